import { MAX_ROWS, PAGE_SIZE } from "#contract/search-query.ts";
import type { DocumentType, QueryPlan } from "#domain/search/query-plan.ts";
import { cutSnippets } from "#domain/search/snippet.ts";
import type { FacetCounts, Found, SearchCatalogue, SearchEngine } from "../search-engine.ts";
import { countFacets } from "./count-facets.ts";
import { typeFolder } from "./index-files.ts";
import { orderDocuments } from "./order-documents.ts";
import { selectDocuments } from "./select-documents.ts";
import { TypeIndex } from "./type-index.ts";

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
    return selectDocuments(this.#index(plan.type), plan).ranks.length;
  }

  async find(plan: QueryPlan): Promise<Found> {
    const index = this.#index(plan.type);
    const selection = selectDocuments(index, plan);
    const ordered = orderDocuments(index, selection, plan, MAX_ROWS);
    const keywords = plan.keywords.map(({ text }) => text);
    const pageStart = (plan.page - 1) * PAGE_SIZE;
    const rows = Array.from(ordered, (rank, at) => {
      const row = index.row(rank);
      if (at < pageStart || at >= pageStart + PAGE_SIZE) return row;
      const { body_text, tail_text, body_postscript, holding } = index.detail(rank);
      const paragraphs = [...body_text, ...tail_text, ...body_postscript];
      return { ...row, snippets: cutSnippets(row.title, paragraphs, keywords, holding?.from ?? 0) };
    });
    return { total: selection.ranks.length, rows };
  }

  async facets(plan: QueryPlan): Promise<FacetCounts> {
    const index = this.#index(plan.type);
    return countFacets(index, selectDocuments(index, plan).ranks);
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
