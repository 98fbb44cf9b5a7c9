import { describe, expect, test } from "vitest";
import { foundShare, measureNameCoverage } from "#research/measure/cover-names.ts";
import { ownCourts } from "../../domain/catalogue/own-courts.ts";

const named = (name: string, caseNumber = "") => ({ name, caseNumber });

describe("measureNameCoverage", () => {
  test("sorts every name into one heap and counts it once", () => {
    const coverage = measureNameCoverage(
      [
        named("北京市海淀区人民法院", "（2021）京0108民初1号"),
        named("北京市海淀区人民法院", "（2022）京0108民初2号"),
        named("四川省成都高新区人民法院"),
        named("鼓楼区人民法院", "（2021）苏0106民初1号"),
        named("城关区人民法院"),
        named("某市人民法院"),
        named("乌有市人民法院"),
      ],
      ownCourts,
    );
    expect(coverage).toEqual({
      names: 5,
      exact: 1,
      read: 1,
      hinted: 1,
      ambiguous: ["城关区人民法院"],
      unknown: ["乌有市人民法院"],
      anonymous: ["某市人民法院"],
      contradicted: [],
    });
    expect(foundShare(coverage)).toBe(0.6);
  });

  test("lists a court whose province is not that of the case number", () => {
    const coverage = measureNameCoverage([named("北京市海淀区人民法院", "（2021）甘0102民初1号")], ownCourts);
    expect(coverage.contradicted).toEqual(["北京市海淀区人民法院（2021）甘0102民初1号"]);
  });
});
