import { existsSync, readFileSync } from "node:fs";
import type { CauseNode, CourtNode } from "#domain/catalogue/node.ts";
import { SCOPE, type SearchScope } from "#domain/search/scope.ts";
import { flattenTree } from "#domain/search/tree/hierarchy.ts";
import type { SearchCatalogue } from "#server/search/search-engine.ts";
import { knowledgeTree } from "#server/search/sources/knowledge-documents.ts";
import { type LawNode, lawTree } from "#server/search/sources/statute-documents.ts";

export const COURTS = "data/generated/courts.json";
export const CAUSES = "data/generated/causes.json";

/**
 * The trees by which the documents of a scope are counted. Judgments are counted by the catalogues of courts
 * and causes, which are empty if they are not built. Articles of statutes are counted by the kinds of laws,
 * knowledge articles by their categories.
 */
export function treesOf(type: SearchScope): SearchCatalogue {
  if (type === SCOPE.cases) return readCatalogue();
  const causes = flattenTree<LawNode>([], ({ value }) => value);
  const tree = type === SCOPE.statutes ? lawTree() : knowledgeTree();
  return {
    courts: flattenTree<LawNode>(
      tree,
      ({ value }) => value,
      ({ level }) => level,
    ),
    causes,
  };
}

function readCatalogue(): SearchCatalogue {
  return {
    courts: flattenTree<CourtNode>(
      readTree<CourtNode>(COURTS).flatMap(besideProvinces),
      ({ value }) => String(value),
      ({ level }) => level,
    ),
    causes: flattenTree<CauseNode>(readTree(CAUSES), ({ value }) => value),
  };
}

/**
 * Puts the supreme court beside the high courts. Whoever chooses it means its own cases, not those of all
 * courts.
 */
const besideProvinces = ({ children = [], ...top }: CourtNode): CourtNode[] => [top, ...children];

function readTree<Node>(path: string): Node[] {
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as Node[]) : [];
}
