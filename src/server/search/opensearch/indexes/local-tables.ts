import { createHash } from "node:crypto";
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

/** Identifies trees and terms of a scope. An index made with others lacks keys that queries ask for. */
export function stampOf(trees: SearchCatalogue, terms: readonly string[]): string {
  const { courts, causes } = trees;
  return createHash("sha256")
    .update(JSON.stringify([courts, causes, terms]))
    .digest("hex")
    .slice(0, 16);
}

/** The adapter's data besides the cluster: small files written by `npm run data`. */
export class LocalTables {
  readonly #root: string;
  readonly #read = new Map<string, unknown>();
  readonly #cases = new Map<SearchScope, CaseCollection>();

  constructor(root: string) {
    this.#root = root;
  }

  /** The trees that plans and counts of a scope refer to. */
  catalogue(type: SearchScope): SearchCatalogue {
    return this.#file(type, CATALOGUE_FILE) as SearchCatalogue;
  }

  /** The terms of the keyword facet, in order. */
  facetTerms(type: SearchScope): string[] {
    return this.#file(type, FACET_TERMS_FILE) as string[];
  }

  /** Counts over all documents of a scope for the comparison of cases. */
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
