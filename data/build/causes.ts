import { mkdirSync, writeFileSync } from "node:fs";
import { pinyin } from "pinyin-pro";
import { indexCauses } from "#domain/catalogue/causes.ts";
import { readCauseSources } from "./cause-sources.ts";
import { buildCauseTree } from "./cause-tree.ts";
import type { BuildStep } from "./step.ts";

const TREE = "data/generated/causes.json";
const NAMES = "data/generated/catalogue/cause-names.json";
const PINYIN = "data/generated/catalogue/cause-pinyin.json";

/**
 * The catalogue of causes, the names by which older and looser texts call them, and by ordinal the syllables
 * of every label for typing ahead.
 */
export const causesStep: BuildStep = {
  name: "causes",
  inputs: [
    "data/sources/causes",
    "data/build/causes.ts",
    "data/build/cause-sources.ts",
    "data/build/cause-tree.ts",
    "node_modules/pinyin-pro/package.json",
  ],
  outputs: [TREE, NAMES, PINYIN],
  run() {
    const sources = readCauseSources();
    const { tree, names } = buildCauseTree(sources);
    mkdirSync("data/generated/catalogue", { recursive: true });
    writeFileSync(TREE, JSON.stringify(tree));
    writeFileSync(NAMES, JSON.stringify(names));
    const { ordered } = indexCauses(tree);
    const syllables = ordered.map(({ label }) =>
      pinyin(label, { toneType: "none", type: "array", v: true, nonZh: "removed" }).join(" "),
    );
    writeFileSync(PINYIN, JSON.stringify(syllables));
    return `${sources.length.toLocaleString("en")} causes, ${names.length} other names`;
  },
};
