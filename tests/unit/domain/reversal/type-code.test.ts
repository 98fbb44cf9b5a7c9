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
