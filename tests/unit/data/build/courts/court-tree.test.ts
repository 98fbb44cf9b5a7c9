import { describe, expect, test } from "vitest";
import { type CourtSources, readCourtSources } from "#build/courts/court-sources.ts";
import { buildCourtTree } from "#build/courts/court-tree.ts";
import { indexCourts } from "#domain/catalogue/courts/names/courts.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";

const each = examplesOf(import.meta.url);

const sources = readCourtSources();
const build = (changes: Partial<CourtSources>) => () => buildCourtTree({ ...sources, ...changes });

describe("buildCourtTree", () => {
  const courts = indexCourts(buildCourtTree(sources).tree);

  each<[string, number, string]>("%s stands on level %i under %s", (label, level, parent) => {
    expect(courts.byLabel(label)).toMatchObject({ level, parent });
  });

  test("holds all eleven maritime and all four intellectual property courts", () => {
    const ending = (end: string) => courts.ordered.filter(({ label }) => label.endsWith(end)).length;
    expect(ending("海事法院")).toBe(11);
    expect(ending("知识产权法院")).toBe(4);
  });

  test("gives the region of the map to every court but those of several regions", () => {
    expect(courts.byLabel("沈阳市和平区人民法院")).toMatchObject({ map: "liao_ning", area: "沈阳市" });
    expect(courts.byLabel("西安市碑林区人民法院")).toMatchObject({ map: "shan_xi_1", area: "西安市" });
    expect(courts.byLabel("北京市海淀区人民法院")).toMatchObject({ map: "bei_jing", area: "海淀区" });
    expect(courts.byLabel("上海市第一中级人民法院")).toMatchObject({ map: "shang_hai", area: "" });
    expect(courts.byLabel("黑龙江省高级人民法院")).toMatchObject({ map: "china", area: "hei_long_jiang" });
  });

  test("refuses a court that stands twice", () => {
    const [first] = sources.basics;
    expect(build({ basics: [...sources.basics, first!] })).toThrow("stands twice");
  });

  test("refuses a court under one that does not exist", () => {
    const lost = { court: "甲人民法院", above: "乙中级人民法院", area: "", code: "" };
    expect(build({ basics: [...sources.basics, lost] })).toThrow(/甲人民法院 stands under 乙中级人民法院/);
  });

  test("refuses a division whose name the package writes otherwise", () => {
    const wrong = { code: "110101", division: "西城区", court: "-", above: "", why: "" };
    expect(build({ divisions: [...sources.divisions, wrong] })).toThrow(/110101 西城区, the package 东城区/);
  });
});
