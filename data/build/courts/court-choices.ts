import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type CourtBranchNode, courtBranchPath } from "#contract/site-files/court-branch.ts";
import type { CourtNode } from "#domain/catalogue/node.ts";
import { writeJson } from "#server/files/write-file.ts";
import type { BuildStep } from "../steps/step.ts";
import { readReadings } from "./court-sources.ts";
import { placePinyin } from "./place-pinyin.ts";

const TREE = "data/generated/courts.json";
const PINYIN = "data/generated/catalogue/court-pinyin.json";
const PUBLIC = "public";
const BRANCHES = join(PUBLIC, "catalogue/courts");

/**
 * Makes what is needed to choose a court. One file has the syllables of every label by ordinal, for a search
 * by pinyin. A public file for each province has its courts, so that no page loads the whole catalogue.
 */
export const courtChoicesStep: BuildStep = {
  name: "court choices",
  module: import.meta.filename,
  inputs: [TREE, "data/sources/courts/readings.tsv"],
  outputs: [PINYIN, BRANCHES],
  run() {
    const tree = JSON.parse(readFileSync(TREE, "utf8")) as CourtNode[];
    const readings = readReadings();
    const ordered = listDepthFirst(tree);
    const syllables = ordered.map(({ label }) => placePinyin(placeOf(label), readings).join(" "));
    writeJson(PINYIN, syllables);
    rmSync(BRANCHES, { recursive: true, force: true });
    const highCourts = ordered.filter(({ level }) => level === 1);
    for (const { value, children } of highCourts) {
      writeJson(join(PUBLIC, courtBranchPath(value)), (children ?? []).map(toBranchNode));
    }
    return `${syllables.length.toLocaleString("en")} names in pinyin, ${highCourts.length} branches`;
  },
};

/** The place in the name of a court. Nobody types ren min fa yuan, so the rest is left out. */
const placeOf = (label: string) => label.replace(/(?:人民|基层)?法院(?=$|.*分院$)/, "");

const listDepthFirst = (nodes: CourtNode[]): CourtNode[] =>
  nodes.flatMap((node) => [node, ...listDepthFirst(node.children ?? [])]);

function toBranchNode({ value, label, area, children }: CourtNode): CourtBranchNode {
  return { value, label, area, children: (children ?? []).map(toBranchNode) };
}
