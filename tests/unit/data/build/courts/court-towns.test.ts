import { expect, test } from "vitest";
import { collectTowns } from "#build/courts/court-facts.ts";
import { readCourtSources } from "#build/courts/court-sources.ts";
import { buildCourtTree } from "#build/courts/court-tree.ts";
import { ownCourts } from "../../../domain/catalogue/own-courts.ts";

const lines = collectTowns(buildCourtTree(readCourtSources()))
  .split("\n")
  .map((line) => line.split("\t") as [string, string]);
const townsOf = (court: string) => lines.find(([label]) => label === court)?.[1].split(" ") ?? [];

test("towns lie with the court of their division, without their kind", () => {
  expect(townsOf("昆山市人民法院")).toEqual(expect.arrayContaining(["玉山", "张浦", "千灯"]));
  expect(townsOf("北京市海淀区人民法院")).toContain("中关村");
  expect(townsOf("重庆市武隆区人民法院").length).toBeGreaterThan(10);
});

test("each court of a city without counties has all of its towns", () => {
  for (const number of ["一", "二", "三"]) expect(townsOf(`东莞市第${number}人民法院`)).toContain("虎门");
});

test("every line names a basic court of the catalogue, once, and nearly every county has one", () => {
  expect(new Set(lines.map(([label]) => label)).size).toBe(lines.length);
  for (const [label] of lines) expect(ownCourts.byLabel(label)?.level).toBe(3);
  const counties = ownCourts.ordered.filter(
    ({ label, level }) => level === 3 && /[县旗]人民法院$/u.test(label),
  );
  const without = counties.filter(({ label }) => townsOf(label).length === 0).map(({ label }) => label);
  expect(without.length / counties.length, without.join(" ")).toBeLessThan(0.01);
});
