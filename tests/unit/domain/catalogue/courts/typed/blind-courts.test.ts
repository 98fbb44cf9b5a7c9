import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { resolveTypedCourt } from "#domain/catalogue/courts/typed/typed-court.ts";
import { toSimplified } from "#domain/text/traditional-characters.ts";
import { ownCourts } from "../../own-courts.ts";

const given = readFileSync("tests/fixtures/blind/courts.tsv", "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => {
    const [typed = "", names = ""] = line.split("\t");
    return { typed, names: names.split("|").filter(Boolean) };
  });
const read = (typed: string) => {
  const found = resolveTypedCourt(toSimplified(typed), ownCourts);
  if (found.kind === "unknown") return [];
  return (found.kind === "found" ? [found.id] : found.ids).map((id) => ownCourts.byId(id)!.label);
};
/** Official names are written with or without the province. */
const isSame = (one: string, other: string) => one.endsWith(other) || other.endsWith(one);

test("short forms of courts by somebody who had not seen the reader lead to them, and others to none", () => {
  const wrong = given.filter(({ typed, names }) => {
    const labels = read(typed);
    return names.length === 0
      ? labels.length > 0
      : !labels.some((label) => names.some((name) => isSame(label, name)));
  });
  expect(wrong.map(({ typed }) => typed)).toEqual([
    "海定法院",
    "高法最高",
    "北京铁中院",
    "海淀区中级人民法院",
  ]);
});
