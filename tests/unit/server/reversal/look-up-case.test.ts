import { describe, expect, test } from "vitest";
import type { CaseFacts } from "#server/reversal/collections.ts";
import { answerCaseLookup, findCase, shownCase } from "#server/reversal/look-up-case.ts";

const facts = (id: string, presiding_judge: string, panel: string[]): CaseFacts => ({
  ...{ id, presiding_judge, panel, casename: "某案", court: "某法院", case_number: "1号" },
  ...{
    casedate: "2024-01-01",
    cause: "合同纠纷",
    claim_amount: 5,
    text_type: "民事判决书",
    holding: "驳回。",
  },
});
const LIST = [facts("new", "甲", ["甲", "乙"]), facts("presided", "丙", []), facts("sat", "", ["丁"])];
const cases = { find: async (number: string) => (number === "1号" ? LIST : []) };
const idOf = async (judge: string, number = "1号") => (await findCase(cases, number, judge))?.id;

describe("a case looked up by its number", () => {
  test("is the one whose judge presided or sat, else the newest", async () => {
    expect(await idOf("丙")).toBe("presided");
    expect(await idOf("丁")).toBe("sat");
    expect(await idOf("戊")).toBe("new");
    // An empty name does not match documents without a presiding judge.
    expect(await idOf("")).toBe("new");
    expect(await findCase(cases, "2号", "丙")).toBeNull();
  });

  test("is that of the base number where only a part of it was typed", async () => {
    const number = "（2021）内01民终123号";
    const held = { find: async (asked: string) => (asked === number ? LIST : []) };
    expect((await findCase(held, "(2021年)内01民终123号之一", ""))?.id).toBe("new");
    expect((await findCase(held, "（2021）内01民终123-1号", ""))?.id).toBe("new");
    expect(await findCase(held, "（2021）内01民终124号之一", "")).toBeNull();
  });

  test("is shown without what only decides the remedies", async () => {
    const { text_type: _, holding: __, ...shown } = LIST[1]!;
    expect(shownCase(LIST[1]!)).toEqual(shown);
    expect(shownCase(null)).toBeNull();
    const asked = { first_instance_number: "1号", mainjudge: "丙" };
    expect(await answerCaseLookup(asked, cases)).toEqual({ ok: { found_case: shown, other_court: null } });
  });
});
