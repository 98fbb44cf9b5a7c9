import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { completeAnswer } from "#client/services/lawyer-answer.ts";

const CLAIM = { reason: "保险人代位求偿权纠纷", court: "北京市海淀区人民法院", pageSize: 3 };

describe("the answer of another lawyer service", () => {
  test("the promised fields alone become lists that the page can show", () => {
    const { data } = completeAnswer(
      {
        data: {
          activeLawyer: 7,
          totalLawyer: "120",
          lawyerExp: [{ lawyer: "样甲", lawoffice: "示例律师事务所", scoreExp: "88.5" }],
          lawyerImpact: [],
          lawyerActiv: null,
        },
      },
      CLAIM,
    );
    expect(data).toMatchObject({
      activeLawyer: 7,
      totalLawyer: 120,
      counts: { exp: 1, impact: 0, activ: 0 },
    });
    expect(data.lawyerExp[0]).toEqual({
      lawyer: "样甲",
      lawoffice: "示例律师事务所",
      lProvince: "",
      lCity: "",
      lPic: "",
      scoreExp: 88.5,
      scoreImpact: 0,
      scoreActivation: 0,
      n: 0,
      firstYear: 0,
      lastYear: 0,
      evidence: [],
    });
    expect(data.claim).toMatchObject({ reason: CLAIM.reason, court: CLAIM.court });
  });

  test("whatever comes back, there are three lists of entries with texts and numbers", () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (lists, whole) => {
        for (const answer of [whole, { data: { lawyerExp: lists, lawyerImpact: [lists] } }]) {
          const { data } = completeAnswer(answer, CLAIM);
          for (const list of [data.lawyerExp, data.lawyerImpact, data.lawyerActiv])
            for (const entry of list)
              expect([typeof entry.lawyer, typeof entry.scoreExp, entry.evidence]).toEqual([
                "string",
                "number",
                [],
              ]);
        }
      }),
    );
  });
});
