import type { KnownWordings } from "#domain/catalogue/causes/read-typed.ts";
import type { WordingTables } from "#domain/catalogue/causes/wordings/wording-tables.ts";
import { oncePerPath } from "../files/once-per-path.ts";
import { readGeneratedJson } from "../generated/read-generated.ts";
import { lawIn } from "../wording/law-wording.ts";

/**
 * The compiled everyday words of the catalogue. They are read once per process, on first use. The weights
 * that recognise texts about law are read later, with the first text that needs them.
 */
export const loadWordings = oncePerPath(
  (path): KnownWordings => ({ tables: readGeneratedJson<WordingTables>(path), lawIn }),
  "data/generated/catalogue/everyday-names.json",
);

/**
 * Maps a name of a cause in Latin letters to the codes of the causes that it may mean, most likely first. The
 * name is in upper case, without spaces.
 */
export const loadSpellings = oncePerPath(
  readGeneratedJson<Record<string, string[]>>,
  "data/generated/catalogue/spelt-names.json",
);
