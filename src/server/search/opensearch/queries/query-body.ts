import { AMOUNT_RANGES } from "#domain/judgment/amount-ranges.ts";
import { DOCUMENT_KINDS } from "#domain/judgment/document-kind.ts";
import { INSTANCES, OUTCOMES } from "#domain/judgment/record.ts";
import type { QueryPlan } from "#domain/search/query/query-plan.ts";
import type { Hierarchy, OrdinalRange } from "#domain/search/tree/hierarchy.ts";
import type { SearchCatalogue } from "../../search-engine.ts";
import { COVER_ANALYZER, TEXT_FIELD } from "../indexes/index-body.ts";
import { coveringPairs, isSingle, PASSAGE_TOKEN, phraseText } from "../indexes/token-text.ts";

/** A clause of the OpenSearch query language. */
export type QueryClause = Record<string, unknown>;

/**
 * The fields by which documents are ranked, best first. They correspond to the tiers between the case number
 * and the body.
 */
const TIER_FIELDS = ["title_tokens", "cause_tokens", "holding_tokens"];

/** The clause that finds exactly the documents of a plan, without ranking them. */
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
 * The clause that finds one of several values. A single value gets a `term` clause, which the cluster
 * evaluates faster.
 */
const hasOne = (field: string, values: readonly string[]): QueryClause =>
  values.length === 1 ? { term: { [field]: values[0] } } : { terms: { [field]: values } };

/** The clause that finds documents with one of the codes at the indices `places`; none if that is null. */
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
 * The clauses that find the documents of all tiers but the last, best first: every keyword is the case
 * number; every keyword is in the title; and so on down to the holding. With several keywords a tier includes
 * the better tiers.
 */
export function tierBodies(plan: QueryPlan, catalogue: SearchCatalogue): QueryClause[] {
  // A keyword that matches the case number or a field also matches the whole text, so the query need not
  // search the text for keywords.
  const others = queryBody({ ...plan, keywords: [] }, catalogue);
  return Array.from({ length: TIER_FIELDS.length + 1 }, (_, tier) => ({
    bool: { filter: [others, ...tierClauses(plan, tier)] },
  }));
}

/**
 * One clause for each keyword. With several keywords a tier includes the better tiers, because one keyword
 * may be in a better field than another: each keyword must be the case number or in any field up to that of
 * the tier. A single keyword is searched only in the tier's own field, because the better tiers have searches
 * of their own.
 */
const tierClauses = ({ keywords }: QueryPlan, tier: number): QueryClause[] => {
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

/**
 * The sort order of a plan: by court level if it says so, then by date, newest first, then by id. Documents
 * without a date come last.
 */
export function sortBody(plan: QueryPlan): QueryClause[] {
  const newest = [{ date: { order: "desc", missing: "_last" } }, { id: { order: "asc" } }];
  if (plan.sort === "court_level") return [{ level: { order: "asc" } }, ...newest];
  return newest;
}

/** The clause that finds any form of a word in a field of character pairs. */
const anyOf = (field: string, forms: readonly string[]): QueryClause =>
  anyClause(forms.map((form) => phrase(field, form)));

const anyClause = (clauses: QueryClause[]): QueryClause =>
  clauses.length === 1 ? clauses[0]! : { bool: { should: clauses, minimum_should_match: 1 } };

/**
 * The clause that finds a normalised text in a field of character pairs. A single character is found as the
 * beginning of a pair; every run ends with a break, so the last character begins a pair too.
 */
export function phrase(field: string, text: string): QueryClause {
  const query = phraseText(text);
  return isSingle(query)
    ? { prefix: { [field]: { value: query } } }
    : { match_phrase: { [field]: { query: coveringPairs(query), analyzer: COVER_ANALYZER } } };
}

/**
 * Finds two or more words in one passage. An interval that contains all words and no passage boundary is
 * required. Only minimal intervals are examined. That suffices, because an interval within one passage
 * contains a minimal one.
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

/** The interval rules that find a phrase. A single character occurs where any pair begins with it. */
const placesOf = (query: string): QueryClause[] =>
  isSingle(query)
    ? SECONDS.map((second) => ({
        regexp: { pattern: `${literal(query)}${second}`, max_expansions: MAX_EXPANDED },
      }))
    : [runOf(query)];

/**
 * A character as part of a pattern. Letters and digits are not escaped, because an escaped letter would stand
 * for a class of characters.
 */
const literal = (character: string) => (/[\p{L}\p{N}]/u.test(character) ? character : `\\${character}`);

const runOf = (query: string): QueryClause => ({ match: { query, max_gaps: 0, ordered: true } });

/**
 * Maximum number of pairs to which one rule may expand. A cluster refuses more
 * (indices.query.bool.max_clause_count).
 */
const MAX_EXPANDED = 1024;

/**
 * Patterns for the second character of a pair. Together they match all characters, divided into ranges so
 * that fewer than MAX_EXPANDED different characters of a range follow a given character. A range of Chinese
 * characters has 2,624, of which common character sets contain a third.
 */
const SECONDS: readonly string[] = [
  0,
  ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((part) => 0x4e00 + part * 2624),
].map(
  (from, at, all) => `[${String.fromCodePoint(from)}-${String.fromCodePoint((all[at + 1] ?? 0x110000) - 1)}]`,
);

/** The keys of nodes. Each range must be the range of a node's subtree. */
function keysOf({ keys, ends }: Hierarchy, ranges: readonly OrdinalRange[]): string[] {
  return ranges.map(([from, to]) => {
    if (ends[from] !== to) throw new RangeError("A plan names a range that is no subtree.");
    return keys[from]!;
  });
}
