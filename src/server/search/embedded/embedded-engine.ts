import { PAGE_SIZE } from "#contract/search/search-limits.ts";
import { oncePerKey } from "#domain/once-per.ts";
import { normaliseText } from "#domain/search/match/normalise-text.ts";
import { normaliseKeyword } from "#domain/search/match/word-forms.ts";
import type { QueryPlan } from "#domain/search/query/query-plan.ts";
import type { SearchScope } from "#domain/search/scope.ts";
import type { CaseQuery } from "#domain/search/similar/case-collection.ts";
import { scopeFolder } from "../../generated/index-files.ts";
import { workBudget } from "../refuse-costly.ts";
import {
  type FacetCounts,
  FIRST_ROWS,
  placesOf,
  type RowRange,
  type SearchCatalogue,
  type SearchEngine,
  type SearchHit,
  type SearchResult,
  type SimilarDocuments,
  type StatisticsCounts,
} from "../search-engine.ts";
import { snippetsOf } from "../sources/document-snippets.ts";
import { countFacetsOf, countStatisticsOf } from "./collect/count-facets.ts";
import { countPlans } from "./collect/count-plans.ts";
import { similarInLayers } from "./collect/similar-documents.ts";
import { sortDocuments } from "./collect/sort-documents.ts";
import { docIdsByHash, holdsHash } from "./columns/columns.ts";
import { causesAt } from "./columns/further-causes.ts";
import { docIdsHolding } from "./columns/number-texts.ts";
import { IndexReader } from "./index/index-reader.ts";
import { byJointOrder, isLive, type LayerDocument } from "./layers/layer.ts";
import { type LayeredIndex, singleIndex } from "./layers/layered-index.ts";
import { docIdsOf, intersect } from "./lists/bit-set.ts";
import { estimateWork } from "./match/estimate-work.ts";
import { matchKeywords } from "./match/match-keywords.ts";
import { type Selection, selectDocuments } from "./match/select-documents.ts";

/**
 * Number of selections in the cache. The rows, count and facets of a query and its next page are requested
 * one after another.
 */
const KEPT_SELECTIONS = 4;

/** Returns the index of a scope. */
export type OpenIndex = (type: SearchScope) => LayeredIndex;

/** Opens the indexes below a folder; each scope is opened on first use. */
export const openIndexes = (root: string): OpenIndex =>
  oncePerKey((type: SearchScope) => singleIndex(new IndexReader(scopeFolder(root, type))));

/** The search engine over index files in this process. */
export class EmbeddedEngine implements SearchEngine {
  readonly #index: OpenIndex;
  /**
   * Cache of the selections of plans. An entry has one selection for each layer, and its key has all
   * conditions of the plan. The most recently used entry is last.
   */
  readonly #selections = new Map<string, Selection[]>();

  /** Takes the folder of the indexes, or indexes that are open. */
  constructor(from: string | OpenIndex) {
    this.#index = typeof from === "string" ? openIndexes(from) : from;
  }

  catalogue(type: SearchScope): SearchCatalogue {
    return this.#index(type).catalogue;
  }

