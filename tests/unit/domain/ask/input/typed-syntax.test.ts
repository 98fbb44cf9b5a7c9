import fc from "fast-check";
import { expect, test } from "vitest";
import { readSyntax, SYNTAX_FIELDS } from "#domain/ask/input/typed-syntax.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";

const each = examplesOf(import.meta.url);

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

each<[string, string]>("%s is the field %s", (name, field) => {
  expect(readSyntax(`${name}:甲`)).toEqual({ conditions: { [field]: ["甲"] }, unknown: [] });
  expect(readSyntax(`${name.toUpperCase()}=甲`).conditions).toEqual({ [field]: ["甲"] });
});

test.each(["程序", "level", "金额", "标的", "amount", "地区", "省", "省份", "结果"])(
  "%s is a field that the search does not have",
  (name) => {
    expect(readSyntax(`${name}:甲 ${name}:乙`)).toEqual({ conditions: {}, unknown: [name] });
  },
);

test("years and dates are read by every name, in every way of writing them", () => {
  const of = (typed: string) => readSyntax(typed).conditions;
  for (const name of ["年", "年份", "year"]) expect(of(`${name}:2019`)).toEqual({ suitedate: ["2019"] });
  for (const name of ["日期", "时间", "date"])
    expect(of(`${name}:2019`)).toEqual({ datefrom: "2019", dateto: "2019" });
  expect(of("from:2019 to:2020-03")).toEqual({ datefrom: "2019", dateto: "2020-03" });
  expect(of("年:2019年3月")).toEqual({ datefrom: "2019-3", dateto: "2019-3" });
  expect(of("年:2020-05")).toEqual({ datefrom: "2020-05", dateto: "2020-05" });
  expect(of("日期:~2020")).toEqual({ dateto: "2020" });
  expect(of("日期:2019年3月5日到2020年1月2日")).toEqual({ datefrom: "2019-3-5", dateto: "2020-1-2" });
  expect(of("年:2019 年:2019 年:2020")).toEqual({ suitedate: ["2019", "2020"] });
});

test("signs, operators and marks are read as such only where they stand alone", () => {
  expect(readSyntax("甲 AND 乙 && 丙 & 丁 + 戊").conditions).toEqual({ qr: ["甲", "乙", "丙", "丁", "戊"] });
  expect(readSyntax("甲 | 乙 || NEAR 丙").unknown).toEqual(["|", "||", "NEAR"]);
  expect(readSyntax('"AND" “OR” "NOT"').conditions).toEqual({ qr: ['"AND"', '"OR"', '"NOT"'] });
  expect(readSyntax("+甲 -乙 −丙 －丁").conditions).toEqual({ qr: ["甲"], without: ["乙", "丙", "丁"] });
  expect(readSyntax("NOT 甲 乙").conditions).toEqual({ qr: ["乙"], without: ["甲"] });
  expect(readSyntax("-法院:甲").conditions).toEqual({ without: ["甲"] });
  expect(readSyntax('法官:"甲 乙"').conditions).toEqual({ judge: ["甲 乙"] });
  expect(readSyntax("「甲 乙」").conditions).toEqual({ qr: ['"甲 乙"'] });
  expect(readSyntax("法院:甲，乙、丙,甲").conditions).toEqual({ court: ["甲", "乙", "丙"] });
  expect(readSyntax("")).toEqual({ conditions: {}, unknown: [] });
});
