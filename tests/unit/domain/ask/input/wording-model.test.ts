import fc from "fast-check";
import { expect, test } from "vitest";
import { wordingMarks } from "#domain/ask/input/wording-marks.ts";
import {
  kindOfWording,
  lawInWording,
  WORDED_KINDS,
  WORDED_SUBJECTS,
  weightsFrom,
} from "#domain/ask/input/wording-model.ts";
import { learnWording, type WordedText } from "../../../../../research/ask/kinds/learn-wording.ts";

const LEARNED: WordedText[] = ["船家把票钱拿走了", "东家把船卖了", "他把渡口占了", "邻居把桨弄丢了"].map(
  (text): WordedText => ({ text, kind: "question" }),
);
LEARNED.push(
  ...["渡运合同效力", "渡运赔偿标准", "渡口管理责任", "渡船抵押责任"].map(
    (text): WordedText => ({ text, kind: "keywords" }),
  ),
);
const beginsWithPlace = (text: string) => text.startsWith("河口");
const learned = learnWording(LEARNED, WORDED_KINDS, beginsWithPlace);
const weights = weightsFrom(learned);

test("texts that were not learned are told by what they share with those that were", () => {
  expect(kindOfWording("掌柜把账本烧了", false, weights).kind).toBe("question");
  expect(kindOfWording("渡船保管责任", false, weights).kind).toBe("keywords");
});

test("only what three texts share is learned, and the same texts give the same weights", () => {
  const features = LEARNED.map(({ text }) => wordingMarks(text, beginsWithPlace(text)));
  for (const name of Object.keys(learned.features))
    expect(features.filter((own) => own.has(name)).length, name).toBeGreaterThanOrEqual(3);
  expect(learnWording(LEARNED, WORDED_KINDS, beginsWithPlace)).toEqual(learned);
});

test("any text is of some kind, with a chance from one in four to one", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 90 }), fc.boolean(), (text, hasPlace) => {
      const { kind, chance } = kindOfWording(text, hasPlace, weights);
      expect(WORDED_KINDS).toContain(kind);
      expect(chance).toBeGreaterThanOrEqual(1 / WORDED_KINDS.length - 1e-9);
      expect(chance).toBeLessThanOrEqual(1);
    }),
  );
});

test("a text without a known feature is of the kind that is commonest, also if it is called like a property", () => {
  const unlearned = weightsFrom({ base: [0, 200, 0, 0], features: {} });
  const commonest = kindOfWording("", false, unlearned);
  expect(commonest.kind).toBe("question");
  expect(kindOfWording("constructor", false, unlearned)).toEqual(commonest);
});

test("digits, letters and signs count by their sort, and a place by standing first", () => {
  expect(wordingMarks("渡船12", false)).toEqual(wordingMarks("渡船9", false));
  expect(wordingMarks("渡船？", false)).toEqual(wordingMarks("渡船", false));
  expect(wordingMarks("河口甲乙", true).has("#place")).toBe(true);
  expect(wordingMarks("河口，甲乙", false).has("#clauses")).toBe(true);
});

test("what is about law is told from ordinary life by what texts of both share", () => {
  const texts = [
    ...["船家赖账", "东家赖账", "掌柜赖账不还"].map((text) => ({ text, kind: "law" as const })),
    ...["晚饭吃鱼", "早上吃鱼", "中午吃鱼头"].map((text) => ({ text, kind: "ordinary" as const })),
  ];
  const aboutLaw = weightsFrom(learnWording(texts, WORDED_SUBJECTS, () => false));
  expect(lawInWording("邻居赖账", aboutLaw)).toBeGreaterThan(0);
  expect(lawInWording("晚上吃鱼", aboutLaw)).toBeLessThan(0);
});
