import { join, resolve } from "node:path";
import { SCOPE, type SearchScope } from "#domain/search/scope.ts";
import { readEnvironment } from "../settings/read-environment.ts";

/** Folder of the index, relative to the project's root. */
export const INDEX_FOLDER = "data/generated/search";

/** The folder of each scope within the index. */
export const SCOPE_FOLDERS: Record<SearchScope, string> = {
  [SCOPE.cases]: "cases",
  [SCOPE.statutes]: "statutes",
  [SCOPE.knowledge]: "knowledge",
};

/** Typed arrays by doc id (Columns). */
export const COLUMNS_FILE = "columns.bin";
/** Description of the index (IndexManifest), beside the folders of the scopes. */
export const MANIFEST_FILE = "manifest.json";
/** The rows of result lists, as JSON [id, title, court, number, date], one after another. */
export const ROWS_FILE = "rows.bin";
/** The normalised numbers of all documents (NumberTexts). */
export const NUMBERS_FILE = "numbers.bin";
/** A dictionary for details, then the content endpoint's answers as compressed JSON, one after another. */
export const DETAILS_FILE = "details.bin";
/** Appeal outcomes and completeness of sources by doc id, and hashed personal names (StatisticsColumns). */
export const FIGURES_FILE = "figures.bin";
/** The court and cause hierarchies that the columns' ordinals refer to. */
export const CATALOGUE_FILE = "catalogue.json";
/** Counts over all documents for the comparison of cases (CaseCounts). */
export const CASE_COUNTS_FILE = "case-counts.json";

/** The terms of the keyword facet, most frequent first. */
export const FACET_TERMS_FILE = "facet-terms.json";
/**
 * Number of terms of the keyword facet: enough to be useful below a result, few enough to be counted in a
 * fraction of a millisecond.
 */
export const FACET_TERMS = 64;

/** The folder of one scope's index files. */
export const scopeFolder = (root: string, type: SearchScope) => join(root, SCOPE_FOLDERS[type]);

/** The folder of the index, from the settings. */
export const indexRoot = () => resolve(readEnvironment().FASU_INDEX);
