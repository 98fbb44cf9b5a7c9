import type { KnownWordings } from "#domain/catalogue/causes/read-typed.ts";
import type { WordingTables } from "#domain/catalogue/causes/wordings/wording-tables.ts";
import { oncePerPath } from "../files/once-per-path.ts";
import { readGeneratedJson } from "../generated/read-generated.ts";
import { lawIn } from "../wording/law-wording.ts";

/**
 * The compiled everyday words from the generated catalogue, read once per process on first use. The weights
 * for wording about law are read with the first text that needs them.
 */
export const loadWordings = oncePerPath(
  (path): KnownWordings => ({ tables: readGeneratedJson<WordingTables>(path), lawIn }),
  "data/generated/catalogue/everyday-names.json",
);

/**
 * Maps a name of a cause in Latin letters, in upper case without blanks, to codes of causes, most likely
 * first.
 */
export const loadSpellings = oncePerPath(
  readGeneratedJson<Record<string, string[]>>,
  "data/generated/catalogue/spelt-names.json",
);
