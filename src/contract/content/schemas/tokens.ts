import { escapeHtml } from "#domain/text/escape-html.ts";
import type { ComplianceSettings, ContactSettings, SiteSettings } from "./settings.ts";

type Language = "cn" | "en";
interface TokenSettings {
  site: SiteSettings;
  contact: ContactSettings;
  compliance: ComplianceSettings;
}

/**
 * The names that an editor may write as `{name}` in an info page. Each returns the setting that replaces it.
 */
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

/** Names of all tokens, in the order of the table. */
export const TOKEN_NAMES = Object.keys(TOKENS);

/**
 * The tokens in a text, with the offset of each. A token is `{name}` with only letters. It may be unknown.
 */
export function findTokens(text: string): { name: string; index: number }[] {
  return [...text.matchAll(/\{([A-Za-z]+)\}/g)].map((match) => ({
    name: match[1] ?? "",
    index: match.index,
  }));
}

/**
 * HTML in which every known token is replaced by its setting, escaped. Unknown tokens stay. A sentence with
 * an empty setting is dropped. A paragraph or list item that contains nothing else is dropped too.
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
