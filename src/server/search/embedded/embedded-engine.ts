import { MAX_ROWS, PAGE_SIZE } from "#contract/search-limits.ts";
import { normaliseText } from "#domain/search/normalise-text.ts";
import { type DocumentType, type QueryPlan, wordsToShow } from "#domain/search/query-plan.ts";
import { cutSnippets } from "#domain/search/snippet.ts";
import type { FacetCounts, Found, SearchCatalogue, SearchEngine } from "../search-engine.ts";
import { ranksOf, sizeOf } from "./bit-set.ts";
import { countFacets } from "./count-facets.ts";
import { typeFolder } from "./index-files.ts";
import { matchKeywords } from "./match-keywords.ts";
import { orderDocuments } from "./order-documents.ts";
import { selectDocuments } from "./select-documents.ts";
import { TypeIndex } from "./type-index.ts";

/** Documents looked at for case numbers; more would only find numbers of older documents. */
const NUMBER_CANDIDATES = 400;

/** The engine over the index files in a folder; each type is opened when it is first asked for. */
export class EmbeddedEngine implements SearchEngine {
  readonly #root: string;
  readonly #indexes = new Map<DocumentType, TypeIndex>();

  constructor(root: string) {
    this.#root = root;
  }

  catalogue(type: DocumentType): SearchCatalogue {
    return this.#index(type).catalogue;
  }

  async count(plan: QueryPlan): Promise<number> {
    return sizeOf(selectDocuments(this.#index(plan.type), plan).ranks);
  }

  async find(plan: QueryPlan): Promise<Found> {
    const index = this.#index(plan.type);
    const selection = selectDocuments(index, plan);
    const ordered = orderDocuments(index, selection, plan, MAX_ROWS);
    const words = wordsToShow(plan);
    const pageStart = (plan.page - 1) * PAGE_SIZE;
    const rows = ordered.map((rank, at) => {
      const row = index.row(rank);
      if (at < pageStart || at >= pageStart + PAGE_SIZE) return row;
      const { body_text, tail_text, body_postscript, holding } = index.detail(rank);
      const paragraphs = [...body_text, ...tail_text, ...body_postscript];
      return { ...row, snippets: cutSnippets(row.title, paragraphs, words, holding?.from ?? 0, plan.near) };
    });
    return { total: sizeOf(selection.ranks), rows };
  }

  async facets(plan: QueryPlan): Promise<FacetCounts> {
    const index = this.#index(plan.type);
    return countFacets(index, selectDocuments(index, plan).ranks);
  }

  async numbers(type: DocumentType, text: string, limit: number): Promise<string[]> {
    const index = this.#index(type);
    const numbers = new Set<string>();
    const { ranks } = matchKeywords(index.text, [text], index.documents);
    // Most documents that hold a piece of a number hold it as their own; the others cite it.
    for (const rank of ranksOf(ranks).subarray(0, NUMBER_CANDIDATES)) {
      const { number } = index.row(rank);
      if (normaliseText(number).includes(text)) numbers.add(number);
      if (numbers.size === limit) break;
    }
    return [...numbers];
  }

  async detail(type: DocumentType, id: string): Promise<string | null> {
    const index = this.#index(type);
    const rank = index.rankOf(id);
    return rank < 0 ? null : index.detailText(rank);
  }

  #index(type: DocumentType): TypeIndex {
    let index = this.#indexes.get(type);
    if (!index) {
      index = new TypeIndex(typeFolder(this.#root, type));
      this.#indexes.set(type, index);
    }
    return index;
  }
}
