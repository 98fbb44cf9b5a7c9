import { MAX_ROWS } from "#contract/search/search-limits.ts";
import { normaliseText } from "#domain/search/match/normalise-text.ts";
import { matchAllPlan, type QueryPlan } from "#domain/search/query/query-plan.ts";
import type { SearchScope } from "#domain/search/scope.ts";
import type { CaseQuery } from "#domain/search/similar/case-collection.ts";
import {
  type FacetCounts,
  FIRST_ROWS,
  type RowRange,
  type SearchCatalogue,
  type SearchEngine,
  type SearchHit,
  type SearchResult,
  type SimilarDocuments,
  type StatisticsCounts,
} from "../../search-engine.ts";
import type { Cluster } from "../cluster/cluster.ts";
import type { SearchBody } from "../cluster/shared-calls.ts";
import type { LocalTables } from "../indexes/local-tables.ts";
import { ROW_FIELDS, readHits } from "./answers.ts";
import type { Asking } from "./asking.ts";
import { NumberBatch } from "./case-numbers.ts";
import { facetsInCluster, statisticsInCluster } from "./count-documents.ts";
import { IndexCalls } from "./index-calls.ts";
import { rowsInCluster } from "./list-rows.ts";
import { PairShares } from "./pair-shares.ts";
import { type NameKinds, PersonNames } from "./person-names.ts";
import { phrase, queryBody, sortBody } from "./query-body.ts";
import { similarInCluster } from "./similar-documents.ts";

/** Rows that one request may list (index.max_result_window). */
const MAX_HITS = 10_000;

/**
 * The engine over an OpenSearch cluster filled by `npm run opensearch -- push`. The catalogues and the terms
 * of the keyword facet are small and ship with the functions.
 */
export class OpenSearchEngine implements SearchEngine {
  readonly #tables: LocalTables;
  readonly #calls: IndexCalls<SearchScope>;
  readonly #shares: PairShares;
  readonly #numbers = new Map<SearchScope, NumberBatch>();
  readonly #names = new Map<SearchScope, PersonNames>();

  constructor(cluster: Cluster, prefix: string, tables: LocalTables) {
    this.#tables = tables;
    this.#calls = new IndexCalls(cluster, prefix, (type) => tables.stamp(type));
    this.#shares = new PairShares(this.#calls);
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
    return readHits(await this.#calls.search(plan.type, body)).total;
  }

  async counts(plans: readonly QueryPlan[]): Promise<number[]> {
    return Promise.all(plans.map((plan) => this.count(plan)));
  }

  async find(plan: QueryPlan, slice: RowRange = FIRST_ROWS): Promise<SearchResult> {
    return rowsInCluster(this.#asking(plan.type), plan, slice);
  }

  async facets(plan: QueryPlan): Promise<FacetCounts> {
    const { type } = plan;
    return facetsInCluster(this.#asking(type), this.#tables.facetTerms(type), plan);
  }

  async statistics(plan: QueryPlan): Promise<StatisticsCounts> {
    return statisticsInCluster(this.#asking(plan.type), plan);
  }

  async namesPerson(type: SearchScope, name: string): Promise<NameKinds> {
    const names = this.#names.get(type) ?? new PersonNames((body) => this.#calls.search(type, body));
    this.#names.set(type, names);
    return names.kindsOf(name);
  }

  async causeLabels(type: SearchScope, ids: string[]): Promise<string[][]> {
    const { keys, labels } = this.catalogue(type).causes;
    const found = await this.#calls.members(type, ids, "cause_key");
    return found.map((own) => (own ?? []).map((key) => labels[keys.indexOf(key)]!));
  }

  async numbers(type: SearchScope, text: string, limit: number): Promise<string[]> {
    const answer = await this.#calls.search(type, {
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

  async similar(type: SearchScope, query: CaseQuery, limit: number): Promise<SimilarDocuments> {
    const ask = {
      search: (body: SearchBody) => this.#calls.search(type, body),
      post: (what: string, body: object) => this.#calls.post(type, what, body),
    };
    return similarInCluster(ask, this.#tables.cases(type), query, limit);
  }

  async detail(type: SearchScope, id: string): Promise<string | null> {
    const [detail] = await this.#calls.members(type, [id], "detail");
    return detail ?? null;
  }

  #asking(type: SearchScope): Asking {
    return { calls: this.#calls, catalogue: this.catalogue(type), shares: this.#shares };
  }

  /** Rows by number, newest first; null if there are more than one request may list. */
  async #findNumbers(type: SearchScope, numbers: string[]): Promise<Map<string, SearchHit[]> | null> {
    const answer = await this.#calls.search(type, {
      query: { bool: { filter: [{ terms: { number_text: numbers } }] } },
      sort: sortBody(matchAllPlan(type)),
      size: numbers.length === 1 ? MAX_ROWS : MAX_HITS,
      track_total_hits: true,
      ...ROW_FIELDS,
    });
    const { total, rows } = readHits(answer);
    if (total > MAX_HITS && numbers.length > 1) return null;
    const byNumber = Map.groupBy(rows, ({ number }) => normaliseText(number));
    return new Map([...byNumber].map(([number, found]) => [number, found.slice(0, MAX_ROWS)]));
  }
}
