import { PAGE_SIZE } from "#contract/search/search-limits.ts";
import { itemAt } from "#domain/search/array-reads.ts";
import { normaliseText } from "#domain/search/match/normalise-text.ts";
import { cutSnippets } from "#domain/search/match/snippet.ts";
import { type QueryPlan, wordsToShow } from "#domain/search/query/query-plan.ts";
import type { SearchScope } from "#domain/search/scope.ts";
import type { CaseQuery } from "#domain/search/similar/case-collection.ts";
import { decodeRows } from "../encode-rows.ts";
import { scopeFolder } from "../index-files.ts";
import { workBudget } from "../refuse-dear.ts";
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
  type SimilarDocuments,
  type StatisticsCounts,
} from "../search-engine.ts";
import { countFacets } from "./collect/count-facets.ts";
import { countPlans } from "./collect/count-plans.ts";
import { countStatistics } from "./collect/count-statistics.ts";
import { similarInIndex } from "./collect/similar-documents.ts";
import { sortDocuments } from "./collect/sort-documents.ts";
import { docIdsByHash, holdsHash } from "./columns/columns.ts";
import { causesAt } from "./columns/further-causes.ts";
import { IndexReader } from "./index/index-reader.ts";
import { estimateWork } from "./match/estimate-work.ts";
import { type Selection, selectDocuments } from "./match/select-documents.ts";
import { cardinality } from "./postings/bit-set.ts";

/** Selections cached: rows, count, facets and the next page of a query are requested one after another. */
const KEPT_SELECTIONS = 4;

/** The engine over the index files in a folder; each scope is opened on first use. */
export class EmbeddedEngine implements SearchEngine {
  readonly #root: string;
  readonly #indexes = new Map<SearchScope, IndexReader>();
  /** By everything that decides what is found, most recent last. */
  readonly #selections = new Map<string, Selection>();

  constructor(root: string) {
    this.#root = root;
  }

  catalogue(type: SearchScope): SearchCatalogue {
    return this.#index(type).catalogue;
  }

  work(plan: QueryPlan) {
    const { text, documents } = this.#index(plan.type);
    return { ...estimateWork(text, plan, documents), budget: workBudget(documents) };
  }

  async count(plan: QueryPlan): Promise<number> {
    return cardinality(this.#select(plan).docIds);
  }

  async counts(plans: readonly QueryPlan[]): Promise<number[]> {
    const [first] = plans;
    return first ? countPlans(this.#index(first.type), plans) : [];
  }

  async find(plan: QueryPlan, slice?: RowRange): Promise<SearchResult> {
    const { total, rows } = await this.list(plan, slice);
    return { total, rows: decodeRows(rows.toString()) };
  }

  async list(plan: QueryPlan, slice: RowRange = FIRST_ROWS): Promise<EncodedResult> {
    const index = this.#index(plan.type);
    const selection = this.#select(plan);
    const { start, end } = placesOf(slice);
    const ordered = sortDocuments(index, selection, plan, end).slice(start);
    const records = index.records(ordered);
    const words = wordsToShow(plan);
    const inList = (place: number) => Math.max(0, Math.min(ordered.length, place - start));
    const pageStart = inList((plan.page - 1) * PAGE_SIZE);
    const pageEnd = inList(plan.page * PAGE_SIZE);
    const additions = new Map<number, string>();
    for (const [at, { title }] of records.rows(pageStart, pageEnd).entries()) {
      const { body_text, tail_text, body_postscript, holding } = index.detail(
        itemAt(ordered, pageStart + at),
      );
      const paragraphs = [...body_text, ...tail_text, ...body_postscript];
      const snippets = cutSnippets(title, paragraphs, words, holding?.from ?? 0, plan.near);
      additions.set(pageStart + at, `"snippets":${JSON.stringify(snippets)}`);
    }
    return { total: cardinality(selection.docIds), rows: records.toJson(additions) };
  }

  async facets(plan: QueryPlan): Promise<FacetCounts> {
    const index = this.#index(plan.type);
    return countFacets(index, this.#select(plan).docIds);
  }

  async statistics(plan: QueryPlan): Promise<StatisticsCounts> {
    return countStatistics(this.#index(plan.type), this.#select(plan).docIds);
  }

  async namesPerson(type: SearchScope, name: string): Promise<{ officer: boolean; person: boolean }> {
    const { officers, people } = this.#index(type).figures;
    return { officer: holdsHash(officers, name), person: holdsHash(people, name) };
  }

  async causeLabels(type: SearchScope, ids: string[]): Promise<string[][]> {
    const index = this.#index(type);
    const { labels } = index.catalogue.causes;
    return ids.map((id) => {
      const docId = index.docIdOf(id);
      return docId < 0 ? [] : causesAt(index.columns, docId).map((ordinal) => itemAt(labels, ordinal));
    });
  }

  async numbers(type: SearchScope, text: string, limit: number): Promise<string[]> {
    const index = this.#index(type);
    const numbers = new Set<string>();
    for (const docId of index.numbers.docIdsHolding(text)) {
      numbers.add(index.row(docId).number);
      if (numbers.size === limit) break;
    }
    return [...numbers];
  }

  async findByCaseNumber(type: SearchScope, number: string): Promise<SearchHit[]> {
    const index = this.#index(type);
    const text = normaliseText(number);
    const { numberHash, numberRank } = index.columns;
    return docIdsByHash(numberHash, numberRank, text)
      .map((docId) => index.row(docId))
      .filter((row) => normaliseText(row.number) === text);
  }

  async similar(type: SearchScope, query: CaseQuery, limit: number): Promise<SimilarDocuments> {
    return similarInIndex(this.#index(type), query, limit);
  }

  async detail(type: SearchScope, id: string): Promise<string | null> {
    const index = this.#index(type);
    const docId = index.docIdOf(id);
    return docId < 0 ? null : index.detailText(docId);
  }

  /** The documents of a plan: cached from a plan that differs only in order and page, or found anew. */
  #select(plan: QueryPlan): Selection {
    const key = JSON.stringify({ ...plan, sort: null, page: null });
    const selection = this.#selections.get(key) ?? selectDocuments(this.#index(plan.type), plan);
    this.#selections.delete(key);
    this.#selections.set(key, selection);
    for (const oldest of this.#selections.keys())
      if (this.#selections.size > KEPT_SELECTIONS) this.#selections.delete(oldest);
    return selection;
  }

  #index(type: SearchScope): IndexReader {
    let index = this.#indexes.get(type);
    if (!index) {
      index = new IndexReader(scopeFolder(this.#root, type));
      this.#indexes.set(type, index);
    }
    return index;
  }
}
