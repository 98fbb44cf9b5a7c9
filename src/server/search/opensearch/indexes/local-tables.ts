import { hash } from "node:crypto";
import { join } from "node:path";
import { oncePerKey } from "#domain/once-per.ts";
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
  readonly #read = oncePerKey((path: string) => openPart("the search index", () => readGeneratedJson(path)));
  /** The counts that the comparison of cases uses, over all documents of a scope. */
  readonly cases = oncePerKey(
    (type: SearchScope) =>
      new CaseCollection(this.#file(type, CASE_COUNTS_FILE) as CaseCounts, this.catalogue(type).causes),
  );

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

  stamp(type: SearchScope): string {
    return stampOf(this.catalogue(type), this.facetTerms(type));
  }

  #file(type: SearchScope, name: string): unknown {
    return this.#read(join(scopeFolder(this.#root, type), name));
  }
}
