import { expect, test } from "vitest";
import { idBits, idOfBits, lineOf, textKey } from "#server/corpus/store/prepared.ts";

const LETTERS = "abcdefghijklmnopqrstuvwxyz234567";

test("an id of twelve letters and its sixty bits say the same, the first letter the highest", () => {
  for (const id of ["aaaaaaaaaaaa", "777777777777", "baaaaaaaaaab", LETTERS.slice(0, 12), LETTERS.slice(-12)])
    expect(idOfBits(idBits(id))).toBe(id);
  expect([idBits("aaaaaaaaaaaa"), idBits("aaaaaaaaaaab"), idBits("aaaaaaaaaaba")]).toEqual([0n, 1n, 32n]);
  expect(idBits("777777777777")).toBe(2n ** 60n - 1n);
  expect(idBits("baaaaaaaaaaa")).toBe(2n ** 55n);
  expect(idBits("aaaaabaaaaaa")).toBe(2n ** 30n);
});

test("a key tells apart facts and the texts under them", () => {
  const keys = [textKey("a", 0), textKey("a", 1), textKey("b", 0)];
  expect(new Set(keys).size).toBe(3);
  expect(textKey("a", 0)).toBe(keys[0]);
});

test.each(["", "aaaaaaaaaaa", "aaaaaaaaaaaaa", "aaaaaaaaaaa1", "Aaaaaaaaaaaa"])("%j is no id", (text) => {
  expect(() => idBits(text)).toThrow(RangeError);
});

test("a stored line begins with its id and ends with its source", () => {
  const line = lineOf({ id: "a", body: Buffer.from('"casename":"b"') }, 'x"');
  expect(Buffer.concat(line).toString()).toBe('{"id":"a","casename":"b","source":"x\\""}\n');
});
