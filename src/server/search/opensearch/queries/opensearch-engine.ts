import { MAX_ROWS } from "#contract/search/search-limits.ts";
import type { DocumentKind } from "#domain/judgment/document-kind.ts";
import { normaliseText } from "#domain/search/match/normalise-text.ts";
import { matchAllPlan, type QueryPlan } from "#domain/search/query/query-plan.ts";
import type { SearchScope } from "#domain/search/scope.ts";
import type { CaseCollection, CaseQuery } from "#domain/search/similar/case-collection.ts";
import { COMPARED, rankCases } from "#domain/search/similar/rank-cases.ts";
import { hanBigrams, tellingBigrams, type WeighedBigram } from "#domain/search/similar/telling-bigrams.ts";
import { tellingPassage } from "#domain/search/similar/telling-passage.ts";
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
import type { DocumentDetail } from "../../sources/document.ts";
import type { Cluster } from "../cluster/cluster.ts";
import { TEXT_FIELD } from "../indexes/index-body.ts";
import type { LocalTables } from "../indexes/local-tables.ts";
import { CANDIDATE_FIELDS, ROW_FIELDS, readCandidates, readHits, readRow } from "./answers.ts";
import { type Asking, facetsInCluster, statisticsInCluster } from "./count-documents.ts";
import { IndexCalls } from "./index-calls.ts";
import { rowsInCluster } from "./list-rows.ts";
import { phrase, queryBody, sortBody } from "./query-body.ts";

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

  constructor(cluster: Cluster, prefix: string, tables: LocalTables) {
    this.#tables = tables;
    this.#calls = new IndexCalls(cluster, prefix, (type) => tables.stamp(type));
  }

  catalogue(type: SearchScope): SearchCatalogue {
    return this.#tables.catalogue(type);
  }

  work(): number {
    return 0;
  }

  budget(): number {
    return Number.POSITIVE_INFINITY;
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
    const found = await this.#calls.documents(type, ids, ["cause_key"]);
    return found.map((own) => (own?.cause_key ?? []).map((key) => labels[keys.indexOf(key)]!));
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
    const [detail] = await this.details(type, [id]);
    return detail ?? null;
  }

  async details(type: SearchScope, ids: string[]): Promise<(string | null)[]> {
    const found = await this.#calls.documents(type, ids);
    return found.map((stored) => stored?.detail ?? null);
  }

  #asking(type: SearchScope): Asking {
    return { calls: this.#calls, catalogue: this.catalogue(type) };
  }
}

/**
 * A search whose words are weighted by the counts of all shards together, so that the candidates do not
 * depend on the number of shards.
 */
const BY_ALL_SHARDS = "_search?allow_partial_search_results=false&search_type=dfs_query_then_fetch";

/**
 * Finds the documents similar to a query in three steps: it requests the frequencies of the bigrams, then the
 * candidates, which are ranked in this process, then the texts of the documents to display.
 */
async function similarInCluster(
  calls: IndexCalls<SearchScope>,
  type: SearchScope,
  cases: CaseCollection,
  query: CaseQuery,
  limit: number,
): Promise<SimilarDocuments> {
  const pairs = hanBigrams(query.text);
  const held = await frequencies(calls, type, pairs);
  const bigrams = tellingBigrams(pairs, (pair) => held.get(pair) ?? 0, cases.counts.documents);
  if (bigrams.length === 0) return { documents: [], likely: [] };
  const found = readCandidates(
    await calls.post(type, BY_ALL_SHARDS, similarBody(bigrams, query.outside)),
    cases,
  );
  const ranked = rankCases(found, cases.knownTraits(query), cases.counts, limit);
  const ids = ranked.cases.map(({ at }) => found[at]!.id);
  const stored = await calls.documents(type, ids, ["row", "detail"]);
  return {
    documents: ranked.cases.flatMap((one, place) => {
      const { row, detail } = stored[place] ?? {};
      // A document that was taken down since the search is left out.
      if (!row || !detail) return [];
      return {
        row: readRow(row),
        score: one.score,
        ...cases.commonLaw(one),
        passage: tellingPassage(JSON.parse(detail) as DocumentDetail, bigrams),
      };
    }),
    likely: ranked.likely.map((ordinal) => cases.causeAt(ordinal)),
  };
}

/**
 * The document frequency of each bigram over all shards, without deleted documents. Each bigram is a separate
 * search: if nothing is deleted, the cluster then reads the count from its terms. As filters of a single
 * search it would visit the documents.
 */
async function frequencies(
  calls: Pick<IndexCalls<SearchScope>, "count">,
  type: SearchScope,
  pairs: readonly string[],
): Promise<Map<string, number>> {
  const counted = pairs.map(
    async (pair): Promise<[string, number]> => [
      pair,
      await calls.count(type, { term: { [TEXT_FIELD]: pair } }),
    ],
  );
  return new Map(await Promise.all(counted));
}

/** Documents that are not public have no text. */
const NOT_PUBLIC: DocumentKind = "not_public";

/**
 * The search for the candidates: the documents with the highest sums of bigram weights. The similarity of the
 * field is BM25 without the length of the document, so the score is this sum up to a constant factor.
 * Documents with an id in `outside` are left out.
 */
const similarBody = (bigrams: readonly WeighedBigram[], outside: readonly string[]) => ({
  query: {
    bool: {
      should: bigrams.map(({ bigram }) => phrase(TEXT_FIELD, bigram)),
      minimum_should_match: 1,
      must_not: [{ terms: { id: outside } }, { term: { kind: NOT_PUBLIC } }],
    },
  },
  sort: [
    { _score: { order: "desc" } },
    { date: { order: "desc", missing: "_last" } },
    { id: { order: "asc" } },
  ],
  size: COMPARED,
  // Counting the total makes the search faster. Without it the cluster keeps 200 terms in parallel to skip
  // documents, which takes four times as long as summing term by term. `tellingBigrams` bounds the number of
  // visited documents either way.
  track_total_hits: true,
  ...CANDIDATE_FIELDS,
});
