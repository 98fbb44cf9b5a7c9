import { readCauseSources } from "#build/cause-sources.ts";
import { buildCauseTree } from "#build/cause-tree.ts";
import { indexCauses } from "#domain/catalogue/causes.ts";
import { catalogueContext } from "#server/corpus/parse-context.ts";
import { ownCourts } from "../catalogue/own-courts.ts";

const { tree, names } = buildCauseTree(readCauseSources());

/** A parse context of the last day of 2026 over the project's own catalogues, built from their sources. */
export const ownContext = catalogueContext("test", "2026-12-31", ownCourts, indexCauses(tree, names));
