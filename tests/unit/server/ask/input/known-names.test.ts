import { expect, test } from "vitest";
import { WORDED_KINDS } from "#domain/ask/input/wording-model.ts";
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

test("an organisation is known by its own name, behind a place, and by a company's with a trade", () => {
  const { organisation } = knownNames({
    ...{ firms: ["例证"], companies: ["样达"], trades: ["科技"], places: ["样州"] },
    wording: { base: [], weightsOf: () => undefined },
  });
  const told = ["例证", "样州例证", "样达", "样达科技", "样州样达科技", "样达运输", "例证科技"].map(
    organisation,
  );
  expect(told).toEqual(["lawyer", "lawyer", "party", "party", "party", undefined, undefined]);
});

/** Known names with a wording weight that indicates a party or a lawyer by the given amount. */
const wordedNames = (kind: "party" | "lawyer" | "question", much: number) =>
  knownNames({
    ...{ firms: [], companies: [], trades: ["科技", "所"], places: ["样", "样州"] },
    wording: {
      base: WORDED_KINDS.map((each) => (each === kind ? 100 * much : 0)),
      weightsOf: () => undefined,
    },
  });

test.each([
  // With a trade at the end: a party if a place precedes it, it is long, or its wording is certain.
  ["party", 1, "样州科技", "party"],
  ["party", 1, "飞翼科技", "keywords"],
  ["party", 1, "飞翼网络科技", "party"],
  ["party", 9, "飞翼科技", "party"],
  // Without a trade: only after a place.
  ["party", 9, "飞翼网络公司", "keywords"],
  ["party", 1, "样州飞翼", "party"],
  ["lawyer", 9, "样州飞翼", "lawyer"],
  ["lawyer", 9, "飞翼某人", "keywords"],
  ["lawyer", 9, "样州所", "party"],
  ["question", 9, "样州科技", "question"],
] as const)("a wording like a %s, %s times, of %s tells %s", (kind, much, text, told) => {
  expect(wordedNames(kind, much).kindOfWording(text)).toBe(told);
});
