import { describe, expect, test } from "vitest";
import { ReverseBasicinfoRequest } from "#contract/reversal/appeal-analysis.ts";
import type { GroupFigures } from "#domain/reversal/analyse-appeals.ts";
import { BACKOFF_GROUPS, emptyCounts } from "#domain/reversal/change-rate.ts";
import { GROUNDS } from "#domain/reversal/grounds.ts";
import { loadCauses } from "#server/catalogue/causes.ts";
import { loadCourts } from "#server/catalogue/courts.ts";
import type { Lawyers } from "#server/recovery/lawyers.ts";
import { type AnalysisCollections, analyseCase } from "#server/reversal/analyse-case.ts";
import type { AppealSource, CaseFacts, ShownAppeal } from "#server/reversal/collections.ts";

const causes = loadCauses();
const courts = loadCourts();
const HOHHOT = "内蒙古自治区呼和浩特市中级人民法院";
const FORM = {
  ...{ subject: "上诉人", first_instance_number: "（2024）内01民初9号", court: HOHHOT },
  ...{ mainjudge: "某法官", reason: "保险人代位求偿权纠纷", amount: "120万元", served: "2026-11-02" },
};
const SOURCE: AppealSource = { name: "某库", coverage: "某地", sampling: "complete", sample: true };
const APPEAL: ShownAppeal = {
  ...{ id: "a", casename: "某案", court: "某法院", case_number: "1号", casedate: "2020-01-01" },
  ...{ outcome: "upheld", complete: true },
};
const FACTS: CaseFacts = {
  ...{ id: "f", casename: "某案", court: HOHHOT, case_number: FORM.first_instance_number },
  ...{ casedate: "2026-10-30", cause: "", presiding_judge: "某法官", panel: [], claim_amount: null },
  ...{ text_type: "民事判决书", holding: "驳回诉讼请求。" },
};
/** Twelve complete appeals in the narrowest group, three of them changed, and no others in wider groups. */
const FIGURES = BACKOFF_GROUPS.map(
  (): GroupFigures => ({
    complete: { ...emptyCounts(), upheld: 9, changed: 2, remanded: 1 },
    ...{ selected: 4, period: { from: 2019, to: 2023 }, grounds: GROUNDS.map((_, at) => (at === 2 ? 3 : 0)) },
  }),
);

/** The answer to a form, and the queries sent to the collections. */
async function analyse(
  form: Partial<ReverseBasicinfoRequest> = {},
  {
    found = [],
    language = "cn" as const,
    sample = true,
  }: { found?: CaseFacts[]; language?: "cn" | "en"; sample?: boolean } = {},
) {
  const asked: [what: string, ...of: unknown[]][] = [];
  const collections: AnalysisCollections = {
    appeals: {
      sources: async () => [{ ...SOURCE, sample }],
      figures: async (question) => {
        asked.push(["figures", question]);
        return FIGURES;
      },
      cases: async (_, group) => {
        asked.push(["cases", group]);
        return [APPEAL];
      },
    },
    cases: { find: async () => found },
    lawyers: {
      countWith: async (cause: readonly number[], court: readonly number[]) => {
        asked.push(["lawyers", cause, court]);
        return 17;
      },
    } as unknown as Lawyers,
  };
  const request = ReverseBasicinfoRequest.parse({ ...FORM, ...form });
  return { answer: await analyseCase(request, language, collections), asked };
}
async function analysed(...given: Parameters<typeof analyse>) {
  const { answer } = await analyse(...given);
  if ("failure" in answer) throw new Error(JSON.stringify(answer.failure));
  return answer.ok;
}

