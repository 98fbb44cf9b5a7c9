import { describe, expect, test } from "vitest";
import { foldName, foldWithPlaces } from "#server/corpus/takedown/folded-text.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";

const each = examplesOf(import.meta.url);

const folded = (text: string) => String.fromCharCode(...foldWithPlaces(text).units);

describe("foldWithPlaces", () => {
  each<[string, string]>("%j reads as %j", (text, expected) => {
    expect(folded(text)).toBe(expected);
    expect(folded(text)).toBe(expected);
  });

  test("each unit has the place in the text that it came from", () => {
    expect(foldWithPlaces("a ㈱𠮷b").places).toEqual([0, 2, 2, 2, 3, 3, 5]);
  });

  test("a name is composed before", () => {
    expect(foldName("é·阿 不")).toBe("é·阿不");
  });
});
