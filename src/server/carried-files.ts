import { matchesGlob } from "node:path";

/**
 * The files that are deployed with a function, as patterns relative to the project's root. A pattern with a
 * leading "!" excludes files. Each function exports its patterns as `carries`. `npm run research --
 * function-files` writes them into netlify.toml.
 */
export type CarriedFiles = readonly string[];

/** Whether the patterns include a file. `path` is relative to the project's root. */
export const isCarried = (patterns: CarriedFiles, path: string): boolean =>
  patterns.some((pattern) => matchesGlob(path, pattern)) &&
  !patterns.some((pattern) => pattern.startsWith("!") && matchesGlob(path, pattern.slice(1)));

/**
 * The catalogues of courts and causes, everyday names and words, and the weights that recognise texts about
 * law. A function that calls `readTypedCause` or `meantKeys` needs all of them.
 */
export const CATALOGUE_FILES: CarriedFiles = [
  "data/generated/courts.json",
  "data/generated/causes.json",
  "data/generated/catalogue/*-names.{bin,json}",
  "data/generated/input/law.bin",
];

/** The tables of claims and lawyers. */
export const RECOVERY_TABLES: CarriedFiles = ["data/generated/recovery/*.bin"];

/**
 * The header and footer of a page that a function renders. They are made before the functions are bundled.
 */
export const PAGE_FRAME: CarriedFiles = ["data/generated/frame/*.html"];

/**
 * What is needed, besides the catalogues, to recognise the kind of a typed text: the laws that are known by
 * name, names, and learned wordings.
 */
export const INPUT_KIND_FILES: CarriedFiles = [
  "data/generated/input/{kinds.bin,names.json}",
  "data/generated/statutes/citable.json",
];

/** What is needed, besides the catalogues and the search index, to answer a question. */
export const QUESTION_FILES: CarriedFiles = [
  "data/generated/ask/**",
  "data/generated/content/{guides,knowledge,numbers,unread,calculators,services}.json",
  ...INPUT_KIND_FILES,
];

/** The settings that say where leads are stored and for how long. The notice next to the form states them. */
export const LEAD_RULES: CarriedFiles = ["src/content/settings/compliance.yaml"];

/** Parts of the search index that some functions do not read. */
const INDEX_PARTS = {
  details: "details.bin",
  facets: "facet-terms.*",
  postings: "postings.bin,terms.bin",
  suggestions: "suggestions.json",
} as const;

/** The search index without some of its parts. */
export function searchIndexWithout(
  ...parts: readonly [keyof typeof INDEX_PARTS, ...(keyof typeof INDEX_PARTS)[]]
): CarriedFiles {
  const left = parts.map((part) => INDEX_PARTS[part]).sort();
  return ["data/generated/search/**", `!data/generated/search/*/{${left.join(",")}}`];
}
