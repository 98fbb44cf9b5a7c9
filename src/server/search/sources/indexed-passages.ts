import { annotate, type KnowsLaw } from "#domain/search/match/annotations.ts";
import { normaliseText } from "#domain/search/match/normalise-text.ts";
import { passagesByField, RELEVANCE_TIERS, SEARCH_FIELDS, type SearchDocument } from "./document.ts";

/** Fields whose passages are only names. */
const NAMES: readonly string[] = SEARCH_FIELDS.slice(RELEVANCE_TIERS.length);

/**
 * A document's passages in the form of an index: normalised, each followed by its annotations (`annotate`),
 * with separators between them.
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
