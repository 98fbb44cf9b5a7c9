import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { queryBigrams } from "#domain/search/match/bigrams.ts";
import { normaliseText } from "#domain/search/match/normalise-text.ts";
import { IndexReader } from "#server/search/embedded/index/index-reader.ts";
import { cardinality, docIdsOf, intersect } from "#server/search/embedded/lists/bit-set.ts";
import { tableBytes } from "#server/search/embedded/lists/posting-list.ts";
import { matchKeywords } from "#server/search/embedded/match/match-keywords.ts";
import { readManifest } from "#server/search/index-manifest.ts";

const INDEX = "data/generated/search";
const WORD = "保险责任";
const count = new Intl.NumberFormat("en-US").format;

/** The document's example of a query on its way through the files, computed from the files. */
function worked(): string[] {
  const index = new IndexReader(`${INDEX}/cases`);
  const { text, documents, columns } = index;
  const lines: string[] = [`documents of the index: ${count(documents)}`];
  const sets = queryBigrams(normaliseText(WORD)).map(({ first, second, offset }) => {
    const term = text.term(first, second)!;
    const { info } = term;
    const parts = [info.docIdBytes, tableBytes(info), info.positionBytes];
    lines.push(
      `${String.fromCodePoint(first, second)} at +${offset}: ${count(info.documents)} documents, list at byte ` +
        `${count(term.offset)}, sections of ${parts.map(count).join(" + ")} bytes`,
    );
    return text.list(term).listed(documents);
  });
  const both = sets[0]!.slice();
  intersect(both, sets.at(-1)!);
  const match = matchKeywords(text, [[WORD]], documents);
  const found = docIdsOf(match.docIds);
  const rank = found[0]!;
  const first = match.firstPositions(0)(rank);
  lines.push(
    `documents with first and last bigram: ${count(cardinality(both))}; with the phrase: ${count(found.length)}`,
    `newest of them: document ${rank}, phrase first at position ${first}, title before ${columns.titleEnd[rank]}, ` +
      `cause before ${columns.causeEnd[rank]}, holding before ${columns.holdingEnd[rank]}`,
    `its row: bytes ${count(columns.rowAt[rank]!)} to ${count(columns.rowAt[rank + 1]!)} of rows.bin`,
    `its detail: bytes ${count(columns.detailAt[rank]!)} to ${count(columns.detailAt[rank + 1]!)} of details.bin`,
  );
  index.close();
  return lines;
}

test.runIf(readManifest(INDEX).corpus.sample)(
  "docs/search-engine.md follows a query as the files have it",
  () => {
    const page = readFileSync("docs/search-engine.md", "utf8");
    const [, told = ""] = /```example\n([\s\S]*?)```/.exec(page) ?? [];
    expect(told.trim().split("\n"), "Samples changed: copy the received lines into the page.").toEqual(
      worked(),
    );
  },
);
