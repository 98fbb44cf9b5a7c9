import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { type CauseIndex, type CauseName, indexCauses } from "#domain/catalogue/causes.ts";
import type { CauseNode } from "#domain/catalogue/node.ts";

const loaded = new Map<string, CauseIndex>();

/**
 * The index of causes from the generated catalogue, read once a process. `folder` is data/generated unless
 * told otherwise. Throws when `npm run data` has not made the files yet.
 */
export function loadCauses(folder = "data/generated"): CauseIndex {
  const path = resolve(folder);
  const known = loaded.get(path);
  if (known) return known;
  const tree = JSON.parse(readFileSync(join(path, "causes.json"), "utf8")) as CauseNode[];
  const names = JSON.parse(readFileSync(join(path, "catalogue/cause-names.json"), "utf8")) as CauseName[];
  const causes = indexCauses(tree, names);
  loaded.set(path, causes);
  return causes;
}
