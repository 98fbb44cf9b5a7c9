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
import type { LocalTables } from "../indexes/local-tables.ts";
import { ROW_FIELDS, readHits } from "./answers.ts";
import type { Asking } from "./asking.ts";
import { PairShares } from "./asking.ts";
import { facetsInCluster, statisticsInCluster } from "./count-documents.ts";
import { IndexCalls } from "./index-calls.ts";
import { rowsInCluster } from "./list-rows.ts";
import { phrase, queryBody, sortBody } from "./query-body.ts";
import { similarInCluster } from "./similar-documents.ts";

/**
 * Maximum length of a name that is looked up. The cluster limits the bytes of an indexed value, so longer
 * names are not found.
 */
const MAX_NAME_CHARS = 200;

/**
 * The search engine over an OpenSearch cluster that `npm run opensearch -- push` fills. Trees and the terms
 * of the keyword facet are small, so they are files deployed with the functions.
 */
export class OpenSearchEngine implements SearchEngine {
  readonly #tables: LocalTables;
  readonly #calls: IndexCalls<SearchScope>;
  readonly #shares: PairShares;

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
    return this.#calls.count(plan.type, queryBody(plan, this.catalogue(plan.type)));
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

  async namesPerson(type: SearchScope, name: string): Promise<{ officer: boolean; person: boolean }> {
    if (name === "" || name.length > MAX_NAME_CHARS) return { officer: false, person: false };
    const [officers, people] = await Promise.all([
      this.#calls.count(type, { term: { officers: name } }),
      this.#calls.count(type, { term: { people: name } }),
    ]);
    return { officer: officers > 0, person: people > 0 };
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
    const answer = await this.#calls.search(type, {
      query: { bool: { filter: [{ term: { number_text: normaliseText(number) } }] } },
      sort: sortBody(matchAllPlan(type)),
      size: MAX_ROWS,
      track_total_hits: false,
      ...ROW_FIELDS,
    });
    return readHits(answer).rows;
  }

  async similar(type: SearchScope, query: CaseQuery, limit: number): Promise<SimilarDocuments> {
    return similarInCluster(this.#calls, type, this.#tables.cases(type), query, limit);
  }

  async detail(type: SearchScope, id: string): Promise<string | null> {
    const [detail] = await this.#calls.members(type, [id], "detail");
    return detail ?? null;
  }

  #asking(type: SearchScope): Asking {
    return { calls: this.#calls, catalogue: this.catalogue(type), shares: this.#shares };
  }
}
