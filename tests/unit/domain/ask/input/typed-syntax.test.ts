import fc from "fast-check";
import { expect, test } from "vitest";
import { readSyntax, SYNTAX_FIELDS } from "#domain/ask/input/typed-syntax.ts";

test("fields are read in both languages, with either colon", () => {
  expect(readSyntax("court：海淀 cause:买卖合同 judge:王某").conditions).toEqual({
    ...{ court: ["海淀"], reason: ["买卖合同"], judge: ["王某"] },
  });
  expect(readSyntax("法院:海淀 法院:朝阳").conditions).toEqual({ court: ["海淀", "朝阳"] });
});

test("years and days become a period or a year", () => {
  expect(readSyntax("年:2019-2021").conditions).toEqual({ datefrom: "2019", dateto: "2021" });
  expect(readSyntax("年:2019年").conditions).toEqual({ suitedate: ["2019"] });
  expect(readSyntax("日期:2020-01至2021-03").conditions).toEqual({ datefrom: "2020-01", dateto: "2021-03" });
  expect(readSyntax("date:2020-05-06").conditions).toEqual({ datefrom: "2020-05-06", dateto: "2020-05-06" });
  expect(readSyntax("年:2020-").conditions).toEqual({ datefrom: "2020" });
});

test("words are left out by a minus or NOT, and phrases stay whole", () => {
  expect(readSyntax('利息 -调解 NOT 撤诉 "不要 分开" “也不 分开”').conditions).toEqual({
    ...{ qr: ["利息", '"不要 分开"', '"也不 分开"'], without: ["调解", "撤诉"] },
  });
});

test("names and operators that the search lacks are said", () => {
  expect(readSyntax("颜色:红 甲 OR 乙")).toEqual({
    conditions: { qr: ["甲", "乙"] },
    unknown: ["颜色", "OR"],
  });
});

test("any text is read, and nothing typed behind a known name is lost", () => {
  fc.assert(fc.property(fc.string({ unit: "grapheme", maxLength: 80 }), (text) => void readSyntax(text)));
  fc.assert(
    fc.property(
      fc.constantFrom(...SYNTAX_FIELDS),
      fc.stringMatching(/^[甲乙丙丁戊]{2,6}$/),
      (name, value) => {
        const { conditions, unknown } = readSyntax(`${name}:${value}`);
        expect(unknown.includes(name) || JSON.stringify(conditions).includes(value)).toBe(true);
      },
    ),
  );
});
