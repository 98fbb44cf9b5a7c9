import { escapeHtml } from "#domain/text/escape-html.ts";
import type { ComplianceSettings, ContactSettings, SiteSettings } from "./settings.ts";

type Language = "cn" | "en";
interface TokenSettings {
  site: SiteSettings;
  contact: ContactSettings;
  compliance: ComplianceSettings;
}

/** The names that an editor may write in an info page as `{name}`, each with the setting that replaces it. */
const TOKENS: Record<string, (settings: TokenSettings, language: Language) => string> = {
  siteName: ({ site }, language) => site.name[language],
  operator: ({ site }, language) => site.operator[language],
  operatorAddress: ({ site }, language) => site.operatorAddress[language],
  phone: ({ contact }) => contact.phone,
  email: ({ contact }) => contact.email,
  hours: ({ contact }, language) => contact.hours[language],
  storageCountry: ({ compliance }, language) => compliance.storageCountry[language],
  storageProvider: ({ compliance }, language) => compliance.storageProvider[language],
  retentionDays: ({ compliance }) => String(compliance.retentionDays),
};

/** Names of all tokens, in table order. */
export const TOKEN_NAMES = Object.keys(TOKENS);

/** Tokens in a text with their offset, known or not: `{name}` with letters only. */
export function findTokens(text: string): { name: string; index: number }[] {
  return [...text.matchAll(/\{([A-Za-z]+)\}/g)].map((match) => ({
    name: match[1] ?? "",
    index: match.index,
  }));
}

/**
 * HTML with every known token replaced by its escaped setting; unknown tokens stay as they are. A sentence
 * with an empty setting is dropped, and so is a paragraph or list item that contains nothing else.
 */
export function fillTokens(html: string, settings: TokenSettings, language: Language): string {
  const isEmpty = (name: string) => TOKENS[name]?.(settings, language) === "";
  const said = html.replace(/<[^>]*>|[^<]+/g, (text) =>
    text
      .split(/(?<=。)|(?<=\.\s)/)
      .filter((sentence) => !findTokens(sentence).some(({ name }) => isEmpty(name)))
      .join(""),
  );
  return said.replace(/<(p|li)>[\s-]*<\/\1>/g, "").replace(/\{([A-Za-z]+)\}/g, (whole, name: string) => {
    const read = TOKENS[name];
    return read ? escapeHtml(read(settings, language)) : whole;
  });
}
