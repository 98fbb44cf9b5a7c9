import { AMOUNT_RANGES } from "#domain/judgment/amount-ranges.ts";
import { DOCUMENT_KINDS } from "#domain/judgment/document-kind.ts";
import { INSTANCES, OUTCOMES } from "#domain/judgment/record.ts";
import type { QueryPlan } from "#domain/search/query/query-plan.ts";
import type { Hierarchy, OrdinalRange } from "#domain/search/tree/hierarchy.ts";
import type { SearchCatalogue } from "../../search-engine.ts";
import { COVER_ANALYZER, TEXT_FIELD } from "../indexes/index-body.ts";
import { coveringPairs, isSingle, PASSAGE_TOKEN, phraseText } from "../indexes/token-text.ts";

/** A clause of the query DSL. */
export type QueryClause = Record<string, unknown>;

/** The fields that determine the order, best first: the tiers without the body. */
const TIER_FIELDS = ["title_tokens", "cause_tokens", "holding_tokens"];

/** The clause that finds exactly the documents of a plan. */
export function queryBody(plan: QueryPlan, { courts, causes }: SearchCatalogue): QueryClause {
  const filter: QueryClause[] = [
    ...plan.keywords.map(({ forms }) => anyOf(TEXT_FIELD, forms)),
    ...plan.fields.map(({ field, forms }) => anyOf(`${field}_tokens`, forms)),
    ...plan.near.map((words) => inOnePiece(words.map(({ forms }) => forms))),
    ...(plan.courts ? [hasOne("court_path", keysOf(courts, plan.courts))] : []),
    ...(plan.causes ? [hasOne("cause_path", keysOf(causes, plan.causes))] : []),
    ...hasCode("kind", DOCUMENT_KINDS, plan.kinds),
    ...hasCode("instance", INSTANCES, plan.instances),
    ...(plan.outcomes
      ? [
          anyClause(
            ["outcome_complete", "outcome_selected"].flatMap((of) => hasCode(of, OUTCOMES, plan.outcomes)),
          ),
        ]
      : []),
    ...hasCode(
      "amount_place",
      AMOUNT_RANGES.map((_range, place) => String(place)),
      plan.amounts,
    ),
    ...(plan.years ? [hasOne("year", plan.years.map(yearValue))] : []),
    ...(plan.dates ? [{ range: { date: { gte: plan.dates.from, lte: plan.dates.to } } }] : []),
  ];
  const mustNot = plan.without.map(({ forms }) => anyOf(TEXT_FIELD, forms));
  if (filter.length === 0 && mustNot.length === 0) return { match_all: {} };
  return { bool: { filter, must_not: mustNot } };
}

/**
 * The clause for one of several values. A single value gets a term clause, which the cluster evaluates
 * faster.
 */
const hasOne = (field: string, values: readonly string[]): QueryClause =>
  values.length === 1 ? { term: { [field]: values[0] } } : { terms: { [field]: values } };

/** The clause for one of the codes with the given indices, if any are given. */
const hasCode = (field: string, codes: readonly string[], places: readonly number[] | null) =>
  places
    ? [
        hasOne(
          field,
          places.map((place) => codes[place]!),
        ),
      ]
    : [];

/** A year as stored in documents. */
const yearValue = (year: number) => String(year).padStart(4, "0");

/**
 * The clause of a plan, scored by tier: 5 if every keyword is the document's number, 4 if every one is the
 * number or in the title, down to 2, and 0 for the rest. Scores are constant, so the cluster's statistics
 * have no influence.
 */
export function rankedBody(plan: QueryPlan, catalogue: SearchCatalogue): QueryClause {
  const within = queryBody(plan, catalogue);
  if (plan.keywords.length === 0) return within;
  const queries = TIER_DEPTHS.map((tier) => ({
    constant_score: {
      filter: { bool: { filter: tierClauses(plan, tier) } },
      boost: 5 - tier,
    },
  }));
  return { bool: { filter: [within], should: [{ dis_max: { queries } }], minimum_should_match: 0 } };
}

/**
 * Maximum number of keywords whose tiers fit into one query. Each takes eleven clauses of the 1,024 that a
 * cluster accepts (indices.query.bool.max_clause_count; since Lucene 9 for the whole query); other conditions
 * take up to 554.
 */
const MAX_RANKED = 40;

/** Whether the tiers must be requested one by one with `tierBody`. */
export const isRankedInSteps = ({ sort, keywords }: QueryPlan) =>
  sort === "relevance" && keywords.flatMap(({ forms }) => forms).length > MAX_RANKED;

/** All tiers above the last, best first: the number of TIER_FIELDS that each searches. */
export const TIER_DEPTHS = [0, 1, 2, 3] as const;
export type Tier = (typeof TIER_DEPTHS)[number];

