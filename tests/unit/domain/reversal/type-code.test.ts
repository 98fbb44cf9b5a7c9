import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { typeCodeOf } from "#domain/reversal/type-code.ts";
import { readRemedyTable } from "#server/basis/collect-basis.ts";

const known = new Set(readRemedyTable().types.map(({ code }) => code));
const COURTS = ["京0101", "内01", "最高法", "最高法知", "沪7101", "兵0101", "新40", "粤", "辽72"];

describe("typeCodeOf", () => {
  test("finds every code behind every court, whatever brackets, blanks and serial stand around it", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...known),
        fc.constantFrom(...COURTS),
        fc.integer({ min: 2016, max: 2027 }),
        fc.integer({ min: 1, max: 99999 }),
        fc.constantFrom("号", "号之一", "-1号"),
        fc.boolean(),
        (code, court, year, serial, end, half) => {
          const number = half
            ? `(${year}) ${court} ${code} ${serial} ${end}`
            : `（${year}）${court}${code}${serial}${end}`;
          expect([number, typeCodeOf(number, known)]).toEqual([number, code]);
        },
      ),
    );
  });

  test.each([
    ["(2012)呼民一终字第12号", "民终"],
    ["（2009）园刑初字第0268号", "刑初"],
    ["（2013）海商初字第5号", "民初"],
    ["（2014）广海法初字第12号", "民初"],
    ["（2011）民提字第3号", "民再"],
    ["（2010）民申字第1号", "民申"],
    ["（2013）沪二中民四(商)终字第99号", "民终"],
    ["（2012）鄂武汉中知初字第7号", "民初"],
    ["（2014）执复字第4号", "执复"],
    ["（2013）朝执字第8号", "执"],
    ["（2013）浙行终字第8号", "行终"],
    ["（2013）行监字第8号", "行监"],
    ["（2012）西行非执字第8号", "行审"],
    ["（2013）法委赔字第2号", "委赔"],
    ["（2013）苏中商破字第2号", "破"],
    ["（2013）粤高法民管终字第2号", "民辖终"],
    ["（2013）一中刑执字第2号", "刑更"],
  ])("reads %s of before 2016 as %s", (number, code) => {
    expect(typeCodeOf(number, known)).toBe(code);
  });

  test("tells no number from one of an unknown kind", () => {
    expect(typeCodeOf("-", known)).toBe("");
    expect(typeCodeOf("（2024）京0101民诉前调1号", known)).toBeNull();
    expect(typeCodeOf("京0101民初", known)).toBeNull();
  });
});

describe("numbers from before 2016", () => {
  test.each([
    ["非诉行审", "行审"],
    ["非执", "行审"],
    ["行执", "行审"],
    ["民一管终", "民辖终"],
    ["立终", "民辖终"],
    ["民立终", "民辖终"],
    ["行管终", "行辖终"],
    ["行赔管终", "行辖终"],
    ["赔他", "赔他"],
    ["法赔", "委赔"],
    ["委赔监", "委赔监"],
    ["刑重", "刑初"],
    ["刑提", "刑再"],
    ["刑执", "刑更"],
    ["行提", "行再"],
    ["行重", "行初"],
    ["刑二终", "刑终"],
    ["刑附民初", "刑初"],
    ["法赔监", "委赔监"],
    ["行赔监", "行赔监"],
    ["行二赔监", "行赔监"],
    ["行政终", "行终"],
    ["执异议", "执异"],
    ["破整", "破"],
    ["家保令", "民保令"],
    ["行赔初", "行赔初"],
    ["行二赔终", "行赔终"],
    ["行一初", "行初"],
    ["执申", "执监"],
    ["执异", "执异"],
    ["执字异", "执异"],
    ["执行复", "执复"],
    ["执行监", "执监"],
    ["执恢", "执恢"],
    ["执保", "执保"],
    ["执行", "执"],
    ["破产终", "破终"],
    ["商破", "破"],
    ["民四提", "民再"],
    ["商重", "民初"],
    ["知初", "民初"],
    ["经终", "民终"],
    ["海再", "民再"],
    ["家特", "民特"],
    ["民催", "民催"],
    ["民督", "民督"],
    ["民保令", "民保令"],
    ["诉前保", "财保"],
    ["诉保", "财保"],
  ])("read %s字 as %s", (kind, code) => {
    expect(known).toContain(code);
    expect(typeCodeOf(`（2013）甲${kind}字第8号`, known)).toBe(code);
  });
});

describe("typeCodeOf of other lists and texts", () => {
  test("reads a code only where it is one of the known", () => {
    expect(typeCodeOf("（2024）京0101民初7号", new Set(["民终"]))).toBeNull();
    expect(typeCodeOf("（2013）甲商初字第8号", new Set(["民终"]))).toBeNull();
    expect(typeCodeOf("（2013）甲商初字第8号", new Set(["民初"]))).toBe("民初");
  });

  test("takes of today's number what follows the court's digits, and of one without any the longest known end", () => {
    expect(typeCodeOf("（2024）京0101民初7号", new Set(["初", "民初"]))).toBe("民初");
    expect(typeCodeOf("（2024）最高法知民终7号", new Set(["终", "民终", "知民终"]))).toBe("知民终");
    expect(typeCodeOf("（2024）最高法知民终7号", new Set(["终", "民终"]))).toBe("民终");
    // What stands before the digits is the court's.
    expect(typeCodeOf("（2024）京01初7号", new Set(["初", "京初"]))).toBe("初");
    expect(typeCodeOf("（2024）京01甲一乙7号", new Set(["甲乙"]))).toBe("甲乙");
    // In a number with 字 the customary form counts before the end.
    expect(typeCodeOf("（2013）甲刑执字第8号", new Set(["执", "刑更"]))).toBe("刑更");
    expect(typeCodeOf("（2013）甲刑执字第8号", new Set(["执"]))).toBe("执");
  });

  test("has no code for what is no number, and null for one without a kind", () => {
    for (const text of ["", "-", "—", "无 案 号".replace(/./gu, "x")])
      expect(typeCodeOf(text, known)).toBe("");
    for (const text of ["无案号", "2024", "（2024）号", "民初7号"])
      expect(typeCodeOf(text, known)).toBeNull();
  });

  test("leaves out brackets, numerals of divisions and what follows 号", () => {
    for (const text of [
      "（2013）甲民二(商)初字第8号",
      "（2013）甲民三初字第8号之一",
      "(2013)甲民初字第8-1号",
      "（２０１３）甲 民 初 字 第 8 号",
      "（2013）甲民初字第8、9、10号",
    ])
      expect([text, typeCodeOf(text, known)]).toEqual([text, "民初"]);
  });
});
