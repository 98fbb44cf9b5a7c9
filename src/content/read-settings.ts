import { getEntry } from "astro:content";
import { isUnset } from "#contract/content/schemas/field.ts";
import type {
  ComplianceSettings,
  ContactSettings,
  MenuSettings,
  SiteSettings,
} from "#contract/content/schemas/settings.ts";
import { activeCorpusDir } from "#server/corpus/corpus-dir.ts";
import { readSources } from "#server/corpus/store/read-sources.ts";

/** The settings of all files in src/content/settings. */
export interface Settings {
  site: SiteSettings;
  contact: ContactSettings;
  compliance: ComplianceSettings;
  menus: MenuSettings;
}

/**
 * Reads the settings for pages that are built. A value that is unset is empty, and pages leave it out. While
 * the judgments are samples, the values that pages need are replaced by invented ones that say so.
 */
export async function readSettings(): Promise<Settings> {
  const site = found(await getEntry("site", "site"), "site");
  const contact = found(await getEntry("contact", "contact"), "contact");
  const isSample = readSources(activeCorpusDir()).some((source) => source.sample);
  const { operator, operatorAddress, ...invented } = isSample ? SAMPLE_SETTINGS : NOTHING;
  const set = (value: string, instead = "") => (isUnset(value) ? instead : value);
  const both = (value: { cn: string; en: string }, instead = { cn: "", en: "" }) => ({
    cn: set(value.cn, instead.cn),
    en: set(value.en, instead.en),
  });
  return {
    site: {
      ...site,
      operator: both(site.operator, operator),
      operatorAddress: both(site.operatorAddress, operatorAddress),
    },
    contact: {
      ...contact,
      phone: set(contact.phone, invented.phone),
      email: set(contact.email, invented.email),
      qr: set(contact.qr, invented.qr),
      chat: set(contact.chat),
      login: set(contact.login),
    },
    compliance: found(await getEntry("compliance", "compliance"), "compliance"),
    menus: found(await getEntry("menus", "menus"), "menus"),
  };
}

/**
 * Values for settings that are unset while the judgments are samples. They name no person and no company, and
 * nobody can be reached by them.
 */
const SAMPLE_SETTINGS = {
  operator: { cn: "示例法律服务机构（示例）", en: "Sample Legal Services (sample)" },
  operatorAddress: { cn: "示例市示例路 1 号（示例）", en: "1 Sample Road, Sample City (sample)" },
  phone: "000-0000-0000（示例 sample）",
  email: "sample@example.com",
  qr: "https://example.com/",
};
const NOTHING: Partial<typeof SAMPLE_SETTINGS> = {};

function found<Data>(entry: { data: Data } | undefined, name: string): Data {
  if (!entry) throw new MissingSettingsError(`src/content/settings/${name}.yaml is missing: restore it.`);
  return entry.data;
}

/** A settings file is missing. The message names the file. */
export class MissingSettingsError extends Error {
  override name = "MissingSettingsError";
}
