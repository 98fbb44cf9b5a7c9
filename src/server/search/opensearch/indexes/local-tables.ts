import { hash } from "node:crypto";
import { join } from "node:path";
import type { SearchScope } from "#domain/search/scope.ts";
import { CaseCollection } from "#domain/search/similar/case-collection.ts";
import type { CaseCounts } from "#domain/search/similar/rank-cases.ts";
import {
  CASE_COUNTS_FILE,
  CATALOGUE_FILE,
  FACET_TERMS_FILE,
  scopeFolder,
} from "../../../generated/index-files.ts";
import { readGeneratedJson } from "../../../generated/read-generated.ts";
import { openPart } from "../../../http/missing-artifact.ts";
import type { SearchCatalogue } from "../../search-engine.ts";

/**
 * Identifies the trees and the terms of a scope. An index that was made with others lacks some of the keys
 * that queries ask for.
 */
export function stampOf(trees: SearchCatalogue, terms: readonly string[]): string {
  const { courts, causes } = trees;
  return hash("sha256", JSON.stringify([courts, causes, terms])).slice(0, 16);
}

/** The data that the adapter needs besides the cluster: small files that `npm run data` writes. */
export class LocalTables {
  readonly #root: string;
  readonly #read = new Map<string, unknown>();
  readonly #cases = new Map<SearchScope, CaseCollection>();

  constructor(root: string) {
    this.#root = root;
  }

  /** The trees to which the ordinals in plans and counts of a scope refer. */
  catalogue(type: SearchScope): SearchCatalogue {
    return this.#file(type, CATALOGUE_FILE) as SearchCatalogue;
  }

  /** The terms of the keyword facet, in the order of the facet. */
  facetTerms(type: SearchScope): string[] {
    return this.#file(type, FACET_TERMS_FILE) as string[];
  }

  /** The counts over all documents of a scope that the comparison of cases uses. */
  cases(type: SearchScope): CaseCollection {
    const known = this.#cases.get(type);
    if (known) return known;
    const counts = this.#file(type, CASE_COUNTS_FILE) as CaseCounts;
    const cases = new CaseCollection(counts, this.catalogue(type).causes);
    this.#cases.set(type, cases);
    return cases;
  }

  stamp(type: SearchScope): string {
    return stampOf(this.catalogue(type), this.facetTerms(type));
  }

  #file(type: SearchScope, name: string): unknown {
    const path = join(scopeFolder(this.#root, type), name);
    if (!this.#read.has(path))
      this.#read.set(
        path,
        openPart("the search index", () => readGeneratedJson(path)),
      );
    return this.#read.get(path);
  }
}
