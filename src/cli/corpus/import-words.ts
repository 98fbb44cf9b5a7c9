import type { MaskedKind } from "#domain/judgment/masking/printed/kinds.ts";
import type { ExpectedField } from "#domain/judgment/unknown-fields.ts";
import type { StatuteDisagreement } from "#domain/statute/parse/parse-statute.ts";
import words from "./import-words.json" with { type: "json" };

/** The words of an import on the terminal. */
export const IMPORT_WORDS: {
  /** Fields that a record may lack. */
  fields: Record<ExpectedField, string>;
  masked: Record<MaskedKind, string>;
  /** Facts that a law may state differently in two places. */
  lawFields: Record<StatuteDisagreement["field"], string>;
  /**
   * Maps a field to the note about rows whose column and text differ in it. If a field has no note, the
   * column takes precedence.
   */
  rowFields: Record<string, string>;
  /** What the codes of outcomes mean. */
  reasons: Record<string, string>;
} = words;
