import { mkdirSync, writeFileSync } from "node:fs";
import { readCauseSources } from "./cause-sources.ts";
import { buildCauseTree } from "./cause-tree.ts";
import type { BuildStep } from "./step.ts";

const TREE = "data/generated/causes.json";
const NAMES = "data/generated/catalogue/cause-names.json";

/** The catalogue of causes, and the names by which older and looser texts call them. */
export const causesStep: BuildStep = {
  name: "causes",
  inputs: [
    "data/sources/causes",
    "data/build/causes.ts",
    "data/build/cause-sources.ts",
    "data/build/cause-tree.ts",
  ],
  outputs: [TREE, NAMES],
  run() {
    const sources = readCauseSources();
    const { tree, names } = buildCauseTree(sources);
    mkdirSync("data/generated/catalogue", { recursive: true });
    writeFileSync(TREE, JSON.stringify(tree));
    writeFileSync(NAMES, JSON.stringify(names));
    return `${sources.length.toLocaleString("en")} causes, ${names.length} other names`;
  },
};
