import { resolve } from "node:path";
import type { KnownWordings } from "#domain/catalogue/causes/read-typed.ts";
import type { WordingTables } from "#domain/catalogue/causes/wordings/wording-tables.ts";
import { readGeneratedJson } from "../generated/read-generated.ts";
import { lawIn } from "../wording/law-wording.ts";

const loaded = new Map<string, KnownWordings>();

/**
 * The compiled everyday words from the generated catalogue, read once per process on first use. The weights
 * for wording about law are read with the first text that needs them.
 */
export function loadWordings(): KnownWordings {
  const path = resolve("data/generated/catalogue/everyday-names.json");
  const words = loaded.get(path) ?? {
    tables: readGeneratedJson<WordingTables>(path),
    lawIn,
  };
  loaded.set(path, words);
  return words;
}

const spelt = new Map<string, Record<string, string[]>>();

/** Codes of causes by their names in Latin letters, in upper case without blanks, most likely first. */
export function loadSpellings(): Record<string, string[]> {
  const path = resolve("data/generated/catalogue/spelt-names.json");
  const spellings = spelt.get(path) ?? readGeneratedJson<Record<string, string[]>>(path);
  spelt.set(path, spellings);
  return spellings;
}
