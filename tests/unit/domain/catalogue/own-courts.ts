import { collectCourtFacts } from "#build/courts/court-facts.ts";
import { readCourtSources } from "#build/courts/court-sources.ts";
import { buildCourtTree } from "#build/courts/court-tree.ts";
import { indexCourts } from "#domain/catalogue/courts/names/courts.ts";

const sources = readCourtSources();
const own = buildCourtTree(sources);

/** The project's own catalogue, built from its sources and indexed. */
export const ownTree = own.tree;
export const ownCourts = indexCourts(own.tree, collectCourtFacts(sources, own));
