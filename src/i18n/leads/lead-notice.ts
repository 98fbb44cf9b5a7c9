import type {
  ComplianceSettings,
  ContactSettings,
  SiteSettings,
} from "#contract/content/schemas/settings.ts";
import { LEAD_PURPOSES, type LeadConsent } from "#contract/leads/lead-form.ts";
import { dictionary } from "../dictionary.ts";
import { fill } from "../fill.ts";
import type { Lang } from "../lang.ts";

/** The notice of PIPL art. 17 as displayed by the form, with the separate consents, none of them pre-ticked. */
export interface LeadNotice {
  title: string;
  /** Handler and contact, if they are set. */
  handler: string;
  /** One for each item of data collected, in the form's order. */
  rows: { name: string; label: string; purpose: string; duty: string }[];
  /** Processing, key, storage, retention, rights. */
  paragraphs: string[];
  /**
   * What needs the consent: sending the form at all, sending files with it, or sending it without script.
   * `plainText` replaces the text if there is no script.
   */
  consents: {
    name: LeadConsent;
    text: string;
    plainText?: string;
    neededFor: "lead" | "files" | "plain";
  }[];
}

/**
 * The notice, built from the form's own table of purposes and from the settings, so that it covers everything
 * the form asks for. The consent to storage abroad, and with it the consent to sealing on arrival, appears
 * only if storage is abroad. `keyHash` is the SHA-256 of the office's public key, empty if there is none.
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
