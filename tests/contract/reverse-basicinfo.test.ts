import { describe, expect, test } from "vitest";
import { ReverseBasicinfoResponse } from "#contract/reversal/appeal-analysis.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";
import { askJson } from "./call-function.ts";

const each = examplesOf(import.meta.url);

const form = {
  subject: "上诉人",
  first_instance_number: "（2024）内01民初99999号",
  court: "内蒙古自治区呼和浩特市中级人民法院",
  mainjudge: "某法官",
  collegial_panel_members: "甲；乙;丙",
  reason: "保险人代位求偿权纠纷",
  amount: "120万元",
  served: "2026-11-02",
};
const post = (body: unknown, headers: Record<string, string> = {}) =>
  askJson("/reverse/basicinfo", body, headers);

const waysOf = (body: ReverseBasicinfoResponse) => body.remedy.ways.map(({ id, last_day }) => [id, last_day]);

describe("POST /reverse/basicinfo", () => {
  test("answers at its path in the form of its contract", async () => {
    const { status, body } = await post(form);
    expect(status).toBe(200);
    expect(ReverseBasicinfoResponse.parse(body).result).toEqual({ code: 0, msg: "" });
  });

  test("names the causes that typed words may mean beside the one it takes", async () => {
    const { cause, other_causes } = (await post({ ...form, reason: "工程款" })).body.case_env;
    expect(cause).toBe("建设工程施工合同纠纷");
    expect(other_causes).toContainEqual({ label: "装饰装修合同纠纷", code: expect.any(String) });
    expect((await post(form)).body.case_env).not.toHaveProperty("other_causes");
  });

  test("gives a probability only with its denominator, interval, period and source", async () => {
    const { body } = await post(form);
    const { rate, period, sources, outcomes } = body.analysis;
    expect(body.change_probability).toBe(rate.rate);
    expect(rate.n).toBeGreaterThanOrEqual(10);
    expect(rate.low).toBeLessThan(rate.rate);
    expect(rate.high).toBeGreaterThan(rate.rate);
    expect(period.from).toBeLessThanOrEqual(period.to);
    expect(sources[0].name).not.toBe("");
    expect(outcomes.reduce((sum: number, { n }: { n: number }) => sum + n, 0)).toBe(rate.n);
  });

  test("hears the appeal against an intermediate court before the high court, names the fee and the last day", async () => {
    const { body } = await post(form);
    expect(body.analysis.hearing_court).toBe("内蒙古自治区高级人民法院");
    expect(body.appeal_fee).toEqual({ kind: "property", min: 15_600, max: 15_600 });
    expect(waysOf(body)).toEqual([
      ["civil-judgment", "2026-11-17"],
      ["civil-lapsed", "2027-05-18"],
      ["civil-ruling", "2026-11-12"],
    ]);
    expect(body.remedy.ways[0]).toMatchObject({
      court: "内蒙古自治区高级人民法院",
      basis: "民事诉讼法第171条、第286条",
    });
  });

  test("takes a number of a second instance for the hearing court's own case, which knows retrial alone", async () => {
    const { body } = await post({ ...form, first_instance_number: "（2024）内01民终99999号" });
    expect(body.analysis.hearing_court).toBe(form.court);
    expect(waysOf(body)).toEqual([["civil-final", "2027-05-03"]]);
    expect(body.remedy).toMatchObject({
      appealed: true,
      ways: [{ court: "内蒙古自治区高级人民法院", holidays_known: false, route: "retrial" }],
    });
    expect(body.appeal_fee).toBeNull();
  });

  each<[string, null | { kind: string; min: number; max: number }, string?]>(
    "charges an appeal in %s by its own rule",
    async (reason, fee, code = "民初") => {
      const { body } = await post({ ...form, reason, first_instance_number: `（2024）内01${code}9号` });
      expect(body.appeal_fee).toEqual(fee);
    },
  );

  test("counts the thirty days of a decision on the court's own liability from the decision, not from its service", async () => {
    const { body } = await post({
      ...form,
      first_instance_number: "（2024）内01法赔9号",
      reason: "错误执行赔偿",
    });
    expect(waysOf(body)).toEqual([["own-compensation", null]]);
    expect(body.remedy.ways[0].court).toBe("内蒙古自治区高级人民法院");
  });

  test("names the published rate behind the share in the visitor's language", async () => {
    const { body } = await post(form);
    const { body: english } = await post(form, { "x-lang": "en" });
    expect(body.analysis.prior.published).toMatchObject({ cause: "保险纠纷", remands_printed: false });
    expect(body.analysis.prior.published.source).toMatch(/^一家商业/u);
    expect(english.analysis.prior.published.source).toMatch(/^one commercial/u);
  });

  test("shows the case itself when its number is in the collection, whatever its brackets", async () => {
    const { body: first } = await post(form);
    const { case_number: number, id } = first.analysis.cases[0];
    const bare = number.replaceAll(/[（）]/gu, "");
    const { body } = await post({ ...form, first_instance_number: bare });
    expect(body.found_case).toMatchObject({ id, case_number: number });
  });

  test("counts for court, cause and amount alone as it does for an unknown number", async () => {
    const { court, reason, amount } = form;
    const { status, body } = await post({ court, reason, amount });
    expect(status).toBe(200);
    expect(body.found_case).toBeNull();
    expect(body.remedy.code).toBe("");
    expect(body.analysis).toEqual((await post(form)).body.analysis);
  });

  test("matches experts by practice area, each with a picture in base64", async () => {
    const { body } = await post(form);
    expect(body.experts.expert_count).toBeGreaterThan(0);
    for (const { img_data, name } of body.experts.experts) {
      expect(img_data).toMatch(/^data:image\/[a-z+]+;base64,/);
      expect(name).toContain("示例");
    }
    const { body: english } = await post(form, { "x-lang": "en" });
    expect(english.experts.experts[0].name).toContain("Sample");
  });

  test.each([
    ["subject", { subject: "律师" }, "subject"],
    ["an unknown court", { court: "月球人民法院" }, "court"],
    ["an unknown cause", { reason: "无此案由" }, "reason"],
    ["an amount in words", { amount: "很多" }, "amount"],
    ["no court", { court: " " }, "court"],
    [
      "a number of 10,000 characters",
      { first_instance_number: "号".repeat(10_000) },
      "first_instance_number",
    ],
    ["a date that is none", { served: "昨天" }, "served"],
  ])("refuses %s with the field concerned", async (_, change, field) => {
    const { status, body } = await post({ ...form, ...change });
    expect(status).toBe(400);
    expect(body.result.fields).toEqual([field]);
    expect(body.result.msg).not.toBe("");
  });

  test("words the ways in the visitor's language", async () => {
    const { body } = await post(form, { "x-lang": "en" });
    expect(body.remedy.ways[0].text).toMatch(/^Against a judgment/u);
    expect(body.remedy.ways[0].basis).toBe("Civil Procedure Law arts. 171, 286");
  });
});
