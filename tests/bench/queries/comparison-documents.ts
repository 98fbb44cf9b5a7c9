import { eachBigram, RUN_END } from "#domain/search/match/bigrams.ts";
import { normaliseText } from "#domain/search/match/normalise-text.ts";
import type { Hierarchy } from "#domain/search/tree/hierarchy.ts";
import { activeCorpusDir } from "#server/corpus/corpus-dir.ts";
import { openEngine } from "#server/search/open/open-engine.ts";
import { passagesByField } from "#server/search/sources/document.ts";
import { judgmentDocuments } from "#server/search/sources/judgment-documents.ts";

/** A judgment as another engine indexes it: the same text and the same ordinals of court and cause. */
export interface ComparisonDocument {
  id: string;
  title: string;
  courtName: string;
  number: string;
  date: string;
  year: number;
  court: number;
  cause: number;
  /** Pieces of normalised text; a keyword never spans two of them. */
  pieces: string[];
}

/** The corpus of the working folder, numbered as in its index. */
export function* comparisonDocuments(): Generator<ComparisonDocument> {
  const { courts, causes } = openEngine().catalogue(1);
  const placeOf = (laid: Hierarchy) => {
    const byKey = new Map(laid.keys.map((key, ordinal) => [key, ordinal]));
    const byLabel = new Map(laid.labels.map((label, ordinal) => [label, ordinal]));
    return (key: string, label: string) => byKey.get(key) ?? byLabel.get(label) ?? -1;
  };
  const [courtOf, causeOf] = [placeOf(courts), placeOf(causes)];
  for (const document of judgmentDocuments(activeCorpusDir())) {
    const { id, title, number, date } = document;
    yield {
      id,
      title,
      number,
      date,
      courtName: document.court,
      year: Number(date.slice(0, 4)),
      court: courtOf(String(document.court_id ?? ""), document.court),
      cause: causeOf(document.causes[0]?.code ?? "", document.causes[0]?.label ?? ""),
      pieces: passagesByField(document).flat().map(normaliseText),
    };
  }
}

/** The bigrams of a normalised text, identical for every engine of the comparison. */
export function bigrams(normalised: string): string[] {
  const tokens: string[] = [];
  eachBigram(normalised, (first, second) =>
    tokens.push(String.fromCodePoint(first) + (second === RUN_END ? "" : String.fromCodePoint(second))),
  );
  return tokens;
}

/** The bigrams of a keyword, without the single last character, which continues in the text. */
export function keywordBigrams(normalised: string): string[] {
  const tokens = bigrams(normalised);
  return tokens.length > 1 ? tokens.slice(0, -1) : tokens;
}
