import { join } from "node:path";
import { expect, test } from "vitest";
import { encodeHead, padding, sectionsStart } from "#server/generated/column-kinds.ts";
import { ColumnSpool } from "#server/generated/column-spool.ts";
import { sealFiles } from "#server/generated/seal.ts";
import { openTexts, writeTexts } from "#server/generated/text-file.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";
import { scratchFolder } from "#tests/fixtures/scratch-folder.ts";

const each = examplesOf(import.meta.url);

const folder = scratchFolder();

each<[number, number]>("%i bytes are filled up with %i", (size, filled) => {
  expect([...padding(size)]).toEqual(Array(filled).fill(0));
});

test.each([
  [3, 8],
  [4, 8],
  [5, 16],
])("behind a head of %i bytes sections begin at %i", (bytes, start) => {
  expect(sectionsStart(bytes)).toBe(start);
});

test("the head tells where each column lies, on multiples of eight", () => {
  const head = encodeHead({ a: 1 }, [
    ["x", "u8", 9],
    ["y", "u32", 3],
    ["z", "f64", 1],
  ]);
  const length = head.readUInt32LE(0);
  expect(JSON.parse(head.toString("utf8", 4, 4 + length))).toEqual({
    ...{ meta: { a: 1 }, sections: { x: ["u8", 0, 9], y: ["u32", 16, 3], z: ["f64", 32, 1] } },
  });
  expect(head.length).toBe(sectionsStart(length));
});

test.each(["u32", "f64"] as const)("texts are read by their place, offsets being %s", (kind) => {
  const path = join(folder, `${kind}.bin`);
  const offsets = new ColumnSpool(`${path}.offsets`, kind);
  const writer = writeTexts(path, offsets);
  for (const text of ["甲", "", Buffer.from("bc")]) writer.add(text);
  writer.close();
  sealFiles([path]);
  const ends = [...offsets.values()];
  expect(ends).toEqual([0, 3, 3, 5]);
  const texts = openTexts(path, kind === "u32" ? Uint32Array.from(ends) : Float64Array.from(ends));
  expect([0, 1, 2].map((at) => texts.at(at))).toEqual(["甲", "", "bc"]);
  texts.close();
  offsets.close();
});
