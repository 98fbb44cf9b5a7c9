import { getEntry } from "astro:content";
import type {
  ComplianceSettings,
  ContactSettings,
  MenuSettings,
  SiteSettings,
} from "#contract/desk/settings.ts";

/** All settings files of src/content/settings together. */
export interface Settings {
  site: SiteSettings;
  contact: ContactSettings;
  compliance: ComplianceSettings;
  menus: MenuSettings;
}

/**
 * The settings files as one value, for pages at build time. Values still to be filled in equal
 * `UNSET`; ask with `isUnset` before making a link of one.
 */
export async function readSettings(): Promise<Settings> {
  const names = ["site", "contact", "compliance", "menus"] as const;
  const entries = await Promise.all(names.map((name) => getEntry(name, name)));
  for (const [index, entry] of entries.entries())
    if (!entry)
      throw new MissingSettingsError(`src/content/settings/${names[index]}.yaml is missing: restore it.`);
  const [site, contact, compliance, menus] = entries.map((entry) => entry.data);
  return { site, contact, compliance, menus };
}

/** Thrown when a settings file is gone; its message names the file. */
export class MissingSettingsError extends Error {
  override name = "MissingSettingsError";
}
