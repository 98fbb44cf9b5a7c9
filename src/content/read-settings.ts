import { getEntry } from "astro:content";
import type {
  ComplianceSettings,
  ContactSettings,
  MenuSettings,
  SiteSettings,
} from "#contract/content/schemas/settings.ts";

/** All settings files of src/content/settings together. */
export interface Settings {
  site: SiteSettings;
  contact: ContactSettings;
  compliance: ComplianceSettings;
  menus: MenuSettings;
}

/**
 * The settings files as one value, for pages at build time. Values still to be filled in equal `UNSET`; check
 * with `isUnset` before linking to one.
 */
export async function readSettings(): Promise<Settings> {
  return {
    site: found(await getEntry("site", "site"), "site"),
    contact: found(await getEntry("contact", "contact"), "contact"),
    compliance: found(await getEntry("compliance", "compliance"), "compliance"),
    menus: found(await getEntry("menus", "menus"), "menus"),
  };
}

function found<Data>(entry: { data: Data } | undefined, name: string): Data {
  if (!entry) throw new MissingSettingsError(`src/content/settings/${name}.yaml is missing: restore it.`);
  return entry.data;
}

/** Thrown if a settings file is missing; its message names the file. */
export class MissingSettingsError extends Error {
  override name = "MissingSettingsError";
}
