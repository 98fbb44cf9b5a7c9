import { describe, expect, test } from "vitest";
import { readMixedNumeral, toHalfWidth } from "#domain/text/numbers/mixed-numeral.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";

const each = examplesOf(import.meta.url);

/** The value, or the kind of the text if it is not a number. */
const read = (text: string, unitFollows = false) => {
  const numeral = readMixedNumeral(text, { unitFollows });
  return numeral.kind === "value" ? numeral.value : numeral.kind;
};

describe("readMixedNumeral", () => {
  each<[string, number]>("reads %s in full", (text, value) => {
    expect(read(text)).toBe(value);
  });

  each<[string, number]>("reads %s with a decimal", (text, value) => {
    expect(read(text)).toBe(value);
  });

  test("joins nothing that reaches the last place of the decimal, and passes on what either part is", () => {
    expect(["1.5亿零1000万", "1.25亿零100万", "1.5万零3亿"].map((text) => read(text))).toEqual(
      Array(3).fill("unreadable"),
    );
    expect(["1.2.3亿零5", "1.5亿零三四百", "1.5亿零点五"].map((text) => read(text))).toEqual([
      ...["ambiguous", "range", "unreadable"],
    ]);
  });

  each<[string, number]>("reads what follows the last unit of %s", (text, value) => {
    expect(read(text)).toBe(value);
  });

  test("reads digits before a unit of their own for themselves, a Chinese one either way", () => {
    expect([read("18万8", true), read("12万3456", true), read("一万零五", true)]).toEqual([
      ...[180_008, 123_456, 10_005],
    ]);
    expect([read("两万五", true), read("1亿2千", true)]).toEqual(["ambiguous", 100_002_000]);
  });

  each<[string]>("takes %s for more than one number", (text) => {
    expect(read(text)).toBe("ambiguous");
  });

  test("tells from two thousand what stands in its place", () => {
    expect([read("1亿零2千"), read("1億〇2千"), read("1亿1万2千")]).toEqual([
      ...[100_002_000, 100_002_000, 100_012_000],
    ]);
  });

  test.each(["三四万", "一两千", "七八十"])("takes %s for a range", (text) => {
    expect(read(text)).toBe("range");
  });

  test("takes two numerals side by side before 元 for a range, and three for a number", () => {
    expect(
      ["五六", "两三", "十七八"].map((text) => readMixedNumeral(text, { unitFollows: true }).kind),
    ).toEqual([...["range", "range", "unreadable"]]);
    expect(readMixedNumeral("一三五", { unitFollows: true })).toEqual({ kind: "value", value: 135 });
    expect(readMixedNumeral("五〇", { unitFollows: true })).toEqual({ kind: "value", value: 50 });
  });

  test.each([
    ...["", "万", "亿", "元", "三 四", "三3", "点五", "3点5", "三点", "三点五点二", "三点五万二", "1.5万2千"],
    ...["百百", "二十百", "一千百", "二百三百", "1百12十", "1万1万", "1亿1亿", "1亿亿", "1万12345", "1百123"],
  ])("reads no number in %j", (text) => {
    expect(read(text)).toBe("unreadable");
  });
});

test("signs of full width become those of ASCII, one for one", () => {
  expect(toHalfWidth("０９，．甲５")).toBe("09,.甲5");
});