/** The clause for documents in a tier or a better one; at most five clauses per keyword in all. */
export function tierBody(plan: QueryPlan, tier: Tier, catalogue: SearchCatalogue): QueryClause {
  // A match in the number or a field is a match in the whole text too, so the keywords are dropped from the
  // text query.
  const others = queryBody({ ...plan, keywords: [] }, catalogue);
  return { bool: { filter: [others, ...tierClauses(plan, tier)] } };
}

/**
 * A clause per keyword: the number, or one of the tier's fields. With several keywords the fields of better
 * tiers count too. A single keyword is searched only in the fields of this tier, because the better tiers
 * were searched before.
 */
const tierClauses = ({ keywords }: QueryPlan, tier: Tier): QueryClause[] => {
  const from = keywords.length === 1 ? tier - 1 : -1;
  return keywords.map((word) =>
    anyClause([
      ...(from < 0 ? [isNumber(word)] : []),
      ...TIER_FIELDS.slice(Math.max(0, from), tier).flatMap(inField(word)),
    ]),
  );
};

type Keyword = QueryPlan["keywords"][number];
const isNumber = ({ text }: Keyword): QueryClause => ({ term: { number_text: text } });
const inField =
  ({ forms }: Keyword) =>
  (field: string): QueryClause[] =>
    forms.map((form) => phrase(field, form));

/** The sort order of a plan; ties newest first, then by id; documents without a date last. */
export function sortBody(plan: QueryPlan): QueryClause[] {
  const last = [{ date: { order: "desc", missing: "_last" } }, { id: { order: "asc" } }];
  if (plan.sort === "court_level") return [{ level: { order: "asc" } }, ...last];
  if (plan.sort === "relevance" && plan.keywords.length > 0) return [{ _score: { order: "desc" } }, ...last];
  return last;
}

/** The clause that finds any form of a word in a token field. */
const anyOf = (field: string, forms: readonly string[]): QueryClause =>
  anyClause(forms.map((form) => phrase(field, form)));

const anyClause = (clauses: QueryClause[]): QueryClause =>
  clauses.length === 1 ? clauses[0]! : { bool: { should: clauses, minimum_should_match: 1 } };

/**
 * The clause for a normalised text in a token field. Every run ends with a break, so every character begins a
 * pair.
 */
export function phrase(field: string, text: string): QueryClause {
  const query = phraseText(text);
  return isSingle(query)
    ? { prefix: { [field]: { value: query } } }
    : { match_phrase: { [field]: { query: coveringPairs(query), analyzer: COVER_ANALYZER } } };
}

/**
 * Two or more words in one passage: the minimal intervals that contain them all must not contain a passage
 * boundary. An interval within one passage contains a minimal one, so none is missed.
 */
function inOnePiece(words: readonly (readonly string[])[]): QueryClause {
  return {
    intervals: {
      [TEXT_FIELD]: {
        all_of: {
          ordered: false,
          intervals: words.map((forms) => {
            const rules = forms.flatMap((form) => placesOf(phraseText(form)));
            return rules.length === 1 ? rules[0]! : { any_of: { intervals: rules } };
          }),
          filter: { not_containing: runOf(PASSAGE_TOKEN) },
        },
      },
    },
  };
}

/**
 * The interval rules that find the occurrences of a phrase. A single character occurs where any pair begins
 * with it.
 */
const placesOf = (query: string): QueryClause[] =>
  isSingle(query)
    ? SECONDS.map((second) => ({
        regexp: { pattern: `${literal(query)}${second}`, max_expansions: MAX_EXPANDED },
      }))
    : [runOf(query)];

/** A character in a pattern. Letters and digits are not escaped, because an escaped one would mean a class. */
const literal = (character: string) => (/[\p{L}\p{N}]/u.test(character) ? character : `\\${character}`);

const runOf = (query: string): QueryClause => ({ match: { query, max_gaps: 0, ordered: true } });

/**
 * Maximum number of pairs that one rule may expand to (indices.query.bool.max_clause_count); a cluster
 * refuses more.
 */
const MAX_EXPANDED = 1024;

/**
 * All characters in classes, each with fewer than MAX_EXPANDED characters that follow one character in texts:
 * a class has 2,624 Chinese characters, of which common character sets contain a third.
 */
const SECONDS: readonly string[] = [
  0,
  ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((part) => 0x4e00 + part * 2624),
].map(
  (from, at, all) => `[${String.fromCodePoint(from)}-${String.fromCodePoint((all[at + 1] ?? 0x110000) - 1)}]`,
);

/** The keys of the nodes whose subtrees the ranges are. */
function keysOf({ keys, ends }: Hierarchy, ranges: readonly OrdinalRange[]): string[] {
  return ranges.map(([from, to]) => {
    if (ends[from] !== to) throw new RangeError("A plan names a range that is no subtree.");
    return keys[from]!;
  });
}
