import { describe, expect, test } from "vitest";
import type { NamedLaw } from "#contract/site-files/laws.ts";
import { narrowLaws } from "#stores/statutes/laws.ts";

const law = (title: string, initials: string): NamedLaw => ({
  id: title,
  title,
  version: "",
  status: "in_force",
  initials,
});
const LAWS = [
  law("关于适用某某法的解释", "syxxfdjs"),
  law("中华人民共和国某某法", "xxf"),
  law("某某法实施条例", "xxfsstl"),
];
const titles = (typed: string) => narrowLaws(LAWS, typed).map(({ title }) => title);

describe("narrowLaws", () => {
  test("puts titles that begin with what was typed first, the country's name aside", () => {
    expect(titles("某某法")).toEqual(["中华人民共和国某某法", "某某法实施条例", "关于适用某某法的解释"]);
  });
  test("wants every word", () => {
    expect(titles("某某法 条例")).toEqual(["某某法实施条例"]);
    expect(titles("某某法 水")).toEqual([]);
  });
  test("finds by initials, in whatever case and width", () => {
    expect(titles("ＸＸＦ")).toEqual(["中华人民共和国某某法", "某某法实施条例"]);
  });
});
