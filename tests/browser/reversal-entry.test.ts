import { expect } from "@playwright/test";
import { test } from "./shared-browser.ts";

test("the result page says that nothing is there only after it has looked", async ({ page }) => {
  const nothing = page.getByText("本机没有分析结果。请先填写案件信息。");
  await page.goto("/layout/layercase");
  await expect(nothing).toBeVisible();
  // With its scripts held back the page has not read the device yet.
  await page.route("**/_astro/*.js", () => {});
  await page.goto("/layout/layercase", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(nothing).toBeHidden();
});

test("a number written to its end fills in the form by itself, and one button clears form and device", async ({
  page,
  request,
}) => {
  const answer = await request.post("/reverse/basicinfo", {
    data: {
      court: "内蒙古自治区呼和浩特市中级人民法院",
      reason: "保险人代位求偿权纠纷",
      amount: "0",
    },
  });
  const { case_number: number, court } = (await answer.json()).analysis.cases[0];
  const asked: string[] = [];
  page.on("request", (one) => {
    if (one.url().includes("/reverse/")) asked.push(one.postData() ?? "");
  });
  await page.goto("/layout/addcase");
  const field = (name: string) => page.locator(`.case-form [name="${name}"]`);
  await field("subject").focus();
  await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
  await field("first_instance_number").fill(number);
  await field("first_instance_number").press("Tab");
  await expect(field("court")).toHaveValue(court);
  await expect(field("reason")).not.toHaveValue("");
  // Only the number is sent, without an invented case around it.
  expect(asked.map((body) => JSON.parse(body))).toEqual([{ first_instance_number: number, mainjudge: "" }]);
  await page.getByRole("button", { name: "清除本机保存的内容（阅读清单除外）" }).click();
  await expect(page.getByText("已清除本机保存的内容，阅读清单除外。")).toBeVisible();
  for (const name of ["first_instance_number", "court", "reason"]) await expect(field(name)).toHaveValue("");
  expect(await page.evaluate(() => localStorage.caseDraft)).toBeUndefined();
});

test("the address of the lead form shows it before any module of the page has come @phone", async ({
  page,
}) => {
  await page.route(/\/_astro\/.*\.js$/, () => {});
  await page.goto("/layout/hycase#lead", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { name: "提交联系方式和案件材料" })).toBeVisible();
  await expect(page.locator("#intro")).toBeHidden();
  await page.goto("/layout/hycase", { waitUntil: "commit" });
  await expect(page.locator("#intro")).toBeVisible();
});
