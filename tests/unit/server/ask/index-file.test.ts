import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { AskColumns } from "#domain/ask/index/ask-index.ts";
import { INDEX_FILE, openAskColumns, writeAskIndex } from "#server/ask/index-file.ts";
import { openUnsealed } from "#server/generated/block-file.ts";
import { scratchFolder } from "#tests/fixtures/scratch-folder.ts";

const root = scratchFolder();

test("the columns come back as they were written, each by itself", () => {
  let next = 1;
  /** Numbers that occur in no other column. */
  const own = (): number[] => [next++, next++, next++];
  const grams = () => ({
    keys: Uint32Array.from(own(), (one) => one * 2 ** 20),
    offsets: Uint32Array.from(own()),
    counts: Uint32Array.from(own()),
    postings: Uint8Array.from(own()),
    lengths: Uint16Array.from(own()),
  });
  const columns = {
    laws: ["a"],
    section: Uint32Array.from(own()),
    number: Uint16Array.from(own()),
    branch: Uint8Array.from(own()),
    cited: Uint32Array.from(own()),
    textOffsets: Uint32Array.from(own()),
    text: Uint16Array.from(own()),
    sectionLaw: Uint16Array.from(own()),
    caseOffsets: Uint32Array.from(own()),
    caseArticles: Uint32Array.from(own()),
    articles: grams(),
    cases: grams(),
    guideWords: grams(),
    guidedArticles: Uint32Array.from(own()),
  } as unknown as AskColumns;
  const folder = join(root, "new", "ask");
  writeAskIndex(folder, columns);
  expect(existsSync(join(folder, INDEX_FILE))).toBe(true);
  const opened = openAskColumns(folder, openUnsealed);
  // For these columns the file returns ranges, the same on every call.
  for (const _ of [1, 2]) expect(opened.text.subarray(0, 3)).toEqual(columns.text);
  expect(opened.text.subarray(1, 2)).toEqual(columns.text.slice(1, 2));
  const read = Object.entries(opened).map(([name, column]) =>
    column.postings
      ? [name, { ...column, postings: column.postings.subarray(0, 3).slice() }]
      : [name, name === "text" ? opened.text.subarray(0, 3).slice() : column],
  );
  expect(Object.fromEntries(read)).toEqual(columns);
});
