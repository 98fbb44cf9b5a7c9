import { join } from "node:path";
import type { SearchScope } from "#domain/search/query/query-plan.ts";

/** Where the index lies, relative to the project's root. */
export const INDEX_FOLDER = "data/generated/search";

/** The folder of each document type within the index. */
export const SCOPE_FOLDERS: Record<SearchScope, string> = { 1: "cases", 2: "statutes", 3: "knowledge" };

/** Typed arrays by rank (Columns). */
export const COLUMNS_FILE = "columns.bin";
/** What was indexed, beside the folders of the types (IndexManifest). */
export const MANIFEST_FILE = "manifest.json";
/** What a result row shows, as JSON [id, title, court, number, date], one after another. */
export const ROWS_FILE = "rows.bin";
/** The normalised numbers of all documents (NumberTexts). */
export const NUMBERS_FILE = "numbers.bin";
/** Text that details have in common, then what the content endpoint answers, as compressed JSON, one after another. */
export const DETAILS_FILE = "details.bin";
/** Results of appeals and sampling by rank, and hashed names of persons (Figures). */
export const FIGURES_FILE = "figures.bin";
/** The court and cause hierarchies that the columns' ordinals count in. */
export const CATALOGUE_FILE = "catalogue.json";

/** The terms of the keyword facet, those that most documents hold first. */
export const FACET_TERMS_FILE = "facet-terms.json";

/** The folder that holds one type's index files. */
export const scopeFolder = (root: string, type: SearchScope) => join(root, SCOPE_FOLDERS[type]);
