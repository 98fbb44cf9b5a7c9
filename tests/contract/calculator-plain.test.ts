import { describe, expect, test } from "vitest";
import { CALCULATOR_PLAIN_PATH } from "#contract/paths.ts";
import { CALCULATOR_FORMS, CALCULATOR_PAGES } from "#domain/calculator/all/calculators.ts";
import { postForm } from "./call-function.ts";

const page = async (fields: Record<string, string>) => {
  const response = await postForm(CALCULATOR_PLAIN_PATH, fields);
  return { status: response.status, text: await response.text() };
};

describe("POST /toolbox/plain", () => {
  test("says the last day to appeal and the fee of a case", async () => {
    const served = {
      calculator: "appeal-deadline",
      served: "2026-03-02",
      branch: "civil",
      document: "judgment",
    };
    expect((await page(served)).text).toContain("<b>2026-03-17");
    const fee = { calculator: "court-fee", kind: "property", amount: "20万" };
    expect((await page(fee)).text).toContain("4,300.00");
    expect((await page({ ...fee, lang: "en" })).text).toContain('href="/en/layout/toolbox/court-fee"');
  });

  test.each(Object.keys(CALCULATOR_FORMS))("%s: answers its own examples", async (calculator) => {
    for (const typed of CALCULATOR_PAGES[calculator]!.examples) {
      const { status, text } = await page({ calculator, ...(typed as Record<string, string>) });
      expect([status, text]).toEqual([200, expect.stringContaining("<dd><b>")]);
      expect(text).not.toContain("undefined");
    }
  });

  test("says what is missing or unknown", async () => {
    expect((await page({ calculator: "appeal-deadline", served: "" })).text).toContain("请选择日期");
    expect((await page({ calculator: "<b>" })).status).toBe(400);
  });
});
