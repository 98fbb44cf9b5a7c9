import { annotate, type KnowsLaw } from "#domain/search/match/annotations.ts";
import { normaliseText } from "#domain/search/match/normalise-text.ts";
import { passagesByField, RELEVANCE_TIERS, SEARCH_FIELDS, type SearchDocument } from "./document.ts";

/** The fields whose passages are names and nothing else. */
const NAMES: readonly string[] = SEARCH_FIELDS.slice(RELEVANCE_TIERS.length);

/**
 * The passages of a document as the index takes them: normalised, each followed by its annotations (see
 * `annotate`), with a space between them.
 */
export function indexedPassages(document: SearchDocument, knows: KnowsLaw): string[][] {
  return passagesByField(document).map((pieces, group) =>
    pieces.map((piece) => {
      const text = normaliseText(piece);
      if (NAMES.includes(SEARCH_FIELDS[group]!)) return text;
      const said = new Set(annotate(piece, knows).map((one) => one.text));
      return said.size === 0 ? text : [text, ...said].join(" ");
    }),
  );
}
