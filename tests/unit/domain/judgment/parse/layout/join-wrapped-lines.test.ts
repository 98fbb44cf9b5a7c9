import { describe, expect, test } from "vitest";
import { isIndented, joinWrappedLines, pageWidth } from "#domain/judgment/parse/layout/join-wrapped-lines.ts";
import { unwrapLines } from "#domain/judgment/parse/layout/unwrap.ts";

const TEXT = "甲乙丙丁戊己庚辛壬癸子丑寅卯辰巳午未申酉戌亥";
/** Text of this many characters that does not end a sentence, and text that does. */
const run = (length: number) => TEXT.repeat(4).slice(0, length);
const closed = (length: number) => `${run(length - 1)}。`;

test("joinWrappedLines leaves each line a paragraph where no width is known", () => {
  expect(joinWrappedLines([run(10), " ", "丙 丁", "戊。"], null)).toEqual([run(10), "丙丁", "戊。"]);
});

describe("joinWrappedLines at ten characters", () => {
  const joined = (...lines: string[]) => joinWrappedLines(lines, 10);

  test("ends a paragraph where a sentence ends and the next character would have fitted", () => {
    // Two characters of indent, one for the next character and one of typesetting tolerance.
    expect(joined(closed(6), "子丑。")).toEqual([closed(6), "子丑。"]);
    expect(joined(closed(7), "子丑。")).toEqual([`${closed(7)}子丑。`]);
    expect(joined(`  ${closed(6)}   `, "子丑。")).toEqual([closed(6), "子丑。"]);
    // Only the first line is indented.
    expect(joined(closed(7), closed(8), "子丑。")).toEqual([closed(7) + closed(8), "子丑。"]);
    expect(joined(closed(7), closed(9), "子丑。")).toEqual([`${closed(7)}${closed(9)}子丑。`]);
  });

  test("needs room for all that cannot be parted", () => {
    expect(joined(closed(4), "ABCDEFG甲。")).toEqual([`${closed(4)}ABCDEFG甲。`]);
    expect(joined(closed(4), "ABCDEF甲。")).toEqual([closed(4), "ABCDEF甲。"]);
    expect(joined(closed(6), "子，丑。")).toEqual([`${closed(6)}子，丑。`]);
    expect(joined(closed(5), "子，丑。")).toEqual([closed(5), "子，丑。"]);
    expect(joined(closed(4), "“子”，丑。")).toEqual([`${closed(4)}“子”，丑。`]);
  });

  test("ends one before a number whatever the room, behind a sentence alone", () => {
    expect(joined(closed(8), "一、子。")).toEqual([closed(8), "一、子。"]);
    expect(joined(`${run(7)}；`, "一、子。")).toEqual([`${run(7)}；一、子。`]);
    expect(joined(run(8), "一、子。")).toEqual([`${run(8)}一、子。`]);
  });

  test("ends one behind a numbered heading with much room, and behind nothing else that ends no sentence", () => {
    expect(joined("一、甲", "子丑。")).toEqual(["一、甲", "子丑。"]);
    expect(joined("一、甲乙", "子丑。")).toEqual(["一、甲乙子丑。"]);
    expect(joined("甲乙丙", "子丑。")).toEqual(["甲乙丙子丑。"]);
    expect(joined("一、甲", "ABCDEFGHIJ。")).toEqual(["一、甲ABCDEFGHIJ。"]);
    expect(joined(run(8), "一、甲", "子丑。")).toEqual([`${run(8)}一、甲子丑。`]);
  });

  test("ends one that lacks its full stop before the label of a person, where much room is left", () => {
    const wide = (...lines: string[]) => joinWrappedLines(lines, 30);
    for (const next of [
      "委托代理人：子，丑。",
      "被申请人（一审被告、二审被上诉人）：子。",
      "一审、二审第三人：子。",
    ])
      expect(wide(run(21), next)).toEqual([run(21), next]);
    expect(wide(run(22), "委托代理人：子。")).toEqual([`${run(22)}委托代理人：子。`]);
    expect(wide(run(21), "子，丑：寅。")).toEqual([`${run(21)}子，丑：寅。`]);
  });

  test("ends one at an empty line and at the end, and leaves empty lines out", () => {
    expect(joined(run(8), "   ", "子。", "")).toEqual([run(8), "子。"]);
    expect(joined("", run(8))).toEqual([run(8)]);
    expect(joined()).toEqual([]);
  });
});

