import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parse } from "yaml";
import { labelAt } from "#contract/content/cms/walk.ts";
import { isUnset } from "#contract/content/schemas/field.ts";
import { ContactSettings, SiteSettings } from "#contract/content/schemas/settings.ts";

/** The files whose settings may be unset, relative to the project's root. */
const FILES = [
  ["src/content/settings/site.yaml", SiteSettings],
  ["src/content/settings/contact.yaml", ContactSettings],
] as const;

/** The files that must be deployed with a function that calls `unsetSettings`. */
export const SETTINGS_FILES = FILES.map(([path]) => path);

/**
 * The settings that are unset. Pages leave them out. `name` is, for example, "contact.phone"; `label` is the
 * setting's label in the CMS.
 */
export function unsetSettings(root = "."): { name: string; label: string }[] {
  return FILES.flatMap(([path, schema]) => {
    const settings: Record<string, unknown> = parse(readFileSync(join(root, path), "utf8"));
    const names = Object.keys(settings).filter((name) =>
      // A setting has a text for each language, or a single value.
      Object.values(typeof settings[name] === "string" ? [settings[name]] : Object(settings[name])).some(
        (text) => typeof text === "string" && isUnset(text),
      ),
    );
    return names.map((name) => ({
      name: `${basename(path, ".yaml")}.${name}`,
      label: labelAt(schema, [name]),
    }));
  });
}
