import { readCauseSources } from "#build/causes/cause-sources.ts";
import { buildCauseTree } from "#build/causes/cause-tree.ts";
import { indexCauses } from "#domain/catalogue/causes/causes.ts";
import { importContext } from "#server/corpus/import/parse-context.ts";
import { ownCourts } from "../catalogue/own-courts.ts";

const { tree, names } = buildCauseTree(readCauseSources());

/** A parse context for the last day of 2026 over the project's own catalogues, built from their sources. */
export const ownContext = importContext("test", "2026-12-31", ownCourts, indexCauses(tree, names));
