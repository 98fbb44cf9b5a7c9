import { DOCUMENT_KINDS } from "#domain/judgment/document-kind.ts";
import type { QueryPlan } from "#domain/search/query/query-plan.ts";
import type { Hierarchy, OrdinalRange } from "#domain/search/tree/hierarchy.ts";
import type { SearchCatalogue } from "../search-engine.ts";
import { TEXT_FIELD } from "./index-body.ts";
import { PASSAGE_TOKEN, phraseOfKeyword } from "./token-text.ts";

/** A clause of the query DSL. */
export type QueryClause = Record<string, unknown>;

/** What is searched by words or exactly and decides the order, best first: the tiers but for the body. */
const TIER_FIELDS = ["title_tokens", "cause_tokens", "holding_tokens"];

/** The clause that finds exactly the documents of a plan. */
export function queryBody(plan: QueryPlan, { courts, causes }: SearchCatalogue): QueryClause {
  const filter: QueryClause[] = [
    ...plan.keywords.map(({ forms }) => anyOf(TEXT_FIELD, forms)),
    ...plan.fields.map(({ field, forms }) => anyOf(`${field}_tokens`, forms)),
    ...plan.near.map((words) => inOnePiece(words.map(({ forms }) => forms))),
    ...(plan.courts ? [{ terms: { court_path: keysOf(courts, plan.courts) } }] : []),
    ...(plan.causes ? [{ terms: { cause_path: keysOf(causes, plan.causes) } }] : []),
    ...(plan.kinds ? [{ terms: { kind: plan.kinds.map((place) => DOCUMENT_KINDS[place]) } }] : []),
    ...(plan.years ? [{ terms: { year: plan.years } }] : []),
    ...(plan.dates ? [{ range: { date: { gte: plan.dates.from, lte: plan.dates.to } } }] : []),
  ];
  const mustNot = plan.without.map(({ forms }) => anyOf(TEXT_FIELD, forms));
  if (filter.length === 0 && mustNot.length === 0) return { match_all: {} };
  return { bool: { filter, must_not: mustNot } };
}

/**
 * The same with a score that is the tier: 5 where every keyword is the document's number, 4 where every one is the
 * number or stands in the title, down to 1. Constant scores, so that no statistics of the cluster have a part in it.
 */
export function rankedBody(plan: QueryPlan, catalogue: SearchCatalogue): QueryClause {
  const within = queryBody(plan, catalogue);
  if (plan.keywords.length === 0) return within;
  const queries = TIER_DEPTHS.map((tier) => ({
    constant_score: { filter: { bool: { filter: tierClauses(plan, tier) } }, boost: 5 - tier },
  }));
  const rest = { constant_score: { filter: { match_all: {} }, boost: 1 } };
  return { bool: { filter: [within], must: [{ dis_max: { queries: [...queries, rest] } }] } };
}

/**
 * Keywords of which all tiers fit into one query: each costs eleven clauses of the 1,024 that a cluster takes
 * (indices.query.bool.max_clause_count; since Lucene 9 of the whole query), other conditions up to 554.
 */
const MOST_RANKED = 40;

/** Whether the tiers have to be asked for one by one, as `tierBody` gives them. */
export const isRankedInSteps = ({ sort, keywords }: QueryPlan) =>
  sort === "relevance" && keywords.flatMap(({ forms }) => forms).length > MOST_RANKED;

/** All tiers above the last, best first: how many of TIER_FIELDS each may look into. */
export const TIER_DEPTHS = [0, 1, 2, 3] as const;
export type Tier = (typeof TIER_DEPTHS)[number];

/** The clause that finds what is in a tier or in a better one, at most five clauses a keyword with the rest. */
export function tierBody(plan: QueryPlan, tier: Tier, catalogue: SearchCatalogue): QueryClause {
  // Whatever stands in a number or a field stands in the whole text too.
  const others = queryBody({ ...plan, keywords: [] }, catalogue);
  return { bool: { filter: [others, ...tierClauses(plan, tier)] } };
}

/** A clause for each keyword: it is the number, or stands in one of a tier's fields. */
function tierClauses({ keywords }: QueryPlan, tier: Tier): QueryClause[] {
  const fields = TIER_FIELDS.slice(0, tier);
  return keywords.map(({ text, forms }) => ({
    bool: {
      should: [
        { term: { number_text: text } },
        ...fields.flatMap((field) => forms.map((form) => phrase(field, form))),
      ],
      minimum_should_match: 1,
    },
  }));
}

/** The order of a plan; newest first and then by id among equals, documents without a date last. */
export function sortBody(plan: QueryPlan): QueryClause[] {
  const last = [{ date: { order: "desc", missing: "_last" } }, { id: { order: "asc" } }];
  if (plan.sort === "court_level") return [{ level: { order: "asc" } }, ...last];
  if (plan.sort === "relevance" && plan.keywords.length > 0) return [{ _score: { order: "desc" } }, ...last];
  return last;
}

/** The clause that finds any form of a word in a field of tokens. */
function anyOf(field: string, forms: readonly string[]): QueryClause {
  const phrases = forms.map((form) => phrase(field, form));
  return phrases.length === 1 ? phrases[0]! : { bool: { should: phrases, minimum_should_match: 1 } };
}

/** The clause that finds a normalised text in a field of tokens. */
export function phrase(field: string, text: string): QueryClause {
  return { match_phrase: { [field]: { query: phraseOfKeyword(text) } } };
}

/**
 * Two or more words in one piece: the shortest stretches that hold them all are asked to hold no boundary. A
 * stretch inside one piece holds a shortest one that lies in it too, so none is missed.
 */
function inOnePiece(words: readonly (readonly string[])[]): QueryClause {
  const rule = (query: string) => ({ match: { query, max_gaps: 0, ordered: true, analyzer: "whitespace" } });
  return {
    intervals: {
      [TEXT_FIELD]: {
        all_of: {
          ordered: false,
          intervals: words.map((forms) => {
            const rules = forms.map((form) => rule(phraseOfKeyword(form)));
            return rules.length === 1 ? rules[0]! : { any_of: { intervals: rules } };
          }),
          filter: { not_containing: rule(PASSAGE_TOKEN) },
        },
      },
    },
  };
}

/** The keys of the nodes whose subtrees the ranges are. */
function keysOf({ keys, ends }: Hierarchy, ranges: readonly OrdinalRange[]): string[] {
  return ranges.map(([from, to]) => {
    if (ends[from] !== to) throw new RangeError("A plan names a range that is no subtree.");
    return keys[from]!;
  });
}
