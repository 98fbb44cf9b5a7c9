import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compareJudgments, markChanges, sentencesOf } from "#domain/judgment/compare/compare-judgments.ts";

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

describe("the letters of a reworded sentence", () => {
  const marked = (before: string, after: string) => markChanges(before, after).map(said);

  test("keep a common beginning and end of a single one", () => {
    expect(marked("一甲二三四五六七八。", "一乙二三四五六七八。")).toEqual([
      "一[甲]二三四五六七八。",
      "一[乙]二三四五六七八。",
    ]);
    expect(marked("二三四五六七八甲一", "二三四五六七八乙一")).toEqual([
      "二三四五六七八[甲]一",
      "二三四五六七八[乙]一",
    ]);
  });

  test("count once for the beginning and the end where these meet", () => {
    expect(marked("一二三四五六哈哈", "一二三四五六哈哈哈")).toEqual([
      "一二三四五六哈哈",
      "一二三四五六哈哈[哈]",
    ]);
    expect(marked("一二三四五六哈哈哈", "一二三四五六哈哈")).toEqual([
      "一二三四五六哈哈[哈]",
      "一二三四五六哈哈",
    ]);
  });

  test("keep the longest they share between these, in either direction, but none alone", () => {
    const within = (middle: string) => `一二三四五六${middle}七八九十百千`;
    expect(marked(within("丙丁戊"), within("甲乙丙丁己"))).toEqual([
      within("丙丁[戊]"),
      within("[甲乙]丙丁[己]"),
    ]);
    expect(marked(within("甲乙丙丁己"), within("丙丁戊"))).toEqual([
      within("[甲乙]丙丁[己]"),
      within("丙丁[戊]"),
    ]);
    expect(marked(within("甲丙乙"), within("丁丙戊"))).toEqual([within("[甲丙乙]"), within("[丁丙戊]")]);
    // Of two crossing runs the longer is kept, regardless of the side on which it comes first.
    expect(marked(within("子丑寅甲乙"), within("甲乙子丑寅辰"))).toEqual([
      within("子丑寅[甲乙]"),
      within("[甲乙]子丑寅[辰]"),
    ]);
    expect(marked(within("甲乙子丑寅辰"), within("子丑寅甲乙"))).toEqual([
      within("[甲乙]子丑寅[辰]"),
      within("子丑寅[甲乙]"),
    ]);
  });

  test("are marked as a whole where more than four hundred lie between beginning and end", () => {
    const letters = (from: number, length: number) =>
      Array.from({ length }, (_, at) => String.fromCharCode(from + at)).join("");
    const [beginning, shared] = [letters(0x4e00, 600), letters(0x6000, 399)];
    const [one, other] = [`甲${shared.slice(1)}乙`, `丙${shared.slice(1)}丁`];
    expect(marked(beginning + one, beginning + other)).toEqual([
      `${beginning}[甲]${shared.slice(1)}[乙]`,
      `${beginning}[丙]${shared.slice(1)}[丁]`,
    ]);
    const longer = `戊${shared}己`;
    expect(marked(beginning + longer, beginning + other)).toEqual([
      `${beginning}[${longer}]`,
      `${beginning}[${other}]`,
    ]);
    expect(marked(beginning + one, beginning + longer)).toEqual([
      `${beginning}[${one}]`,
      `${beginning}[${longer}]`,
    ]);
  });
});

describe("compareJudgments", () => {
  test("marks as a whole what only one side has, and nothing of what both have", () => {
    expect(compareJudgments(["货物受潮。", "双方无异议。"], ["双方无异议。", "上诉人败诉。"])).toEqual([
      { kind: "before", before: 1, after: 0, left: [{ text: "货物受潮。", changed: true }], right: [] },
      { kind: "same", before: 2, after: 1, left: [], right: [] },
      { kind: "after", before: 0, after: 2, left: [], right: [{ text: "上诉人败诉。", changed: true }] },
    ]);
  });

  test("compares four hundred paragraphs of each side", () => {
    const many = Array.from({ length: 401 }, (_, at) => `第${at}段`);
    expect(compareJudgments(many, [])).toHaveLength(400);
    expect(compareJudgments([], many)).toHaveLength(400);
    expect(sentencesOf("")).toEqual([]);
  });

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
