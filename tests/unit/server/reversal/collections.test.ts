import { expect, test } from "vitest";
import { byNewest, type CaseFacts, shortHolding } from "#server/reversal/collections.ts";

const facts = (id: string, casedate: string) => ({ id, casedate }) as CaseFacts;

test("cases are ordered by day, the newest first, and of one day by id", () => {
  const list = [facts("b", "2020-01-01"), facts("c", "2021-01-01"), facts("a", "2020-01-01"), facts("d", "")];
  expect(list.sort(byNewest).map(({ id }) => id)).toEqual(["c", "a", "b", "d"]);
  expect(
    list
      .reverse()
      .sort(byNewest)
      .map(({ id }) => id),
  ).toEqual(["c", "a", "b", "d"]);
});

const holdingOf = (...body_text: string[]) => shortHolding({ body_text, holding: { from: 1, to: 2 } });

test("a holding is kept with what follows it, without what goes before", () => {
  expect(holdingOf("本院认为", "判决如下：", "驳回。")).toBe("判决如下：驳回。");
  expect(shortHolding({ body_text: ["判决如下："], holding: null })).toBe("");
});

test("of more than 450 characters the first 300 and the last 150 are kept", () => {
  const whole = `${"甲".repeat(300)}${"乙".repeat(150)}`;
  expect(holdingOf("本院认为", whole)).toBe(whole);
  expect(holdingOf("本院认为", "甲".repeat(300), "丙", "乙".repeat(150))).toBe(
    `${"甲".repeat(300)}…${"乙".repeat(150)}`,
  );
});
