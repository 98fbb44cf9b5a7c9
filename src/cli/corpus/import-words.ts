import type { MaskedKind } from "#domain/judgment/masking/printed/kinds.ts";
import type { ExpectedField } from "#domain/judgment/unknown-fields.ts";
import type { StatuteDisagreement } from "#domain/statute/parse/parse-statute.ts";
import words from "./import-words.json" with { type: "json" };

/** What an import says on the terminal. */
export const IMPORT_WORDS: {
  /** Fields that may be missing. */
  fields: Record<ExpectedField, string>;
  masked: Record<MaskedKind, string>;
  /** Facts that two places of a law may give differently. */
  lawFields: Record<StatuteDisagreement["field"], string>;
  /**
   * Maps a field to the note on rows whose column and text differ in it; for other fields the column takes
   * precedence.
   */
  rowFields: Record<string, string>;
  /** Outcome codes. */
  reasons: Record<string, string>;
} = words;
