import { expect, test } from "vitest";
import { lineOf, textKey } from "#server/corpus/store/prepared.ts";

test("a key tells apart facts and the texts under them", () => {
  const keys = [textKey("a", 0), textKey("a", 1), textKey("b", 0)];
  expect(new Set(keys).size).toBe(3);
  expect(textKey("a", 0)).toBe(keys[0]);
});

test("a stored line begins with its id and ends with its source", () => {
  const line = lineOf({ id: "a", body: Buffer.from('"casename":"b"') }, 'x"');
  expect(Buffer.concat(line).toString()).toBe('{"id":"a","casename":"b","source":"x\\""}\n');
});
