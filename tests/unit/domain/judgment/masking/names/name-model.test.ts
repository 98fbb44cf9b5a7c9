import { describe, expect, test } from "vitest";
import { marksOf } from "#domain/judgment/masking/names/marks.ts";
import { candidatesAt, mayBeginName } from "#domain/judgment/masking/names/name-model.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";

const each = examplesOf(import.meta.url);

/** The score of the bracketed part of a text. */
function scoreOf(marked: string): number {
  const at = marked.indexOf("[");
  const end = marked.indexOf("]") - 1;
  const text = marked.replace(/[[\]]/g, "");
  const found = candidatesAt(text, at, marksOf(text, "crime")[at], true);
  return found.find((each) => each.end === end)?.score ?? Number.NaN;
}

describe("candidatesAt", () => {
  each<[string, string]>("score the name in %s above the word in %s", (name, word) => {
    expect(scoreOf(name)).toBeGreaterThan(scoreOf(word) + 20);
  });

  test("score the same string higher where somebody is introduced", () => {
    expect(scoreOf("被害人[石样]报警")).toBeGreaterThan(scoreOf("一块[石样]报警"));
  });

  test("tell that a family name begins a name, of one sign, two or a rare one", () => {
    expect(["王样", "欧阳样", "上官样", "的样", "王，"].map((text) => mayBeginName(text, 0))).toEqual([
      ...[true, true, true],
      ...[false, false],
    ]);
  });
});
