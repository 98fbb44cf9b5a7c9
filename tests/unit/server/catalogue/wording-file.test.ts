import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import type { WordingTables } from "#domain/catalogue/causes/wordings/wording-tables.ts";
import { readWordings, writeWordings } from "#server/catalogue/wording-file.ts";
import type { Column } from "#server/generated/column-kinds.ts";
import { FaultyFile } from "#server/generated/faulty-file.ts";
import { writeSections } from "#server/generated/section-file.ts";

const tables: WordingTables = {
  features: "借\n借钱",
  places: Uint32Array.of(0, 2),
  rarities: Float32Array.of(1.5, 2),
  starts: Uint32Array.of(0, 1, 2),
  owners: Uint16Array.of(0, 0),
  weights: Uint8Array.of(32, 64),
  lineOf: Uint16Array.of(0),
  lengths: Float32Array.of(2.5),
  lines: "2040101",
  forms: "借 0",
  evidence: Int8Array.of(-3, 16),
  unheard: { character: -0.5, pair: 0.25 },
  longest: 2,
  crimes: "坐牢",
  idle: "我",
  terms: "借钱",
  whole: "借钱 0",
  ordinary: "天气",
  names: "民间借贷 2040101",
};

const root = mkdtempSync(join(tmpdir(), "fasu-wordings-"));
afterAll(() => rmSync(root, { recursive: true }));
const path = join(root, "names.bin");
const read = () => readWordings(path, (file) => readFileSync(file));

test("compiled wordings read back as they were written", () => {
  writeWordings(path, tables);
  expect(read()).toEqual(tables);
});

test.each(Object.keys(tables))("a file without %s is of another version", (name) => {
  const { [name as keyof WordingTables]: own, ...rest } = tables;
  const isArray = ArrayBuffer.isView(own);
  const without = Object.entries(rest);
  writeSections(
    path,
    Object.fromEntries(without.filter(([, table]) => !ArrayBuffer.isView(table))),
    Object.fromEntries(without.filter(([, table]) => ArrayBuffer.isView(table))) as Record<string, Column>,
  );
  expect(read).toThrow(FaultyFile);
  expect(read).toThrow(/npm run data/);
  // Nor is one that has it of another kind.
  if (isArray) writeSections(path, rest, { [name]: Float64Array.of(1) });
  expect(read).toThrow(FaultyFile);
});
