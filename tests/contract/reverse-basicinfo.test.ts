import { describe, expect, test } from "vitest";
import { ReverseBasicinfoResponse } from "#contract/reverse-basicinfo.ts";
import handler, { config } from "../../netlify/functions/reverse-basicinfo.mts";

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
const post = async (body: unknown, headers: Record<string, string> = {}) => {
  const response = await handler(
    new Request("http://x/reverse/basicinfo", {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    }),
  );
  return { status: response.status, body: await response.json() };
};

describe("POST /reverse/basicinfo", () => {
  test("answers at its path in the form of its contract", async () => {
    expect(config.path).toBe("/reverse/basicinfo");
    const { status, body } = await post(form);
    expect(status).toBe(200);
    expect(ReverseBasicinfoResponse.parse(body).result).toEqual({ code: 0, msg: "" });
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
    expect(body.timetable.judgment).toMatchObject({
      last_day: "2026-11-17",
      law: "civil_procedure",
      article: 171,
    });
    expect(body.timetable.ruling.last_day).toBe("2026-11-12");
  });

  test("takes a number of a second instance for the hearing court's own case, which knows retrial alone", async () => {
    const { body } = await post({ ...form, first_instance_number: "（2024）内01民终99999号" });
    expect(body.analysis.hearing_court).toBe(form.court);
    expect(body).toMatchObject({
      remedy: {
        kind: "retrial",
        court: "内蒙古自治区高级人民法院",
        last_day: "2027-05-03",
        holidays_known: false,
      },
      timetable: null,
      appeal_fee: null,
    });
  });

  test.each([
    ["劳动合同纠纷", { kind: "labour", min: 10, max: 10 }],
    ["离婚纠纷", { kind: "divorce", min: 5050, max: 5300 }],
    ["行政处罚", { kind: "administrative_other", min: 50, max: 50 }],
    ["盗窃罪", null],
  ])("charges an appeal in %s by its own rule", async (reason, fee) => {
    const { body } = await post({ ...form, reason });
    expect(body.appeal_fee).toEqual(fee);
  });

  test("offers review in enforcement and no appeal", async () => {
    const { body } = await post({ ...form, first_instance_number: "（2024）内01执异9号" });
    expect(body).toMatchObject({ remedy: { kind: "review", last_day: "2026-11-12" }, timetable: null });
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
    ["an empty judge", { mainjudge: " " }, "mainjudge"],
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

  test("keeps criminal fees and civil deadlines apart", async () => {
    const { body } = await post({ ...form, reason: "盗窃罪" });
    expect(body.appeal_fee).toBeNull();
    expect(body.timetable.judgment).toMatchObject({ days: 10, law: "criminal_procedure", article: 230 });
    expect(body.change_probability).toBeNull();
    expect(body.analysis.prior.kind).toBe("neutral");
  });
});
