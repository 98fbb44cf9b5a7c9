/**
 * Files that a function carries when it is deployed, as patterns from the project's folder; one with "!" in front
 * leaves files out. Each function exports its own as `carries`, and `npm run function-files` writes them into
 * netlify.toml.
 */
export type CarriedFiles = readonly string[];

/** Courts, causes and how people call them: what resolves typed words. */
export const CATALOGUE_FILES: CarriedFiles = [
  "data/generated/courts.json",
  "data/generated/causes.json",
  "data/generated/catalogue/*-names.json",
];

/** The tables of claims and lawyers. */
export const RECOVERY_TABLES: CarriedFiles = ["data/generated/recovery/*.bin"];

/** The header and footer around a page that a function writes; the build makes them before functions are bundled. */
export const PAGE_FRAME: CarriedFiles = ["data/generated/frame/*.html"];

/** Where leads lie and how long, as the notice beside the form tells it. */
export const LEAD_RULES: CarriedFiles = ["src/content/settings/compliance.yaml"];

/** Parts of the search index that some functions never open. */
const INDEX_PARTS = {
  details: "details.bin",
  facets: "facet-terms.*",
  numbers: "numbers.bin",
  postings: "postings.bin,term*.bin",
  statistics: "figures.bin",
  suggestions: "suggestions.json",
} as const;

/** The whole search index but the parts named. */
export function searchIndexWithout(
  ...parts: readonly [keyof typeof INDEX_PARTS, ...(keyof typeof INDEX_PARTS)[]]
): CarriedFiles {
  const left = parts.map((part) => INDEX_PARTS[part]).sort();
  return ["data/generated/search/**", `!data/generated/search/*/{${left.join(",")}}`];
}
