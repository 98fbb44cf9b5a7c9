import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compareJudgments } from "#domain/judgment/compare/compare-judgments.ts";
import { markChanges, sentencesOf } from "#domain/judgment/compare/mark-changes.ts";

const said = (pieces: { text: string; changed: boolean }[]) =>
  pieces.map(({ text, changed }) => (changed ? `[${text}]` : text)).join("");

describe("markChanges", () => {
  test("marks what differs within a reworded sentence and leaves the others alone", () => {
    const [left, right] = markChanges(
      "被告赔偿原告损失十二万元。案件受理费由被告负担。",
      "被告赔偿原告损失八万元。案件受理费由被告负担。",
    );
    expect(said(left)).toBe("被告赔偿原告损失[十二]万元。案件受理费由被告负担。");
    expect(said(right)).toBe("被告赔偿原告损失[八]万元。案件受理费由被告负担。");
  });

  test("marks a sentence that went and one that came as wholes", () => {
    const [left, right] = markChanges("甲方违约。驳回其他诉讼请求。", "驳回其他诉讼请求。利息自次日起算。");
    expect(said(left)).toBe("[甲方违约。]驳回其他诉讼请求。");
    expect(said(right)).toBe("驳回其他诉讼请求。[利息自次日起算。]");
  });
});

describe("compareJudgments", () => {
  test("sets paragraphs side by side in the order of both", () => {
    const rows = compareJudgments(
      ["原告诉称货物受潮，请求赔偿。", "经审理查明，货物于运输途中受潮。", "判决如下：赔偿十万元。"],
      ["上诉人不服一审判决。", "经审理查明，货物于运输途中受潮。", "判决如下：赔偿六万元。"],
    );
    expect(rows.map(({ kind, before, after }) => [kind, before, after])).toEqual([
      ["before", 1, 0],
      ["after", 0, 1],
      ["same", 2, 2],
      ["changed", 3, 3],
    ]);
    expect(said(rows[3]!.left)).toBe("判决如下：赔偿[十]万元。");
  });

  const paragraph = fc
    .array(fc.constantFrom("本院认为", "货物", "受潮", "赔偿", "十万元", "。", "；", "𠮷", "“", "”"), {
      maxLength: 12,
    })
    .map((words) => words.join(""));
  const side = fc.array(paragraph, { maxLength: 8 });

  test("shows every paragraph of both sides once, in order, and every letter of what changed", () => {
    fc.assert(
      fc.property(side, side, (before, after) => {
        const rows = compareJudgments(before, after);
        expect(rows.flatMap((row) => row.before || [])).toEqual(before.map((_, at) => at + 1));
        expect(rows.flatMap((row) => row.after || [])).toEqual(after.map((_, at) => at + 1));
        for (const { kind, before: a, after: b, left, right } of rows) {
          if (kind === "same") expect(before[a - 1]).toBe(after[b - 1]);
          else {
            expect(left.map(({ text }) => text).join("")).toBe(before[a - 1] ?? "");
            expect(right.map(({ text }) => text).join("")).toBe(after[b - 1] ?? "");
          }
        }
      }),
    );
  });

  test("a judgment beside itself is the same throughout", () => {
    fc.assert(
      fc.property(side, (texts) => {
        expect(compareJudgments(texts, texts).every(({ kind }) => kind === "same")).toBe(true);
      }),
    );
  });

  test("sentences joined give the paragraph", () => {
    fc.assert(
      fc.property(paragraph, (text) => {
        expect(sentencesOf(text).join("")).toBe(text);
      }),
    );
  });
});
