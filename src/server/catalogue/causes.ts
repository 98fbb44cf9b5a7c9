import { join, resolve } from "node:path";
import { type CauseIndex, type CauseName, indexCauses } from "#domain/catalogue/causes/causes.ts";
import type { CauseNode } from "#domain/catalogue/node.ts";
import { readGeneratedJson } from "../generated/read-generated.ts";

const loaded = new Map<string, CauseIndex>();

/**
 * The index of causes from the generated catalogue, read once per process. Throws if `npm run data` has not
 * run.
 */
export function loadCauses(folder = "data/generated"): CauseIndex {
  const path = resolve(folder);
  const known = loaded.get(path);
  if (known) return known;
  const tree = readGeneratedJson<CauseNode[]>(join(path, "causes.json"));
  const names = readGeneratedJson<CauseName[]>(join(path, "catalogue/cause-names.json"));
  const causes = indexCauses(tree, names);
  loaded.set(path, causes);
  return causes;
}
