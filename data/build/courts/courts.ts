import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { checkCourts } from "#domain/catalogue/courts/names/check-courts.ts";
import type { CourtFacts } from "#domain/catalogue/courts/names/courts.ts";
import type { CourtNode } from "#domain/catalogue/node.ts";
import { IMPORTED_CORPUS } from "#server/corpus/corpus-dir.ts";
import { SUPPLIED_COURTS } from "#server/corpus/import/import-courts.ts";
import { writeJson } from "#server/files/write-file.ts";
import type { BuildStep } from "../steps/step.ts";
import { adoptFacts, collectCourtFacts } from "./court-facts.ts";
import { readCourtSources } from "./court-sources.ts";
import { buildCourtTree } from "./court-tree.ts";

const SUPPLIED = join(IMPORTED_CORPUS, SUPPLIED_COURTS);
const TREE = "data/generated/courts.json";
const NAMES = "data/generated/catalogue/court-names.json";
const TOWNS = "data/generated/catalogue/town-names.json";

/** Makes the catalogue of courts: the supplied one as it is, or our own from the sources. */
export const courtsStep: BuildStep = {
  name: "courts",
  module: import.meta.filename,
  inputs: ["data/sources/courts", "data/sources/divisions", SUPPLIED],
  outputs: [TREE, NAMES, TOWNS],
  run() {
    const sources = readCourtSources();
    const own = buildCourtTree(sources);
    const facts = collectCourtFacts(sources, own);
    const supplied = readSupplied();
    if (supplied) return write(supplied, adoptFacts(facts, supplied), "courts, as supplied");
    return write(own.tree, facts, "courts");
  },
};

function readSupplied(): CourtNode[] | null {
  if (!existsSync(SUPPLIED)) return null;
  const checked = checkCourts(JSON.parse(readFileSync(SUPPLIED, "utf8")));
  if (checked.kind === "usable") return checked.tree;
  const { path, code } = checked.problems[0]!;
  throw new Error(
    `${SUPPLIED} is not in the specified form (${code} at ${path}); import it again with npm run import -- --courts FILE, or remove it`,
  );
}

function write(tree: CourtNode[], { towns, ...facts }: CourtFacts, what: string): string {
  writeJson(TREE, tree);
  writeJson(NAMES, facts);
  writeJson(TOWNS, towns);
  return `${count(tree).toLocaleString("en")} ${what}, ${facts.former.length.toLocaleString("en")} former names`;
}

const count = (nodes: CourtNode[]): number =>
  nodes.reduce((sum, { children }) => sum + 1 + count(children ?? []), 0);
