import { describe, expect, test } from "vitest";
import { readMixedNumeral, toHalfWidth } from "#domain/text/numbers/mixed-numeral.ts";

/** The value, or the kind of the text if it is not a number. */
const read = (text: string, unitFollows = false) => {
  const numeral = readMixedNumeral(text, { unitFollows });
  return numeral.kind === "value" ? numeral.value : numeral.kind;
};

describe("readMixedNumeral", () => {
  test.each([
    ...[
      ["0", 0],
      ["零", 0],
      ["零零五", 5],
      ["05", 5],
      ["1.", 1],
      [".5", 0.5],
      ["0.234", 0.234],
    ],
    ...[
      ["1,234.5", 1234.5],
      ["1,234,567", 1_234_567],
      ["1,234万", 12_340_000],
      ["1234.567", 1234.567],
    ],
    ...[
      ["1.234万", 12_340],
      ["１２．５万", 125_000],
      ["廿三", 23],
      ["卅", 30],
      ["二〇二一", 2021],
    ],
    ...[
      ["十", 10],
      ["百", 100],
      ["千万", 1e7],
      ["一万亿", 1e12],
      ["1万2亿", 10_002e8],
      ["12百", 1200],
    ],
    ...[
      ["一百十", 110],
      ["一百二十", 120],
      ["3百5十万", 3_500_000],
      ["三十五万六千", 356_000],
    ],
    ...[
      ["三四", 34],
      ["三〇万", 300_000],
      ["一二三万", 1_230_000],
      ["1亿2000万", 120_000_000],
    ],
  ] as [string, number][])("reads %s in full", (text, value) => {
    expect(read(text)).toBe(value);
  });

  test.each([
    ...[
      ["三点二五", 3.25],
      ["三点五万", 35_000],
      ["十点五万", 105_000],
      ["二十三点五亿", 2_350_000_000],
      ["1.5百万", 1_500_000],
    ],
    ...[
      ["1.5亿零300", 150_000_300],
      ["1.5百万零3", 1_500_003],
      ["三点五亿零三百", 350_000_300],
    ],
    ...[
      ["1.5亿零999万", 159_990_000],
      ["1.25亿零99万", 125_990_000],
    ],
  ] as [string, number][])("reads %s with a decimal", (text, value) => {
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

  test.each([
    // One digit belongs to the next lower unit; after 零 it is itself.
    ...[
      ["两万五", 25_000],
      ["18万8", 188_000],
      ["一百二", 120],
      ["1亿5", 150_000_000],
    ],
    ...[
      ["一百零二", 102],
      ["一万零五", 10_005],
      ["1万05", 10_005],
      ["一万零", 10_000],
      ["十五", 15],
    ],
    // Several digits are read literally, as many as there are places.
    ...[
      ["1万123", 10_123],
      ["12万3456", 123_456],
      ["1百12", 112],
      ["1千12", 1012],
      ["1亿12345", 100_012_345],
    ],
  ] as [string, number][])("reads what follows the last unit of %s", (text, value) => {
    expect(read(text)).toBe(value);
  });

  test("reads digits before a unit of their own for themselves, a Chinese one either way", () => {
    expect([read("18万8", true), read("12万3456", true), read("一万零五", true)]).toEqual([
      ...[180_008, 123_456, 10_005],
    ]);
    expect([read("两万五", true), read("1亿2千", true)]).toEqual(["ambiguous", 100_002_000]);
  });

  test.each(["1.234", "1,23", "12,34", "1..", "1.5.2", "1亿2千", "1亿12", "1亿1234", "三千万五"])(
    "takes %s for more than one number",
    (text) => {
      expect(read(text)).toBe("ambiguous");
    },
  );

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
