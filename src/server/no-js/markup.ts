import { escapeHtml } from "#domain/text/escape-html.ts";

/** A text that is HTML already. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/**
 * A value in a template. A text is escaped, markup is inserted as it is, and the items of a list are joined.
 * Null, undefined and false are empty.
 */
export type MarkupPart = string | number | Markup | null | undefined | false | readonly MarkupPart[];

function write(part: MarkupPart): string {
  if (part === null || part === undefined || part === false) return "";
  if (part instanceof Markup) return part.text;
  if (Array.isArray(part)) return part.map(write).join("");
  return escapeHtml(String(part));
}

/** A hidden field of a form. */
export const hidden = (name: string, value: string | number): Markup =>
  html`<input type="hidden" name="${name}" value="${value}">`;

/** The hidden field with the language of a page. The prefix of the page's addresses tells the language. */
export const langField = (prefix: string): Markup => hidden("lang", prefix === "" ? "cn" : "en");

/** Makes HTML from a template. Its values are escaped, so they may also be in quoted attributes. */
export function html(fixed: TemplateStringsArray, ...parts: MarkupPart[]): Markup {
  return new Markup(fixed.reduce((text, piece, at) => text + write(parts[at - 1] ?? null) + piece));
}
