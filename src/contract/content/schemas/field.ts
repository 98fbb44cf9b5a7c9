import * as z from "zod/mini";

/** What an editor is told about a field, and how a form shows it. */
export interface FieldNotes {
  /** Chinese name of the field. Messages use it, and forms show it as the label. */
  label: string;
  /**
   * One sentence on how to fill in the field. Forms show it below the field, and messages about a mistake
   * repeat it.
   */
  hint?: string;
  /** The form control. Absent if it follows from the type. */
  control?: "text" | "markdown" | "image" | "date" | "link";
  /** Chinese names of the values that can be chosen. Absent if the values themselves are Chinese. */
  choices?: Readonly<Record<string, string>>;
  /**
   * The value is the same in all languages of an article. A CMS with a column for each language keeps the
   * columns equal.
   */
  shared?: true;
  /** The value follows from other files. A CMS that reads all files does not ask for it. */
  derived?: true;
}

/** The notes on every described schema. The checker's messages and the CMS's forms are made from them. */
export const fieldNotes = z.registry<FieldNotes>();

/**
 * The schema with notes. It is copied first, because one schema may serve several fields with different
 * notes.
 */
export function field<Schema extends z.ZodMiniType>(
  schema: Schema,
  label: string,
  notes: Omit<FieldNotes, "label"> = {},
): Schema {
  const own = z.clone(schema);
  fieldNotes.add(own, { label, ...notes });
  return own;
}

/** Stands in a content file until somebody fills in the value. Builds for production refuse it. */
export const UNSET = "待填写";

/** True for a value that is not filled in yet. Pages leave it out. */
export function isUnset(value: string): boolean {
  return value.trim() === UNSET;
}

/** Text of one to `max` characters, without line breaks. */
export function line(max: number) {
  return z.string().check(
    z.minLength(1),
    z.maxLength(max),
    z.refine((text: string) => !/[\r\n]/.test(text), { error: "line_break" }),
  );
}

/** Text of one to `max` characters. Line breaks are allowed. */
export function paragraph(max: number) {
  return z.string().check(z.minLength(1), z.maxLength(max));
}

/**
 * One text in Chinese and English: `{ cn, en }`. The Chinese has at most `max` characters, the English three
 * times as many.
 */
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

/** An address on this site, with a single `/` at its start. The checker ensures that the page exists. */
export const internalLink = z
  .string()
  .check(z.refine((text: string) => /^\/(?!\/)\S*$/.test(text), { error: "internal_link" }));

/**
 * A calendar day as yyyy-MM-dd text. Astro's YAML reader turns unquoted days into Date objects, which are
 * converted back; the checker's reader leaves them as text.
 */
export function day() {
  return z.pipe(
    z.transform((value: unknown) => (value instanceof Date ? value.toISOString().slice(0, 10) : value)),
    z.string().check(z.iso.date()),
  );
}
