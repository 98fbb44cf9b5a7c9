import { escapeHtml } from "#domain/text/escape-html.ts";

/** Text that is HTML already. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** What a template takes: text is escaped, markup stays, lists are joined, nothing gives nothing. */
export type MarkupPart = string | number | Markup | null | false | readonly MarkupPart[];

function write(part: MarkupPart): string {
  if (part === null || part === false) return "";
  if (part instanceof Markup) return part.text;
  if (Array.isArray(part)) return part.map(write).join("");
  return escapeHtml(String(part));
}

/** A piece of HTML from a template whose values are escaped, attributes included (they stand in quotes). */
export function html(fixed: TemplateStringsArray, ...parts: MarkupPart[]): Markup {
  return new Markup(fixed.reduce((text, piece, at) => text + write(parts[at - 1] ?? null) + piece));
}
