import { getEntry } from "astro:content";

/**
 * The settings files as one value: `{ site, contact, compliance, menus }`. For pages at build time.
 * Values still to be filled in equal `UNSET`; ask with `isUnset` before making a link of one.
 */
export async function readSettings() {
  const [site, contact, compliance, menus] = await Promise.all([
    getEntry("site", "site"),
    getEntry("contact", "contact"),
    getEntry("compliance", "compliance"),
    getEntry("menus", "menus"),
  ]);
  if (!site || !contact || !compliance || !menus)
    throw new MissingSettingsError(
      "A file is missing in src/content/settings: site, contact, compliance and menus.yaml must exist.",
    );
  return { site: site.data, contact: contact.data, compliance: compliance.data, menus: menus.data };
}

/** Thrown when a settings file is gone; its message says which four must exist. */
export class MissingSettingsError extends Error {
  override name = "MissingSettingsError";
}