describe("analyseCase", () => {
  test("asks for the appeals to the court above and the lawyers before the court itself", async () => {
    const { asked } = await analyse();
    const high = courts.ordinal(6);
    expect(asked).toEqual([
      [
        "figures",
        {
          court: [high, high + 1],
          province: courts.range(6),
          cause: causes.range("209090105"),
          parentCause: causes.range("2090901"),
          branch: causes.range("2"),
        },
      ],
      ["lawyers", causes.range("209090105"), courts.range(68)],
      ["cases", "cause_court"],
    ]);
  });

  test("answers with rate, endings, cases and where they come from", async () => {
    const { change_probability, analysis, lawyers, case_env, found_case, remedy, appeal_fee } =
      await analysed();
    expect(lawyers).toBe(17);
    expect(case_env).toEqual({
      ...{ court: HOHHOT, court_id: 68, cause: "保险人代位求偿权纠纷", cause_code: "209090105" },
    });
    // The published 0.1076 counts as twenty cases, in addition to 3 of 12.
    const shrunk = (3 + 20 * 0.1076) / 32;
    expect(change_probability).toBeCloseTo(shrunk, 9);
    expect(analysis).toMatchObject({
      ...{ group: "cause_court", cases: [APPEAL], period: { from: 2019, to: 2023 } },
      ...{ hearing_court: "内蒙古自治区高级人民法院", grounds: [{ ground: "law_wrong", n: 3 }] },
      ...{ sources: [SOURCE], prior: { kind: "published", rate: 0.1076, strength: 20 } },
    });
    const { rate, low, high, n, changed, ...further } = analysis.rate!;
    expect(further).toEqual({});
    expect([rate, n, changed]).toEqual([change_probability, 12, 3]);
    expect(low).toBeLessThan(shrunk);
    expect(high).toBeGreaterThan(shrunk);
    expect(analysis.outcomes.map(({ outcome, n }) => `${outcome} ${n}`)).toEqual([
      ...["upheld 9", "changed 2", "remanded 1", "withdrawn 0", "other 0"],
    ]);
    expect(analysis.tried.map(({ name, n, selected }) => `${name} ${n} ${selected}`)).toEqual(
      BACKOFF_GROUPS.map((name) => `${name} 12 4`),
    );
    expect(found_case).toBeNull();
    expect(remedy).toMatchObject({ code: "民初", certain: true, appealed: true, supreme_by_subject: false });
    expect(appeal_fee).toEqual({ kind: "property", min: 15_600, max: 15_600 });
  });

  test("words each way with its court, basis and last day, and after it what remains", async () => {
    const { remedy } = await analysed({ paper: "判决" });
    expect(remedy.certain).toBe(true);
    const [way, lapsed, ...more] = remedy.ways;
    expect(more).toEqual([]);
    expect(way).toMatchObject({
      ...{ id: "civil-judgment", route: "appeal", basis: "民事诉讼法第171条、第286条" },
      ...{ court: "内蒙古自治区高级人民法院", last_day: "2026-11-17", needs_served: false },
    });
    expect(lapsed).toMatchObject({ id: "civil-lapsed", last_day: "2027-05-18" });
    const { remedy: english } = await analysed({ paper: "裁定", holding: "确认保全" }, { language: "en" });
    expect(english.ways[0]).toMatchObject({
      ...{ id: "civil-preservation", court: HOHHOT, last_day: "2026-11-09" },
    });
    expect(english.ways[0]!.basis).toMatch(/^Civil Procedure Law art\. 111; [A-Z]/);
  });

  test("asks for the day of service where one is needed, and gives no day without it", async () => {
    const { remedy } = await analysed({ paper: "判决", served: undefined });
    expect(
      remedy.ways.map(({ id, last_day, counted_day, needs_served, holidays_known }) => [
        ...[id, last_day, counted_day, needs_served, holidays_known],
      ]),
    ).toEqual([
      ["civil-judgment", null, null, true, true],
      ["civil-lapsed", null, null, false, true],
    ]);
    const { remedy: effective } = await analysed({
      ...{ first_instance_number: "（2024）内01民终9号", served: undefined },
    });
    expect(effective.ways.map(({ id, needs_served }) => [id, needs_served])).toEqual([["civil-final", true]]);
  });

  test("takes kind of document and holding from the collection where the form has none", async () => {
    const found = [{ ...FACTS, text_type: "民事裁定书", holding: "准许财产保全。" }];
    const { remedy, found_case } = await analysed({}, { found });
    expect(remedy.ways.map(({ id }) => id)).toEqual(["civil-preservation"]);
    const { text_type: _, holding: __, ...shown } = FACTS;
    expect(found_case).toEqual(shown);
    const own = await analysed({ paper: "判决", holding: "驳回。" }, { found });
    expect(own.remedy.ways.map(({ id }) => id)).toEqual(["civil-judgment", "civil-lapsed"]);
  });

  test("counts nothing and names no court for a document that cannot be appealed", async () => {
    const { answer, asked } = await analyse({ first_instance_number: "（2024）内01执异9号" });
    expect(asked.map(([what]) => what)).toEqual(["lawyers"]);
    expect(answer).toMatchObject({
      ok: {
        ...{
          change_probability: null,
          appeal_fee: null,
          remedy: { appealed: false, supreme_by_subject: false },
        },
        analysis: {
          ...{ rate: null, outcomes: [], group: "branch", tried: [], period: null, grounds: [] },
          ...{ cases: [], hearing_court: "" },
        },
      },
    });
  });

  test("reads 执行异议 in a number of 执监 as a cause of enforcement", async () => {
    const asked = { reason: "执行异议", first_instance_number: "（2024）内01执监9号" };
    expect((await analysed(asked)).case_env.cause_code).toBe("6");
  });
});
