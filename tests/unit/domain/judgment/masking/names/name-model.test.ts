import { describe, expect, test } from "vitest";
import { marksOf } from "#domain/judgment/masking/names/marks.ts";
import { candidatesAt, mayBeginName } from "#domain/judgment/masking/names/name-model.ts";

/** The score of what stands in brackets in a text. */
function scoreOf(marked: string): number {
  const at = marked.indexOf("[");
  const end = marked.indexOf("]") - 1;
  const text = marked.replace(/[[\]]/g, "");
  const found = candidatesAt(text, at, marksOf(text, "crime")[at], true);
  return found.find((each) => each.end === end)?.score ?? Number.NaN;
}

describe("candidatesAt", () => {
  test.each([
    ["有被害人[王小样]的陈述在卷", "有被害人[陈述]在卷"],
    ["卖给房东[许样水]，得款", "房东[提供]了监控"],
    ["证人[李小样]证实上述事实", "案发[时间]为晚上"],
    ["证人[李小样]证实上述事实", "证人[李小]样证实上述事实"],
    ["司机[马样]停车", "司机[马上]停车"],
  ])("score the name in %s above the word in %s", (name, word) => {
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
