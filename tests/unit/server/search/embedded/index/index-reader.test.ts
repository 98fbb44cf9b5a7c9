import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { IndexReader } from "#server/search/embedded/index/index-reader.ts";
import { writeIndex } from "#server/search/embedded/index-writer.ts";
import { TEST_CAUSES, TEST_COURTS, testDocument } from "../../../../../fixtures/search/documents.ts";

const DOCUMENTS = [
  testDocument({ id: "aaa", title: "甲案", number: "1号", date: "2021-01-01", text: ["代位求偿"] }),
  testDocument({ id: "bbb", title: "乙案", number: "2号", date: "2022-01-01", text: ["保险求偿"] }),
];
const TREES = { courts: TEST_COURTS, causes: TEST_CAUSES };

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "fasu-index-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Every part that the reader opens on first use. */
function partsOf(index: IndexReader) {
  const parts = Object.getOwnPropertyNames(index) as ("columns" | "catalogue" | "text")[];
  expect(parts).toContain("columns");
  return parts;
}

test("each file is opened once, and what has been opened needs no file any more", async () => {
  writeIndex(folder, DOCUMENTS, TREES, ["求偿"]);
  const index = new IndexReader(folder);
  index.openAll();
  rmSync(folder, { recursive: true });
  for (const part of partsOf(index)) expect(index[part], part).toBe(index[part]);
  expect(index.documents).toBe(2);
  expect([index.row(0).title, index.row(1).title]).toEqual(["乙案", "甲案"]);
  expect(JSON.parse(index.detailText(1))).toEqual(index.detail(1));
  expect([index.docIdOf("aaa"), index.docIdOf("bbb"), index.docIdOf("ccc")]).toEqual([1, 0, -1]);
  expect(index.termOf("求偿")?.info.documents).toBe(2);
  expect([index.termOf("代位")?.info.documents, index.termOf("没有")]).toEqual([1, null]);
  index.close();
});

test("a file that is not there is named as missing with the command that makes it, when it is needed", () => {
  const index = new IndexReader(folder);
  const missing = expect.objectContaining({
    ...{ name: "MissingArtifact", message: "the search index is missing: run npm run data" },
  });
  for (const part of partsOf(index)) expect(() => index[part], part).toThrow(missing);
  expect(() => index.openAll()).toThrow(missing);
  index.close();
});

test("an index of nothing is opened and closed", async () => {
  writeIndex(folder, [], TREES, []);
  const index = new IndexReader(folder);
  index.openAll();
  expect([index.documents, index.docIdOf("aaa"), index.termOf("求偿")]).toEqual([0, -1, null]);
  index.close();
});
