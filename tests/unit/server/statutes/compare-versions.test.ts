import { expect, test } from "vitest";
import { compareVersions } from "#server/statutes/compare-versions.ts";
import { parsed } from "../../domain/statute/invented-law.ts";

const units = (...articles: string[]) =>
  parsed(`# 风筝法\n\n${articles.map((text, at) => `第${"一二三四五六"[at]}条 ${text}`).join("\n\n")}`).units;

test("marks the words that changed, and tells dropped and new articles from renumbered ones", () => {
  const before = units(
    "有风的日子可以放风筝。",
    "夜间不得放飞。",
    "风筝的线由放飞人自备。",
    "违反的，罚款一百元。",
  );
  const after = units(
    "有风的日子可以放风筝。",
    "风筝的线由放飞人自备。",
    "违反的，罚款五百元。",
    "放飞前应当向邻居说明。",
  );
  const changes = compareVersions(before, after);
  expect(changes.map((one) => [one.before?.label, one.after?.label])).toEqual([
    ["第二条", undefined],
    ["第四条", "第三条"],
    [undefined, "第四条"],
  ]);
  const marked = changes[1]!.words.map(({ kind, text }) => `${kind} ${text}`);
  expect(marked.join("|")).toMatch(/gone [^|]*一[^|]*\|new [^|]*五/);
  const side = (kind: string) =>
    changes[1]!.words
      .filter((word) => word.kind !== kind)
      .map(({ text }) => text)
      .join("");
  expect([side("new"), side("gone")]).toEqual(["违反的，罚款一百元。", "违反的，罚款五百元。"]);
});

test("finds no difference in equal versions", () => {
  expect(compareVersions(units("有风。", "收线。"), units("有风。", "收线。"))).toEqual([]);
});
