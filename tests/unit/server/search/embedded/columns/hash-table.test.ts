import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { ColumnSpool } from "#server/generated/column-spool.ts";
import { hashText } from "#server/search/embedded/columns/columns.ts";
import { HashSetWriter, HashTableWriter } from "#server/search/embedded/columns/hash-table.ts";

const folder = mkdtempSync(join(tmpdir(), "fasu-hashes-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("hashes are in order with their documents, of a set each once", () => {
  const texts = ["甲", "乙", "甲", "丙"];
  const [hashes, docIds, set] = ["h", "d", "s"].map((name) => join(folder, name));
  const table = new HashTableWriter();
  const once = new HashSetWriter();
  for (const [at, text] of texts.entries()) {
    table.add(at, text);
    once.add(text);
  }
  const columns = [
    new ColumnSpool(hashes!, "f64"),
    new ColumnSpool(docIds!, "u32"),
    new ColumnSpool(set!, "f64"),
  ] as const;
  table.finish(columns[0], columns[1]);
  once.finish(columns[2]);
  const sorted = texts
    .map((text, at): [number, number] => [hashText(text), at])
    .sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  expect([...columns[0].values()]).toEqual(sorted.map(([hash]) => hash));
  expect([...columns[1].values()]).toEqual(sorted.map(([, at]) => at));
  expect([...columns[2].values()]).toEqual([...new Set(sorted.map(([hash]) => hash))]);
  for (const column of columns) column.close();
});
