import { expect } from "@playwright/test";
import { QUESTIONS } from "../fixtures/asked-questions.ts";
import { address } from "./result-list.ts";
import { test } from "./shared-browser.ts";

const asked = (question: string) => address(`qr=${encodeURIComponent(question)}`);

test.use({ viewport: { width: 360, height: 740 } });

test("ten questions as people ask them bring their guide, above the exact result", async ({ page }) => {
  for (const [question, guide] of QUESTIONS) {
    await page.goto(asked(question));
    const panel = page.getByRole("region", { name: "对输入的理解和建议" });
    await expect(panel.getByText("按“问题”理解")).toBeVisible();
    await expect(panel.getByRole("link", { name: guide })).toBeVisible();
    await expect(panel.getByText("不是法律意见")).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  }
});

test("one press takes the words as exact keywords, and back", async ({ page }) => {
  await page.goto(asked("老板拖欠工资怎么办"));
  const panel = page.getByRole("region", { name: "对输入的理解和建议" });
  await panel.getByRole("button", { name: "改按精确关键词" }).click();
  await expect(panel.getByRole("heading", { name: "问事" })).toHaveCount(0);
  await panel.getByRole("button", { name: "按“问题”理解" }).click();
  await expect(panel.getByRole("heading", { name: "问事" })).toBeVisible();
});

test("what could be told more goes on in the box", async ({ page }) => {
  await page.goto(asked("房东不退押金"));
  await page.getByRole("button", { name: "金额", exact: true }).click();
  await expect(page.locator("input[name=qr]")).toHaveValue("房东不退押金，金额是");
  await expect(page.locator("input[name=qr]")).toBeFocused();
});

test("a question about no law is told that nothing is near, with the ways on", async ({ page }) => {
  await page.goto(asked("明天天气怎么样"));
  const panel = page.getByRole("region", { name: "对输入的理解和建议" });
  await expect(panel.getByText("没有找到足够接近的内容")).toBeVisible();
  await expect(panel.getByRole("link", { name: "全部问事" })).toHaveAttribute("href", "/layout/guide");
});

test("a description too long for a keyword is asked and stands in no address", async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.url()));
  await page.goto("/layout/serachList");
  await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
  await page.locator("input[name=qr]").fill("我在饭店打工，老板一直拖欠工资不给。".repeat(9));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "公司拖欠工资怎么办" })).toBeVisible();
  expect([...sent, page.url()].filter((url) => decodeURIComponent(url).includes("拖欠"))).toEqual([]);
});

test("typed syntax becomes conditions in one press, and unknown fields are said", async ({ page }) => {
  await page.goto(
    address(["案由:民间借贷纠纷", "颜色:红"].map((word) => `qr=${encodeURIComponent(word)}`).join("&")),
  );
  const panel = page.getByRole("region", { name: "对输入的理解和建议" });
  await expect(panel.getByText("检索没有这些栏目或运算符：颜色")).toBeVisible();
  await panel.getByRole("button", { name: "按这些条件检索" }).click();
  await expect(page.getByRole("button", { name: "去掉 案由 民间借贷纠纷" })).toBeVisible();
});

test("the English page takes the same ten questions in Chinese and says so", async ({ page }) => {
  for (const [question] of QUESTIONS) {
    await page.goto(`/en${asked(question)}`);
    const panel = page.getByRole("region", { name: "What the words were taken for, and proposals" });
    await expect(panel.getByText("A question is asked in Chinese")).toBeVisible();
    await expect(panel.getByRole("heading", { name: "Guides" })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  }
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  for (const [home, button, guides] of [
    ["/", "按“问题”理解", "问事"],
    ["/en/", "Take as a question", "Guides"],
  ] as const)
    for (const [half, questions] of [QUESTIONS.slice(0, 5), QUESTIONS.slice(5)].entries())
      test(`questions are answered from ${home}, half ${half + 1}`, async ({ page }) => {
        for (const [question, guide] of questions) {
          await page.goto(home);
          await page.locator("input[name=qr]").fill(question);
          await page.keyboard.press("Enter");
          await page.getByRole("button", { name: button }).click();
          await expect(page.getByRole("heading", { name: guides, exact: true })).toBeVisible();
          if (home === "/") await expect(page.getByRole("link", { name: guide })).toBeVisible();
          expect(page.url()).not.toContain(encodeURIComponent(question.slice(0, 4)));
        }
      });
});
