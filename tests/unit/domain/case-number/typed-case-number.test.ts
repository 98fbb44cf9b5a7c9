import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { faultOfCaseNumber } from "#domain/case-number/typed-case-number.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";

const each = examplesOf(import.meta.url);

const NUMBERS = [
  "（2024）京0101民初123号",
  "(2021) 内 01 民终 123 号",
  "〔2009〕园刑初字第0268号",
  "(2009)虹民三(民)初字第912号",
  "（2013）静民二（商）初字第S1041号",
  "（２０１９）鲁０１执１７３２号之一",
  "（2015）浙嘉商终字第123、124号",
  "（2020）最高法刑核75306492号",
];

describe("faultOfCaseNumber", () => {
  test.each(NUMBERS)("finds nothing wrong with %s, nor with its beginning while it is typed", (number) => {
    expect(faultOfCaseNumber(number, true, 2026)).toBeNull();
    for (let length = 0; length < number.length; length++)
      expect([number.slice(0, length), faultOfCaseNumber(number.slice(0, length), false, 2026)]).toEqual([
        number.slice(0, length),
        null,
      ]);
  });

  test("a number that stops before its 号 is unfinished once its field is left", () => {
    const cut = fc.constantFrom(...NUMBERS).chain((number) => {
      const whole = number.slice(0, number.indexOf("号"));
      return fc.integer({ min: 1, max: whole.length }).map((length) => whole.slice(0, length));
    });
    fc.assert(
      fc.property(cut, (begun) => {
        expect(faultOfCaseNumber(begun, true, 2026)).toBe("unfinished");
      }),
    );
  });

  test("a number with words around it is one", () => {
    expect(faultOfCaseNumber("某市中级人民法院（2021）内01民终123号民事判决书", true, 2026)).toBeNull();
    expect(faultOfCaseNumber("案号：(2021)内01民终123号", false, 2026)).toBeNull();
  });

  each<[string]>("%j is one, as every reader takes it", (typed) => {
    expect(faultOfCaseNumber(typed, true, 2026)).toBeNull();
  });

  test.each(["abc", "张三诉李四", "123456", "京0101民初123号", "-", "第12号", "（24）京"])(
    "%s does not begin with a year in brackets, which is said while it is typed",
    (typed) => expect(faultOfCaseNumber(typed, false, 2026)).toBe("year"),
  );

  each<[string]>("%s has its year, and behind it no court's code and number", (typed) =>
    expect(faultOfCaseNumber(typed, false, 2026)).toBe("other"),
  );

  test.each(["（2031）粤01民终1号", "（2031）", "（2027）京"])(
    "%s is of a year that is yet to come",
    (typed) => expect(faultOfCaseNumber(typed, false, 2026)).toBe("future"),
  );

  test("the last year that a number can bear is not yet to come", () => {
    expect(faultOfCaseNumber("（2026）内01民终123号", true, 2026)).toBeNull();
    expect(faultOfCaseNumber("（2026）内", false, 2026)).toBeNull();
  });

  test("only from 2016 on a code begins with a province's sign, which is said at its first character", () => {
    for (const typed of ["（2021）某某民终12号", "（2021）某", "（2016）虹民三初"])
      expect([typed, faultOfCaseNumber(typed, false, 2026)]).toEqual([typed, "court"]);
    expect(faultOfCaseNumber("（2015）虹民三初", false, 2026)).toBeNull();
    expect(faultOfCaseNumber("（2021）内01民终", true, 2026)).toBe("unfinished");
    expect(faultOfCaseNumber("（2021）某某民终12号，（2021）内01民终12号", true, 2026)).toBeNull();
    const signs = readFileSync("data/sources/courts/provinces.tsv", "utf8")
      .split("\n")
      .flatMap((line) => (/^\d/.test(line) ? [line.split("\t")[3]!] : []));
    expect(signs).toHaveLength(32);
    for (const sign of [...signs, "军", "最", "最高", "最高法民申"])
      expect([sign, faultOfCaseNumber(`（2024）${sign}`, false, 2026)]).toEqual([sign, null]);
  });

  test("an empty field and blanks are no fault; a bare year is one once the field is left", () => {
    expect(faultOfCaseNumber(" 　", true, 2026)).toBeNull();
    expect(faultOfCaseNumber("2024", false, 2026)).toBeNull();
    expect(faultOfCaseNumber("2024", true, 2026)).toBe("year");
  });
});
