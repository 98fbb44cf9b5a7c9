import { join } from "node:path";
import { type CauseIndex, type CauseName, indexCauses } from "#domain/catalogue/causes/causes.ts";
import type { CauseNode } from "#domain/catalogue/node.ts";
import { oncePerPath } from "../files/once-per-path.ts";
import { readGeneratedJson } from "../generated/read-generated.ts";

/**
 * The index of causes, from the generated catalogue. Read once per process. Throws if `npm run data` has not
 * run.
 */
export const loadCauses = oncePerPath((folder): CauseIndex => {
  const tree = readGeneratedJson<CauseNode[]>(join(folder, "causes.json"));
  const names = readGeneratedJson<CauseName[]>(join(folder, "catalogue/cause-names.json"));
  return indexCauses(tree, names);
}, "data/generated");
