import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readReadings } from "#build/court-sources.ts";
import { placePinyin } from "#build/place-pinyin.ts";
import { suggestCourts } from "#domain/catalogue/suggest-courts.ts";
import { ownCourts } from "./own-courts.ts";

const readings = readReadings();
const syllables = ownCourts.ordered.map(({ label }) =>
  placePinyin(label.replace(/(?:人民|基层)?法院.*$/, ""), readings).join(" "),
);
const labels = (keyword: string, limit?: number) =>
  suggestCourts(keyword, ownCourts, syllables, limit).map(({ label }) => label);

describe("suggestCourts", () => {
  test.each([
    ["海淀", "北京市海淀区人民法院"],
    ["海淀法院", "北京市海淀区人民法院"],
    ["haidian", "北京市海淀区人民法院"],
    ["hai dian", "北京市海淀区人民法院"],
    ["hdq", "北京市海淀区人民法院"],
    ["bjshd", "北京市海淀区人民法院"],
    ["huhehaote", "内蒙古自治区呼和浩特市中级人民法院"],
    ["宣武区", "北京市西城区人民法院"],
    ["北京 海淀", "北京市海淀区人民法院"],
    ["呼和浩特 和林格尔", "和林格尔县人民法院"],
    ["lüchun", "绿春县人民法院"],
    ["上海一中院", "上海市第一中级人民法院"],
  ])("%s brings up %s among the first five", (keyword, label) => {
    expect(labels(keyword, 5)).toContain(label);
  });

  test("puts a name's own court first and upper courts before lower ones", () => {
    expect(labels("北京市海淀区人民法院")[0]).toBe("北京市海淀区人民法院");
    expect(labels("河北")[0]).toBe("河北省高级人民法院");
    expect(labels("hebei")[0]).toBe("河北省高级人民法院");
    expect(labels("呼和浩特")[0]).toBe("内蒙古自治区呼和浩特市中级人民法院");
  });

  test("gives nothing for nothing and for what no court is called", () => {
    expect(labels(" ")).toEqual([]);
    expect(labels("某某律师事务所")).toEqual([]);
    expect(labels("123")).toEqual([]);
  });

  test("never throws and never gives more than asked", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: "binary" }), fc.string()),
        fc.nat({ max: 30 }),
        (keyword, limit) => {
          expect(labels(keyword, limit).length).toBeLessThanOrEqual(limit);
        },
      ),
    );
  });
});
