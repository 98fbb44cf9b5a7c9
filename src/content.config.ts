import { defineCollection } from "astro:content";
import { glob } from "astro/loaders";
import { ComplianceSettings, ContactSettings, MenuSettings, SiteSettings } from "#contract/desk/settings.ts";

const settingsFile = (name: string) => glob({ base: "./src/content/settings", pattern: `${name}.yaml` });

/** Settings are collections of one entry each; read them with `readSettings`. */
export const collections = {
  site: defineCollection({ loader: settingsFile("site"), schema: SiteSettings }),
  contact: defineCollection({ loader: settingsFile("contact"), schema: ContactSettings }),
  compliance: defineCollection({ loader: settingsFile("compliance"), schema: ComplianceSettings }),
  menus: defineCollection({ loader: settingsFile("menus"), schema: MenuSettings }),
};