describe("indents", () => {
  test("count lines that hold something", () => {
    const indented = Array<string>(5).fill("　　甲。");
    expect(isIndented([...indented, "乙。"])).toBe(false);
    expect(isIndented([...indented, "乙。", "", "", "   ", "   "])).toBe(false);
    expect(isIndented([...indented, "乙。", "丙。"])).toBe(true);
  });
});

describe("pageWidth", () => {
  const times = (count: number, line: string) => Array<string>(count).fill(line);

  test("is the ninth of ten lines by width, up to seventy characters", () => {
    expect(pageWidth([...times(9, run(20)), run(40), run(20)])).toBe(20);
    expect(pageWidth(times(9, run(70)))).toBe(70);
    expect(pageWidth(times(9, run(71)))).toBeNull();
  });

  test("needs two lines in five as wide, within four characters, and half of them broken", () => {
    const short = times(6, closed(15));
    expect(pageWidth([...times(4, run(20)), ...short])).toBe(20);
    expect(pageWidth([...times(3, run(20)), ...short, closed(15)])).toBeNull();
    expect(pageWidth([...times(3, run(20)), run(16), ...short])).toBe(20);
    expect(pageWidth([...times(3, run(20)), `${run(15)}a`, ...short])).toBeNull();
    expect(pageWidth([...times(2, run(20)), ...times(2, closed(20)), ...short])).toBe(20);
    expect(pageWidth([run(20), ...times(3, closed(20)), ...short])).toBeNull();
  });
});

describe("unwrapLines", () => {
  const HEAD = ["某某市某某区人民法院", "民事判决书", "（2021）内0102民初12号"];

  test("parts by indents where some lines have them, though a last line fills the page", () => {
    const paragraph = [`　　${run(28)}`, closed(30)];
    const lines = [...paragraph, ...paragraph, ...paragraph];
    const whole = run(28) + closed(30);
    expect(unwrapLines(lines)).toEqual([whole, whole, whole]);
    // Without indents a full last line does not show the end of a paragraph.
    expect(unwrapLines(lines.map((line) => line.trim()))).toEqual([whole + whole + whole]);
  });

  test("takes a page whose lines are all indented for one without indents, whatever stands above", () => {
    const lines = Array<string>(6).fill(`　　${run(30)}`);
    expect(unwrapLines([...HEAD, ...lines])).toEqual([...HEAD, run(30).repeat(6)]);
  });

  test("joins lines of any length, but not those of a head or tail, printed with whatever blanks", () => {
    expect(unwrapLines(Array<string>(6).fill(run(65)))).toEqual([run(65).repeat(6)]);
    const lines = Array<string>(6).fill(run(30));
    expect(unwrapLines(["  民 事 判 决 书  ", ...lines, "\ue5e5审判长　张例\ue5e5"])).toEqual([
      "民 事 判 决 书",
      run(30).repeat(6),
      "审判长 张例",
    ]);
    expect(unwrapLines(["\ue5e5甲。"])).toEqual(["甲。"]);
  });

  test("leaves a line alone that is a case number with at most two characters beside it", () => {
    const lines = Array<string>(6).fill(run(30));
    const number = "（2021）内0102民初12号";
    for (const alone of [number, `编号${number}`, `${number}之二`.slice(0, number.length)])
      expect(unwrapLines([alone, ...lines])).toEqual([alone, run(30).repeat(6)]);
    expect(unwrapLines([`案编号${number}`, ...lines])).toEqual([`案编号${number}${run(30).repeat(6)}`]);
  });
});
