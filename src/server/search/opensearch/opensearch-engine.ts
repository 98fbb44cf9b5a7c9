import { MAX_ROWS, PAGE_SIZE } from "#contract/search/search-limits.ts";
import { AMOUNT_RANGES } from "#domain/catalogue/amount-ranges.ts";
import { DOCUMENT_KINDS } from "#domain/judgment/document-kind.ts";
import { APPEAL_OUTCOMES } from "#domain/judgment/record.ts";
import { normaliseText } from "#domain/search/match/normalise-text.ts";
import { cutSnippets } from "#domain/search/match/snippet.ts";
import {
  matchAllPlan,
  type QueryPlan,
  type SearchScope,
  wordsToShow,
} from "#domain/search/query/query-plan.ts";
import { encodeRows } from "../encode-rows.ts";
import {
  type EncodedResult,
  type FacetCounts,
  FIRST_ROWS,
  placesOf,
  type RowRange,
  type SearchCatalogue,
  type SearchEngine,
  type SearchHit,
  type SearchResult,
  type SimilarDocument,
  type StatisticsCounts,
} from "../search-engine.ts";
import type { DocumentDetail } from "../sources/document.ts";
import { type Bucket, ROW_FIELDS, readBuckets, readHits, readMembers } from "./answers.ts";
import { bucketsOf, countsByOrdinal } from "./buckets.ts";
import { NumberBatch } from "./case-numbers.ts";
import type { Cluster } from "./cluster.ts";
import { IndexFit } from "./index-fit.ts";
import { aliasOf } from "./index-names.ts";
import type { LocalTables } from "./local-tables.ts";
import { type NameKinds, PersonNames } from "./person-names.ts";
import {
  isRankedInSteps,
  phrase,
  type QueryClause,
  queryBody,
  rankedBody,
  sortBody,
  TIER_DEPTHS,
  tierBody,
} from "./query-body.ts";
import { SharedCalls } from "./shared-calls.ts";
import { similarInCluster } from "./similar-documents.ts";

/** Rows that one request may list (index.max_result_window). */
const MOST_HITS = 10_000;
/** Terms per keyword facet. */
const TERMS_SHOWN = 20;
/** More years than any corpus has. */
const MOST_YEARS = 1000;

/**
 * The engine over an OpenSearch cluster filled by `npm run opensearch -- push`. The catalogues and the terms
 * of the keyword facet are small and ship with the functions.
 */
export class OpenSearchEngine implements SearchEngine {
  readonly #cluster: Cluster;
  readonly #prefix: string;
  readonly #tables: LocalTables;
  readonly #calls: SharedCalls;
  readonly #fits: IndexFit;
  readonly #numbers = new Map<SearchScope, NumberBatch>();
  readonly #names = new Map<SearchScope, PersonNames>();

  constructor(cluster: Cluster, prefix: string, tables: LocalTables) {
    this.#cluster = cluster;
    this.#prefix = prefix;
    this.#tables = tables;
    this.#calls = new SharedCalls(cluster);
    this.#fits = new IndexFit(cluster, prefix, tables);
  }

  catalogue(type: SearchScope): SearchCatalogue {
    return this.#tables.catalogue(type);
  }

  work() {
    return { near: 0, words: 0, fields: 0, budget: 0 };
  }

  async count(plan: QueryPlan): Promise<number> {
    const query = queryBody(plan, this.catalogue(plan.type));
    const body = { query, size: 0, track_total_hits: true };
    return readHits(await this.#search(plan.type, body)).total;
  }

  async counts(plans: readonly QueryPlan[]): Promise<number[]> {
    return Promise.all(plans.map((plan) => this.count(plan)));
  }

  async find(plan: QueryPlan, stretch: RowRange = FIRST_ROWS): Promise<SearchResult> {
    const catalogue = this.catalogue(plan.type);
    const { start, end } = placesOf(stretch);
    const { total, rows } = isRankedInSteps(plan)
      ? await this.#findInSteps(plan, start, end)
      : await this.#list(
          plan,
          (plan.sort === "relevance" ? rankedBody : queryBody)(plan, catalogue),
          start,
          end,
        );
    const inList = (place: number) => Math.max(0, place - start);
    const page = rows.slice(inList((plan.page - 1) * PAGE_SIZE), inList(plan.page * PAGE_SIZE));
    await this.#addSnippets(plan, page);
    return { total, rows };
  }

  async list(plan: QueryPlan, stretch?: RowRange): Promise<EncodedResult> {
    const { total, rows } = await this.find(plan, stretch);
    return { total, rows: encodeRows(rows) };
  }