  work(plan: QueryPlan): number {
    return this.#index(plan.type).layers.reduce(
      (sum, { index }) => sum + estimateWork(index.text, plan, index.documents),
      0,
    );
  }

  budget(type: SearchScope): number {
    return workBudget(this.#index(type).layers.reduce((sum, { index }) => sum + index.documents, 0));
  }

  async count(plan: QueryPlan): Promise<number> {
    return sizeOf(this.#select(plan));
  }

  async counts(plans: readonly QueryPlan[]): Promise<number[]> {
    const [first] = plans;
    if (!first) return [];
    const counts = this.#index(first.type).layers.map((layer) => countPlans(layer, plans));
    return plans.map((_, at) => counts.reduce((sum, own) => sum + own[at]!, 0));
  }

  async find(plan: QueryPlan, slice: RowRange = FIRST_ROWS): Promise<SearchResult> {
    const selections = this.#select(plan);
    const { start, end } = placesOf(slice);
    const ordered = sortDocuments(this.#index(plan.type).layers, selections, plan, end).slice(start);
    const rows = ordered.map(({ layer: { index }, docId }, at): SearchHit => {
      const row = index.row(docId);
      if (Math.floor((start + at) / PAGE_SIZE) !== plan.page - 1) return row;
      return { ...row, snippets: snippetsOf(plan, row.title, index.detail(docId)) };
    });
    return { total: sizeOf(selections), rows };
  }

  async facets(plan: QueryPlan): Promise<FacetCounts> {
    return countFacetsOf(this.#index(plan.type), docIdsIn(this.#select(plan)));
  }

  async statistics(plan: QueryPlan): Promise<StatisticsCounts> {
    return countStatisticsOf(this.#index(plan.type), docIdsIn(this.#select(plan)));
  }

  async namesPerson(type: SearchScope, name: string): Promise<{ officer: boolean; person: boolean }> {
    const layers = this.#index(type).layers.map(({ index }) => index.columns);
    return {
      officer: layers.some(({ officers }) => holdsHash(officers, name)),
      person: layers.some(({ people }) => holdsHash(people, name)),
    };
  }

  async causeLabels(type: SearchScope, ids: string[]): Promise<string[][]> {
    const index = this.#index(type);
    return ids.map((id) => {
      const found = index.find(id);
      if (!found) return [];
      const { columns, catalogue } = found.layer.index;
      return causesAt(columns, found.docId).map((ordinal) => catalogue.causes.labels[ordinal]!);
    });
  }

  async numbers(type: SearchScope, text: string, limit: number): Promise<string[]> {
    const index = this.#index(type);
    const found = index.layers.flatMap((layer) => {
      const numbers = new Map<string, LayerDocument>();
      for (const docId of docIdsHolding(layer.index.columns, text)) {
        if (!isLive({ layer, docId })) continue;
        const { number } = layer.index.row(docId);
        if (!numbers.has(number)) numbers.set(number, { layer, docId });
        if (numbers.size === limit) break;
      }
      return [...numbers].map(([number, at]) => ({ number, at }));
    });
    found.sort((a, b) => byJointOrder(a.at, b.at));
    return [...new Set(found.map(({ number }) => number))].slice(0, limit);
  }

  async findByCaseNumber(type: SearchScope, number: string): Promise<SearchHit[]> {
    const text = normaliseText(number);
    return this.#index(type)
      .layers.flatMap((layer) => {
        const { numberHash, numberRank } = layer.index.columns;
        return docIdsByHash(numberHash, numberRank, text).map((docId): LayerDocument => ({ layer, docId }));
      })
      .filter(isLive)
      .sort(byJointOrder)
      .map(({ layer, docId }) => layer.index.row(docId))
      .filter((row) => normaliseText(row.number) === text);
  }

  async similar(type: SearchScope, query: CaseQuery, limit: number): Promise<SimilarDocuments> {
    const { layers, cases } = this.#index(type);
    return similarInLayers(layers, cases, query, limit);
  }

  async detail(type: SearchScope, id: string): Promise<string | null> {
    const found = this.#index(type).find(id);
    return found ? found.layer.index.detailText(found.docId) : null;
  }

  async details(type: SearchScope, ids: string[]): Promise<(string | null)[]> {
    return Promise.all(ids.map((id) => this.detail(type, id)));
  }

  /** Ids of all documents that contain a word anywhere. A word without a searchable character finds none. */
  idsHolding(type: SearchScope, word: string): string[] {
    const text = normaliseKeyword(word);
    if (text === "") return [];
    return this.#index(type).layers.flatMap(({ index, live }) => {
      const { docIds } = matchKeywords(
        index.text,
        [[text]],
        index.documents,
        (set) => live && intersect(set, live),
      );
      return Array.from(docIdsOf(docIds), (docId) => index.row(docId).id);
    });
  }

  /**
   * The documents of a plan in each layer. The cached selection also serves plans that differ only in order
   * and page.
   */
  #select(plan: QueryPlan): Selection[] {
    const key = JSON.stringify({ ...plan, sort: null, page: null });
    const { layers } = this.#index(plan.type);
    const selections =
      this.#selections.get(key) ?? layers.map((layer) => selectDocuments(layer.index, plan, layer.live));
    this.#selections.delete(key);
    this.#selections.set(key, selections);
    for (const oldest of this.#selections.keys())
      if (this.#selections.size > KEPT_SELECTIONS) this.#selections.delete(oldest);
    return selections;
  }
}

const docIdsIn = (selections: readonly Selection[]) => selections.map(({ docIds }) => docIds);

const sizeOf = (selections: readonly Selection[]): number =>
  selections.reduce((sum, { size }) => sum + size, 0);
