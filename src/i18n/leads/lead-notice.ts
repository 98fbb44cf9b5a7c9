import type {
  ComplianceSettings,
  ContactSettings,
  SiteSettings,
} from "#contract/content/schemas/settings.ts";
import { LEAD_PURPOSES, type LeadConsent } from "#contract/leads/lead-form.ts";
import { dictionary } from "../dictionary.ts";
import { fill } from "../fill.ts";
import type { Lang } from "../lang.ts";

/**
 * The notice that art. 17 PIPL demands, as the lead form displays it, with the separate consents. No consent
 * is ticked in advance.
 */
export interface LeadNotice {
  title: string;
  /** The operator of the site and the ways to reach it, as far as the settings name them. */
  handler: string;
  /** One row for each field that the form collects, in the order of the form. */
  rows: { name: string; label: string; purpose: string; duty: string }[];
  /**
   * The paragraphs on processing, on the key if there is one, on storage, on retention and on the visitor's
   * rights.
   */
  paragraphs: string[];
  /**
   * The consents. `neededFor` says what needs the consent: sending the form ("lead"), sending files with it
   * ("files"), or sending it without scripts ("plain"). `plainText` replaces `text` on a page without
   * scripts.
   */
  consents: {
    name: LeadConsent;
    text: string;
    plainText?: string;
    neededFor: "lead" | "files" | "plain";
  }[];
}

/**
 * Builds the notice from LEAD_PURPOSES, which is the form's own table, and from the settings. So the notice
 * covers everything that the form collects. If the data is stored abroad, the notice asks for two more
 * consents: to the storage abroad, and, for a form sent without JavaScript, to its being encrypted only when
 * it arrives at the host. `keyHash` is the SHA-256 of the office's public key, empty if there is none.
 */
export function buildLeadNotice(
  settings: { site: SiteSettings; contact: ContactSettings; compliance: ComplianceSettings },
  lang: Lang,
  keyHash: string,
): LeadNotice {
  const { leadNotice: words } = dictionary(lang);
  const { site, contact, compliance } = settings;
  const values = {
    country: compliance.storageCountry[lang],
    provider: compliance.storageProvider[lang],
    days: compliance.retentionDays,
  };
  const operator = site.operator[lang];
  const ways = [contact.phone, contact.email].filter(Boolean).join(words.between);
  const { storageContact, storageBasis: basis } = compliance;
  const receiver = {
    contact: storageContact ? fill(words.receiver.contact, { contact: storageContact }) : "",
    basis: basis ? fill(words.receiver.basis, { basis: basis[lang] }) : "",
  };
  const names = Object.keys(LEAD_PURPOSES) as (keyof typeof LEAD_PURPOSES)[];
  const word = (name: keyof typeof words.consents, how = "") =>
    fill(words.consents[name], { ...values, ...receiver, how });
  const sensitive = {
    name: "consent_sensitive",
    neededFor: "files",
    text: word("consent_sensitive"),
  } as const;
  const abroad = {
    name: "consent_abroad",
    neededFor: "lead",
    text: word("consent_abroad", words.sealedBefore),
    plainText: word("consent_abroad", words.sealedAfter),
  } as const;
  const arrival = { name: "consent_arrival", neededFor: "plain", text: word("consent_arrival") } as const;
  return {
    title: words.title,
    handler: [operator && fill(words.handler, { operator }), ways && fill(words.reach, { ways })].join(""),
    rows: names.map((name) => ({
      name,
      label: words.fields[name],
      purpose: words.purposes[LEAD_PURPOSES[name].purpose],
      duty: LEAD_PURPOSES[name].required ? words.required : words.optional,
    })),
    paragraphs: [
      ...[words.handling, ...(keyHash ? [words.key] : [])],
      ...[words.storage, words.retention, words.rights],
    ].map((text) => fill(text, { ...values, hash: keyHash.replace(/.{8}(?=.)/g, "$& ") })),
    consents: compliance.storageAbroad ? [abroad, arrival, sensitive] : [sensitive],
  };
}