  async facets(plan: QueryPlan): Promise<FacetCounts> {
    const terms = this.#tables.facetTerms(plan.type);
    const { causes } = this.catalogue(plan.type);
    const buckets = await this.#countBy(plan, {
      keywords: bucketsOf("terms", terms.length),
      causesBelow: bucketsOf("cause_path", causes.keys.length),
      kinds: bucketsOf("kind", DOCUMENT_KINDS.length),
    });
    const place = new Map(terms.map((term, at) => [term, at]));
    return {
      ...this.#places(plan.type, buckets),
      causesBelow: countsByOrdinal(causes.keys, buckets.causesBelow!),
      kinds: countsByOrdinal(DOCUMENT_KINDS, buckets.kinds!),
      keywords: buckets
        .keywords!.map(([term, count]): [string, number] => [String(term), count])
        .sort((a, b) => b[1] - a[1] || (place.get(a[0]) ?? 0) - (place.get(b[0]) ?? 0))
        .slice(0, TERMS_SHOWN),
    };
  }

  async statistics(plan: QueryPlan): Promise<StatisticsCounts> {
    const buckets = await this.#countBy(plan, {
      amounts: bucketsOf("amount_place", AMOUNT_RANGES.length),
      complete: bucketsOf("complete", 2),
      outcomes: bucketsOf("outcome_complete", APPEAL_OUTCOMES.length),
      leftOut: bucketsOf("outcome_selected", APPEAL_OUTCOMES.length),
    });
    const countOf = (name: string, key: string | number) =>
      buckets[name]!.find(([held]) => held === key)?.[1] ?? 0;
    return {
      ...this.#places(plan.type, buckets),
      amounts: AMOUNT_RANGES.map((_range, place) => countOf("amounts", place)),
      outcomes: APPEAL_OUTCOMES.map((outcome) => countOf("outcomes", outcome)),
      complete: countOf("complete", 1),
      outcomesLeftOut: buckets.leftOut!.reduce((sum, [, count]) => sum + count, 0),
    };
  }

  async namesPerson(type: SearchScope, name: string): Promise<NameKinds> {
    const names = this.#names.get(type) ?? new PersonNames((body) => this.#search(type, body));
    this.#names.set(type, names);
    return names.kindsOf(name);
  }

  async causeLabels(type: SearchScope, ids: string[]): Promise<string[][]> {
    const { keys, labels } = this.catalogue(type).causes;
    const found = await this.#members(type, ids, "cause_key");
    return found.map((own) => (own ?? []).map((key) => labels[keys.indexOf(key)]!));
  }

  async numbers(type: SearchScope, text: string, limit: number): Promise<string[]> {
    const answer = await this.#search(type, {
      query: { bool: { filter: [phrase("number_tokens", text)] } },
      collapse: { field: "number" },
      sort: sortBody(matchAllPlan(type)),
      size: limit,
      track_total_hits: false,
      ...ROW_FIELDS,
    });
    return readHits(answer).rows.map(({ number }) => number);
  }

  async findByCaseNumber(type: SearchScope, number: string): Promise<SearchHit[]> {
    const numbers = this.#numbers.get(type) ?? new NumberBatch((some) => this.#findNumbers(type, some));
    this.#numbers.set(type, numbers);
    return numbers.rowsOf(normaliseText(number));
  }

  async similar(type: SearchScope, id: string, limit: number): Promise<SimilarDocument[]> {
    const ask = {
      search: (body: object) => this.#search(type, body),
      post: (what: string, body: object) => this.#ask(type, what, body),
    };
    return similarInCluster(ask, this.catalogue(type), id, limit);
  }

  async detail(type: SearchScope, id: string): Promise<string | null> {
    const [detail] = await this.#members(type, [id], "detail");
    return detail ?? null;
  }

  /** Rows by number, newest first; null if there are more than one request may list. */
  async #findNumbers(type: SearchScope, numbers: string[]): Promise<Map<string, SearchHit[]> | null> {
    const answer = await this.#search(type, {
      query: { bool: { filter: [{ terms: { number_text: numbers } }] } },
      sort: sortBody(matchAllPlan(type)),
      size: numbers.length === 1 ? MAX_ROWS : MOST_HITS,
      track_total_hits: true,
      ...ROW_FIELDS,
    });
    const { total, rows } = readHits(answer);
    if (total > MOST_HITS && numbers.length > 1) return null;
    const byNumber = Map.groupBy(rows, ({ number }) => normaliseText(number));
    return new Map([...byNumber].map(([number, found]) => [number, found.slice(0, MAX_ROWS)]));
  }

  /** The rows of a query from `start` (0) to `end` in the plan's order, and the total. */
  async #list(plan: QueryPlan, query: QueryClause, start: number, end: number): Promise<SearchResult> {
    const answer = await this.#search(plan.type, {
      query,
      sort: sortBody(plan),
      ...(start > 0 && { from: start }),
      size: end - start,
      track_total_hits: true,
      ...ROW_FIELDS,
    });
    return readHits(answer);
  }

  /**
   * The ranked rows, collected tier by tier: each request finds a tier with the better ones, newest first.
   */
  async #findInSteps(plan: QueryPlan, start: number, end: number): Promise<SearchResult> {
    const catalogue = this.catalogue(plan.type);
    const newest: QueryPlan = { ...plan, sort: "date" };
    const bodies = [
      ...TIER_DEPTHS.map((tier) => tierBody(plan, tier, catalogue)),
      queryBody(plan, catalogue),
    ];
    const found = await Promise.all(bodies.map((body) => this.#list(newest, body, 0, end)));
    const rows = new Map(found.flatMap((some) => some.rows).map((row) => [row.id, row]));
    return { total: found.at(-1)!.total, rows: [...rows.values()].slice(start, end) };
  }

  async #addSnippets(plan: QueryPlan, rows: SearchHit[]): Promise<void> {
    if (rows.length === 0) return;
    const ids = rows.map(({ id }) => id);
    const details = await this.#members(plan.type, ids, "detail");
    const words = wordsToShow(plan);
    for (const [at, row] of rows.entries()) {
      const text = details[at];
      if (!text) continue;
      const { body_text, tail_text, body_postscript, holding }: DocumentDetail = JSON.parse(text);
      const paragraphs = [...body_text, ...tail_text, ...body_postscript];
      row.snippets = cutSnippets(row.title, paragraphs, words, holding?.from ?? 0, plan.near);
    }
  }

  /** A member of documents, in the order requested; null if an id is unknown or the document has none. */
  async #members<Member extends "detail" | "cause_key">(type: SearchScope, ids: string[], member: Member) {
    if (ids.length === 0) return [];
    const answers = await this.#beside(
      type,
      Promise.all(ids.map((_id) => this.#calls.document(this.#alias(type), { _id, _source: [member] }))),
    );
    return answers.flatMap((answer) => readMembers(answer, member));
  }

  /** Documents of a plan by court, cause, year and whatever else is requested. */
  async #countBy(plan: QueryPlan, further: Record<string, QueryClause>): Promise<Record<string, Bucket[]>> {
    const { courts, causes } = this.catalogue(plan.type);
    const aggs = {
      courts: bucketsOf("court_key", courts.keys.length),
      causes: bucketsOf("cause_key", causes.keys.length),
      withCause: bucketsOf("with_cause", 1),
      years: bucketsOf("year", MOST_YEARS, { _key: "desc" }),
      ...further,
    };
    const query = queryBody(plan, { courts, causes });
    const answer = await this.#search(plan.type, { query, size: 0, track_total_hits: false, aggs });
    return readBuckets(answer, Object.keys(aggs));
  }

  #places(type: SearchScope, buckets: Record<string, Bucket[]>) {
    const { courts, causes } = this.catalogue(type);
    return {
      courts: countsByOrdinal(courts.keys, buckets.courts!),
      causes: countsByOrdinal(causes.keys, buckets.causes!),
      withCause: buckets.withCause![0]?.[1] ?? 0,
      years: buckets.years!.map(([year, count]): [number, number] => [Number(year), count]),
    };
  }

  #search(type: SearchScope, body: object): Promise<unknown> {
    return this.#beside(type, this.#calls.search(this.#alias(type), body));
  }

  async #ask(type: SearchScope, what: string, body: object): Promise<unknown> {
    const path = `${this.#alias(type)}/${what}`;
    const { body: answer } = await this.#beside(type, this.#cluster.send({ method: "POST", path, body }));
    return answer;
  }

  /** An answer, once it is known that the index fits this build: asked beside the request, not before it. */
  async #beside<Answer>(type: SearchScope, answer: Promise<Answer>): Promise<Answer> {
    const [, given] = await Promise.all([this.#fits.check(type), answer]);
    return given;
  }

  #alias(type: SearchScope): string {
    return aliasOf(this.#prefix, type);
  }
}
