import { hash } from "node:crypto";
import { join } from "node:path";
import { SCOPE, SCOPES, type SearchScope } from "#domain/search/scope.ts";
import { LawIndex } from "#domain/statute/citation/law-index.ts";
import { readOfferedTerms } from "#server/catalogue/offered-terms.ts";
import { activeCorpusDir } from "#server/corpus/corpus-dir.ts";
import type { IndexKind } from "#server/search/opensearch/indexes/index-names.ts";
import type { Push, PushedScope, PushedSource } from "#server/search/opensearch/push/push.ts";
import { changedJudgments, noteStored } from "#server/search/sources/changed-judgments.ts";
import { DisputeLinks } from "#server/search/sources/dispute-links.ts";
import { readCitable } from "#server/statutes/law-files.ts";
import { codeFingerprints } from "../steps/module-graph.ts";
import { appealsSource, lawyerSources } from "../tables/table-sources.ts";
import { documentsPrint, tablesPrint } from "./documents-print.ts";
import { searchDocuments } from "./search-documents.ts";
import { treesOf } from "./trees.ts";

/**
 * The file with the state of the corpus at the previous push: the links between the judgments of each
 * dispute, and the parts of the corpus.
 */
const LINKS_FILE = "data/generated/push/links.db";

/** What a push sends. A source is a scope or a table; `scopes` has only the scopes. */
interface ClusterSources extends Pick<Push, "sources" | "knows"> {
  scopes: Map<SearchScope, PushedScope>;
}

/** What the corpus on this machine contributes to a cluster: the documents of all scopes, then the tables. */
export function sourcesToPush(linksFile = LINKS_FILE): ClusterSources {
  const corpusDir = activeCorpusDir();
  const vocabulary = readOfferedTerms();
  const laws = new LawIndex(readCitable());
  const code = [...codeFingerprints(PROGRAM.map((path) => join(import.meta.dirname, path))).values()].join();
  const besides = digest([tablesPrint(), code]);
  const scope = (type: SearchScope): PushedScope => ({
    documents: () => searchDocuments(type, corpusDir),
    ...{ trees: treesOf(type), vocabulary },
    corpus: digest([documentsPrint(type), besides]),
  });
  const cases = withChanges(scope(SCOPE.cases), corpusDir, linksFile, besides);
  const { lawyers, parties } = lawyerSources(corpusDir);
  const scopes = new Map(SCOPES.map((type) => [type, type === SCOPE.cases ? cases : scope(type)] as const));
  const sources = new Map<IndexKind, PushedSource>([
    ...scopes,
    ["lawyers", lawyers],
    ["parties", parties],
    ["appeals", appealsSource(corpusDir)],
  ]);
  return {
    scopes,
    sources,
    knows: (key) => laws.knows(key),
  };
}

/** The modules that make documents. The modules that they import count too. */
const PROGRAM = ["search-documents.ts", "../../../src/server/search/opensearch/indexes/document-body.ts"];

const digest = (parts: readonly string[]) => hash("sha256", parts.join(" ")).slice(0, 32);

/**
 * Adds to the scope of judgments the changes that the corpus reports. `besides` is the fingerprint of
 * everything else from which the documents are made.
 */
function withChanges(scope: PushedScope, corpusDir: string, linksFile: string, besides: string): PushedScope {
  let opened: DisputeLinks | undefined;
  const links = () => {
    opened ??= new DisputeLinks(linksFile);
    return opened;
  };
  return {
    ...scope,
    documents: () => searchDocuments(SCOPE.cases, corpusDir, links()),
    changes: (since) =>
      links().meta("corpus") === since && links().meta("besides") === besides
        ? changedJudgments(corpusDir, links())
        : null,
    onPushed: () => {
      if (!opened) return;
      noteStored(corpusDir, opened);
      opened.setMeta("corpus", scope.corpus);
      opened.setMeta("besides", besides);
      opened.save();
      opened.close();
      opened = undefined;
    },
  };
}
