import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { EverydayWords } from "#domain/catalogue/everyday-words.ts";

let loaded: EverydayWords | undefined;

/** The words of the street from the generated catalogue, read once a process, when the first of them is typed. */
export function loadEverydayWords(): EverydayWords {
  loaded ??= JSON.parse(
    readFileSync(resolve("data/generated/catalogue/everyday-names.json"), "utf8"),
  ) as EverydayWords;
  return loaded;
}
