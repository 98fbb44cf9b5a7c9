import { join, resolve } from "node:path";
import { SCOPE, type SearchScope } from "#domain/search/scope.ts";
import { readEnvironment } from "../settings/read-environment.ts";

/** The folder of the search index, relative to the project's root. */
export const INDEX_FOLDER = "data/generated/search";

/** The names of the scopes' folders in the index. */
export const SCOPE_FOLDERS = {
  [SCOPE.cases]: "cases",
  [SCOPE.statutes]: "statutes",
  [SCOPE.knowledge]: "knowledge",
} as const satisfies Record<SearchScope, string>;

/** Columns by doc id (see Columns). */
export const COLUMNS_FILE = "columns.bin";
/** Describes the index (see IndexManifest). The file is beside the folders of the scopes. */
export const MANIFEST_FILE = "manifest.json";
/** The rows of result lists, one after another (see stored-row.ts). */
export const ROWS_FILE = "rows.bin";
/**
 * A dictionary for the compression of details, then the compressed details, one after another (see
 * detail-packing.ts).
 */
export const DETAILS_FILE = "details.bin";
/** The trees of courts and causes to which the ordinals in columns refer. */
export const CATALOGUE_FILE = "catalogue.json";
/** Counts over all documents, for the comparison of cases (see CaseCounts). */
export const CASE_COUNTS_FILE = "case-counts.json";

/** The terms of the keyword facet, most frequent first. */
export const FACET_TERMS_FILE = "facet-terms.json";
/**
 * Maximum number of terms in the keyword facet. They are enough to be useful below a result, and few enough
 * to be counted in a fraction of a millisecond.
 */
export const FACET_TERMS = 64;

/** The folder with the index files of one scope. */
export const scopeFolder = (root: string, type: SearchScope) => join(root, SCOPE_FOLDERS[type]);

/** The folder of the search index, as the settings say. */
export const indexRoot = () => resolve(readEnvironment().FASU_INDEX);
