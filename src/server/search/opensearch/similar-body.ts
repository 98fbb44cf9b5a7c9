import { AMOUNT_RANGES, NON_MONETARY_RANGE } from "#domain/catalogue/amount-ranges.ts";
import type { DocumentKind } from "#domain/judgment/document-kind.ts";
import {
  amountSimilarity,
  closestCauseSimilarity,
  courtSimilarity,
  type RareBigram,
  SIMILARITY_WEIGHTS,
  type SimilarityGrade,
  similarityScore,
} from "#domain/search/similar/similar-cases.ts";
import type { Hierarchy } from "#domain/search/tree/hierarchy.ts";
import type { SearchCatalogue } from "../search-engine.ts";
import type { StoredDocument } from "./answers.ts";
import { TEXT_FIELD } from "./index-body.ts";
import { phrase, type QueryClause } from "./query-body.ts";

/** Compares cause, court and amount of a document with any other's. */
export function comparisonWith({ courts, causes }: SearchCatalogue, own: StoredDocument) {
  const ownCauses = own.causeKeys.map((key) => ordinalOf(causes, key));
  const court = ordinalOf(courts, own.courtKey);
  return {
    cause: (keys: readonly string[]) =>
      closestCauseSimilarity(
        causes,
        ownCauses,
        keys.map((key) => ordinalOf(causes, key)),
      ),
    court: (key: string | undefined) => courtSimilarity(courts, court, ordinalOf(courts, key)),
    amount: (place: number) => amountSimilarity(own.amountPlace, place, NON_MONETARY_RANGE),
  };
}

/**
 * The clause that finds every document similar in any respect, scored by similarity: constant scores that add
 * up to `similarityScore`. Ids in `outside` are left out.
 */
export function similarBody(
  catalogue: SearchCatalogue,
  own: StoredDocument,
  rare: readonly RareBigram[],
  outside: readonly string[],
): QueryClause {
  const { cause, court, amount } = comparisonWith(catalogue, own);
  const total = rare.reduce((sum, { weight }) => sum + weight, 0);
  const places = AMOUNT_RANGES.map((_range, place) => place);
  const should = [
    ...rare.map(({ pair, weight }) =>
      worth(phrase(TEXT_FIELD, pair), (SIMILARITY_WEIGHTS.words * weight) / total),
    ),
    // Of several causes the closest counts.
    ...best(
      byNearness(
        "cause_key",
        catalogue.causes.keys,
        (key) => cause([key]),
        (near) => ({ ...NOTHING, cause: near }),
      ),
    ),
    ...byNearness("court_key", catalogue.courts.keys, court, (near) => ({ ...NOTHING, court: near })),
    ...[1, 0.5].flatMap((likeness) => {
      const alike = places.filter((place) => amount(place) === likeness);
      if (alike.length === 0) return [];
      return [worth({ terms: { amount_place: alike } }, SIMILARITY_WEIGHTS.amount * likeness)];
    }),
  ];
  return {
    bool: {
      should,
      minimum_should_match: 1,
      must_not: [{ terms: { id: outside } }, { term: { kind: NOT_PUBLIC } }],
    },
  };
}

/** Nothing is known of what is not public, so nothing can be similar to it. */
const NOT_PUBLIC: DocumentKind = "not_public";

const NOTHING = { words: 0, cause: "none", court: "none", amount: 0 } as const;

const worth = (filter: QueryClause, boost: number): QueryClause => ({ constant_score: { filter, boost } });

/** One clause that scores as the best of the given ones; none for none. */
const best = (queries: QueryClause[]): QueryClause[] =>
  queries.length === 0 ? [] : [{ dis_max: { queries } }];

/** A clause for each similarity grade that occurs in a tree. */
function byNearness(
  field: string,
  keys: readonly string[],
  nearness: (key: string) => SimilarityGrade,
  likeness: (near: SimilarityGrade) => Parameters<typeof similarityScore>[0],
): QueryClause[] {
  const byKind = new Map<SimilarityGrade, string[]>();
  for (const key of keys) {
    const near = nearness(key);
    byKind.set(near, [...(byKind.get(near) ?? []), key]);
  }
  byKind.delete("none");
  return [...byKind].map(([near, some]) =>
    worth({ terms: { [field]: some } }, similarityScore(likeness(near))),
  );
}

/** -1 for none. */
const ordinals = new WeakMap<Hierarchy, Map<string, number>>();
function ordinalOf(laid: Hierarchy, key: string | undefined): number {
  const known = ordinals.get(laid) ?? new Map(laid.keys.map((one, ordinal) => [one, ordinal]));
  ordinals.set(laid, known);
  return known.get(key ?? "") ?? -1;
}
