import { mkdirSync, writeFileSync } from "node:fs";
import { pinyin } from "pinyin-pro";
import { indexCauses } from "#domain/catalogue/causes/causes.ts";
import { compileWordings, spellWordings } from "#domain/catalogue/causes/compile-wordings.ts";
import { encodeWordings } from "#server/catalogue/wording-file.ts";
import type { BuildStep } from "../steps/step.ts";
import { readCauseSources } from "./cause-sources.ts";
import { buildCauseTree } from "./cause-tree.ts";
import { readEverydayWords } from "./everyday-words.ts";

const TREE = "data/generated/causes.json";
const NAMES = "data/generated/catalogue/cause-names.json";
const EVERYDAY = "data/generated/catalogue/everyday-names.json";
const SPELT = "data/generated/catalogue/spelt-names.json";

/** The syllables without tones, ü as v, joined. */
const spell = (name: string) =>
  pinyin(name, { toneType: "none", type: "array", v: true, nonZh: "removed" }).join("");

/** The catalogue of causes, and the names that older and looser texts use for them. */
export const causesStep: BuildStep = {
  name: "causes",
  module: import.meta.filename,
  inputs: ["data/sources/causes"],
  outputs: [TREE, NAMES, EVERYDAY, SPELT],
  run() {
    const sources = readCauseSources();
    const { tree, names } = buildCauseTree(sources);
    const everyday = readEverydayWords(sources);
    mkdirSync("data/generated/catalogue", { recursive: true });
    writeFileSync(TREE, JSON.stringify(tree));
    writeFileSync(NAMES, JSON.stringify(names));
    const index = indexCauses(tree, names);
    writeFileSync(EVERYDAY, encodeWordings(compileWordings(everyday, index)));
    writeFileSync(SPELT, JSON.stringify(spellWordings(everyday, index, spell)));
    const wordings = everyday.wordings.reduce((sum, { wordings }) => sum + wordings.length, 0);
    return `${sources.length.toLocaleString("en")} causes, ${names.length.toLocaleString("en")} other names, ${wordings.toLocaleString("en")} everyday wordings`;
  },
};
