import { readFileSync } from "node:fs";
import type { TreeEnsemble } from "#domain/ask/signals/learned.ts";
import { TAKING_FEATURES } from "#domain/catalogue/causes/taking-features.ts";

export const TAKING_SOURCE = "data/sources/causes/taking.json";

/** The trees that `npm run research -- causes:taking` learned; throws where they read other features than the code. */
export function readTakingTrees(path = TAKING_SOURCE): TreeEnsemble {
  const { names, roots, features, numbers, rights } = JSON.parse(
    readFileSync(path, "utf8"),
  ) as TreeEnsemble & {
    names: string[];
  };
  if (names.join() !== TAKING_FEATURES.join())
    throw new Error(`${path} is of other features: npm run research -- causes:taking`);
  return { roots, features, numbers, rights };
}
