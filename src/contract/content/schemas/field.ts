import * as z from "zod/mini";

/** What an editor is told about a field: its Chinese name, how to fill it in, and how a form shows it. */
export interface FieldNotes {
  /** Chinese name, used in messages and as the label of a form field. */
  label: string;
  /** One sentence on how to fill in the field, shown below it and as the remedy for a mistake. */
  hint?: string;
  /** Form control, if the type alone does not determine it. */
  control?: "text" | "markdown" | "image" | "date" | "link";
  /** Chinese names of the possible values, if the values themselves are English. */
  choices?: Readonly<Record<string, string>>;
  /** For articles: the same in both languages, so that a CMS with a column for each keeps them equal. */
  shared?: true;
  /** The value follows from other files, so a CMS that reads all files does not ask for it. */
  derived?: true;
}

/** Notes of every described schema: the source of the checker's messages and the CMS's forms. */
export const fieldNotes = z.registry<FieldNotes>();

/** A copy of the schema with its notes registered: the same shape may serve several fields. */
export function field<Schema extends z.ZodMiniType>(
  schema: Schema,
  label: string,
  notes: Omit<FieldNotes, "label"> = {},
): Schema {
  const own = z.clone(schema);
  fieldNotes.add(own, { label, ...notes });
  return own;
}

/** The placeholder in a content file until somebody fills it in; production builds refuse it. */
export const UNSET = "待填写";

/** True for a value not yet filled in, which pages leave out. */
export function isUnset(value: string): boolean {
  return value.trim() === UNSET;
}

/** Non-empty text of at most `max` characters without line breaks. */
export function line(max: number) {
  return z.string().check(
    z.minLength(1),
    z.maxLength(max),
    z.refine((text: string) => !/[\r\n]/.test(text), { error: "line_break" }),
  );
}

/** Non-empty text of at most `max` characters, line breaks allowed. */
export function paragraph(max: number) {
  return z.string().check(z.minLength(1), z.maxLength(max));
}

/** One text in both languages, each of at most `max` characters: `{ cn, en }`. */
export function bilingual(max: number) {
  return z.strictObject({
    cn: field(paragraph(max), "中文"),
    en: field(paragraph(max * 3), "英文"),
  });
}

/** An absolute https address. */
export const externalLink = z
  .string()
  .check(z.refine((text: string) => /^https:\/\/[^\s/]+\.[^\s]+$/.test(text), { error: "external_link" }));

/** An address within the site: begins with a single `/`; the checker ensures that the page exists. */
export const internalLink = z
  .string()
  .check(z.refine((text: string) => /^\/(?!\/)\S*$/.test(text), { error: "internal_link" }));

/**
 * A calendar day as `yyyy-MM-dd`. Astro's YAML reader turns unquoted days into Date objects, the checker's
 * leaves them as text; both become text.
 */
export function day() {
  return z.pipe(
    z.transform((value: unknown) => (value instanceof Date ? value.toISOString().slice(0, 10) : value)),
    z.string().check(z.iso.date()),
  );
}
