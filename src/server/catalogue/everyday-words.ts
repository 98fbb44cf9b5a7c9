import { resolve } from "node:path";
import type { EverydayWords } from "#domain/catalogue/everyday-words.ts";
import { readGeneratedJson } from "../generated/read-generated.ts";

const loaded = new Map<string, EverydayWords>();

/** The words of the street from the generated catalogue, read once a process, when the first of them is typed. */
export function loadEverydayWords(): EverydayWords {
  const path = resolve("data/generated/catalogue/everyday-names.json");
  const words = loaded.get(path) ?? readGeneratedJson<EverydayWords>(path);
  loaded.set(path, words);
  return words;
}
