import { expect, test } from "vitest";
import type { WordingTables } from "#domain/catalogue/causes/wordings/wording-tables.ts";
import { decodeWordings, encodeWordings } from "#server/catalogue/wording-file.ts";
import { FaultyFile } from "#server/generated/faulty-file.ts";

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
  asked: Int8Array.of(5, -7),
  askedLengths: Float32Array.of(0.5, -0.25),
  unheard: { character: -0.5, pair: 0.25 },
  longest: 2,
  crimes: "坐牢",
  idle: "我",
  terms: "借钱",
  whole: "借钱 0",
  ordinary: "天气",
  names: "民间借贷 2040101",
  taking: { roots: [0], features: [0, -1, -1], numbers: [0.5, -1, 1], rights: [2, 0, 0] },
};

test("compiled wordings read back as they were written", () => {
  expect(decodeWordings(encodeWordings(tables), "x.json")).toEqual(tables);
});

test.each(Object.keys(tables))("a file without %s is of another version", (name) => {
  const { [name]: _, ...rest } = JSON.parse(encodeWordings(tables));
  expect(() => decodeWordings(JSON.stringify(rest), "x.json")).toThrow(FaultyFile);
  expect(() => decodeWordings(JSON.stringify(rest), "x.json")).toThrow(/npm run data/);
});
