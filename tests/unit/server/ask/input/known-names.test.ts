import { expect, test } from "vitest";
import { knownNames } from "#server/ask/input/known-names.ts";
import { loadCauses } from "#server/catalogue/causes.ts";
import { loadCourts } from "#server/catalogue/courts.ts";

const BEFORE = [
  "",
  "一审",
  "原审",
  "再审",
  "本",
  "贵",
  "受理",
  "管辖",
  "当地",
  "上级",
  "中级",
  "基层",
  "各级",
];
const WORDS = BEFORE.flatMap((before) => ["法院", "人民法院", "法庭"].map((court) => before + court));

test.each(WORDS)("%s names no court", (word) => {
  expect(knownNames().isCourt(word)).toBe(false);
});

test("every court of the catalogue is one, and short forms are", () => {
  const labels = loadCourts().ordered.map(({ label }) => label);
  const { isCourt } = knownNames();
  expect([...labels, "朝阳法院", "高级人民法院", "上海高院"].filter((name) => !isCourt(name))).toEqual([]);
});

test("a cause is known by its name less 纠纷 or 罪, unless a word of the language is left", () => {
  const { isCause } = knownNames();
  const cut = loadCauses()
    .ordered.map(({ label }) => /^(.{3,})(?:纠纷|罪)$/u.exec(label)?.[1])
    .filter((name) => name !== undefined);
  expect(cut.filter((name) => !isCause(name))).toEqual([]);
  expect(["盗窃", "诈骗", "帮信罪"].filter((name) => !isCause(name))).toEqual([]);
  expect(["合同", "保险", "数据", "微信聊天记录"].filter(isCause)).toEqual([]);
});
