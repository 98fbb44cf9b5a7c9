import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { CauseNode } from "#domain/catalogue/node.ts";
import { flattenTree } from "#domain/search/tree/hierarchy.ts";
import { beijingDay } from "#domain/text/day.ts";
import { CorpusWriter } from "#server/corpus/corpus-writer.ts";
import { importContext } from "#server/corpus/import/parse-context.ts";
import { parsePiece } from "#server/corpus/import/parse-documents.ts";
import { readInputs } from "#server/corpus/inputs/read-inputs.ts";
import { readCorpus } from "#server/corpus/read-corpus.ts";
import type { StoredSource } from "#server/corpus/store/read-sources.ts";
import { IndexReader } from "#server/search/embedded/index/index-reader.ts";
import { writeIndex } from "#server/search/embedded/index-writer.ts";
import { judgmentDocuments } from "#server/search/sources/judgment-documents.ts";

const SOURCE: StoredSource = {
  ...{ id: "similar", name: "similar", sampling: "selected", sample: false, coverage: "bench" },
  ...{ imported: "", count: 0 },
};
const CAUSES = "data/generated/causes.json";

/** Judgments indexed like those of the product. */
export interface IndexedCases {
  index: IndexReader;
  /** Maps the id of a judgment in its file, else the id by `idOfFile`, to its doc id. */
  places: ReadonlyMap<string, number>;
}

const DIGITS = 12;

/**
 * The id of a case in a file of its own: the first digits of the file name's SHA-256, because titles of cases
 * name people.
 */
export const idOfFile = (name: string): string =>
  createHash("sha256").update(basename(name)).digest("hex").slice(0, DIGITS);

/** Imports the judgments of a file or folder into another folder and indexes them. */
export async function indexCases(path: string, root: string): Promise<IndexedCases> {
  const corpus = join(root, "corpus");
  mkdirSync(corpus, { recursive: true });
  const today = beijingDay(new Date());
  const context = importContext(SOURCE.id, today);
  const writer = new CorpusWriter(corpus);
  for await (const piece of readInputs([path])) {
    if (piece.kind === "end" || piece.kind === "failed") continue;
    for (const parsed of parsePiece(piece, context))
      if (parsed.kind === "record") writer.add({ sourceId: idOfFile(piece.name), ...parsed.record });
  }
  writer.commit(new Map([[SOURCE.id, SOURCE]]), today);
  const tree: CauseNode[] = existsSync(CAUSES) ? JSON.parse(readFileSync(CAUSES, "utf8")) : [];
  const causes = flattenTree(tree, ({ value }) => value);
  const courts = flattenTree<CauseNode>([], ({ value }) => value);
  writeIndex(join(root, "index"), judgmentDocuments(corpus), { courts, causes });
  const index = new IndexReader(join(root, "index"));
  const places = new Map<string, number>();
  for (const { id, sourceId } of readCorpus(corpus)) if (sourceId) places.set(sourceId, index.docIdOf(id));
  return { index, places };
}
