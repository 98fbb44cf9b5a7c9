import { matchesGlob } from "node:path";

/**
 * Files bundled with a function, as patterns relative to the project's root; a leading "!" excludes files.
 * Each function exports its own as `carries`, and `npm run research -- function-files` writes them into
 * netlify.toml.
 */
export type CarriedFiles = readonly string[];

/** Whether the patterns include the file at a path relative to the project's root. */
export const isCarried = (patterns: CarriedFiles, path: string): boolean =>
  patterns.some((pattern) => matchesGlob(path, pattern)) &&
  !patterns.some((pattern) => pattern.startsWith("!") && matchesGlob(path, pattern.slice(1)));

/**
 * Courts, causes, everyday names and words, and the weights for wording about law; every function that reads
 * a typed cause (`readTypedCause`, `meantKeys`) needs all of them.
 */
export const CATALOGUE_FILES: CarriedFiles = [
  "data/generated/courts.json",
  "data/generated/causes.json",
  "data/generated/catalogue/*-names.{bin,json}",
  "data/generated/input/law.bin",
];

/** The tables of claims and lawyers. */
export const RECOVERY_TABLES: CarriedFiles = ["data/generated/recovery/*.bin"];

/** The header and footer of a page rendered by a function; made before functions are bundled. */
export const PAGE_FRAME: CarriedFiles = ["data/generated/frame/*.html"];

/** Data for classifying typed texts, besides the catalogue: the laws known by name, names and wordings. */
export const INPUT_KIND_FILES: CarriedFiles = [
  "data/generated/input/{kinds.bin,names.json}",
  "data/generated/statutes/citable.json",
];

/** Data for answering a question, besides the catalogue and the index. */
export const QUESTION_FILES: CarriedFiles = [
  "data/generated/ask/**",
  "data/generated/content/{guides,knowledge,numbers,calculators,services}.json",
  ...INPUT_KIND_FILES,
];

/** The settings on where leads are stored and for how long, for the notice next to the form. */
export const LEAD_RULES: CarriedFiles = ["src/content/settings/compliance.yaml"];

/** Parts of the search index that some functions never read. */
const INDEX_PARTS = {
  details: "details.bin",
  facets: "facet-terms.*",
  numbers: "numbers.bin",
  postings: "postings.bin,terms.bin",
  statistics: "figures.bin",
  suggestions: "suggestions.json",
} as const;

/** The whole search index except the given parts. */
export function searchIndexWithout(
  ...parts: readonly [keyof typeof INDEX_PARTS, ...(keyof typeof INDEX_PARTS)[]]
): CarriedFiles {
  const left = parts.map((part) => INDEX_PARTS[part]).sort();
  return ["data/generated/search/**", `!data/generated/search/*/{${left.join(",")}}`];
}
