import { expect, type Page } from "@playwright/test";
import { QUESTIONS } from "../fixtures/asked-questions.ts";
import { holdRoute } from "./hold-route.ts";
import { LAYOUT_SHIFT, layoutShift, watchLayoutShift } from "./layout-shift.ts";
import { address } from "./result-list.ts";
import { test } from "./shared-browser.ts";

const asked = (question: string) => address(`qr=${encodeURIComponent(question)}`);

test.use({ viewport: { width: 360, height: 740 } });

const answer = (page: Page, name = "对问题的回答") => page.getByRole("region", { name });
const box = (page: Page) => page.locator("input[name=qr]");

test("ten questions as people ask them bring their guide, near the top and above the exact result", async ({
  page,
}) => {
  for (const [question, guide] of QUESTIONS) {
    await page.goto(asked(question));
    await expect(answer(page).getByRole("link", { name: guide })).toBeVisible();
    await expect(answer(page).getByText("不是法律意见")).toBeVisible();
    await expect(page.getByText("暂无搜索数据")).toHaveCount(0);
    await expect(page.getByText(/^逐字检索：/u)).toHaveCount(1);
    const { top, width } = await answer(page).evaluate((section) => ({
      top: section.getBoundingClientRect().top - (document.querySelector(".sample")?.clientHeight ?? 0),
      width: document.documentElement.scrollWidth,
    }));
    expect(top).toBeLessThanOrEqual(240);
    expect(width).toBeLessThanOrEqual(360);
  }
});

test("a person finds from home whom to call, what to do, and the guide and the calculator behind it", async ({
  page,
}) => {
  await page.goto("/");
  await box(page).click();
  await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
  await box(page).fill("老板拖欠工资怎么办");
  await page.keyboard.press("Enter");
  const card = answer(page).getByRole("article");
  await expect(card.getByRole("link", { name: "拨打 12333，人社服务热线" })).toHaveAttribute(
    "href",
    "tel:12333",
  );
  await expect(card.getByRole("heading", { name: "今天就做" })).toBeVisible();
  await expect(card).not.toContainText("因为都有");
  await card.getByRole("link", { name: "经济补偿和赔偿金计算" }).click();
  await expect(page).toHaveURL(/\/layout\/toolbox\/severance$/u);
  await page.goBack();
  await card.getByRole("link", { name: "看完整说明" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "公司拖欠工资怎么办" })).toBeVisible();
});

test("a question stays in its box and is edited there; nothing of the page moves while it is answered", async ({
  page,
}) => {
  const release = await holdRoute(page, "**/search/ask");
  await watchLayoutShift(page);
  await page.goto(asked("房东不退押金"));
  await expect(page.getByText("正在按问题查找")).toBeVisible();
  release();
  await expect(answer(page)).toBeVisible();
  await expect(box(page)).toHaveValue("房东不退押金");
  await expect(page.getByRole("button", { name: /^去掉/u })).toHaveCount(0);
  expect(await layoutShift(page)).toBeLessThanOrEqual(LAYOUT_SHIFT);
  await box(page).fill("老板拖欠工资怎么办");
  await page.keyboard.press("Enter");
  await expect(answer(page).getByRole("link", { name: "公司拖欠工资怎么办" })).toBeVisible();
  await expect(box(page)).toHaveValue("老板拖欠工资怎么办");
  expect(decodeURIComponent(page.url())).not.toContain("押金");
});

test("another cause answers anew, with its own ways on", async ({ page }) => {
  await page.goto(asked("老板拖欠工资怎么办"));
  const cause = answer(page).getByRole("button", { name: "劳务合同纠纷", exact: true });
  await cause.click();
  await expect(cause).toHaveAttribute("aria-pressed", "true");
  await expect(answer(page).getByRole("link", { name: "找律师" })).toHaveAttribute(
    "href",
    `/layout#reason=${encodeURIComponent("劳务合同纠纷")}`,
  );
});

test("where a question may be meant in several ways, it is asked first which", async ({ page }) => {
  await page.route("**/search/ask", async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    if (!route.request().postDataJSON().cause) {
      body.data.card = undefined;
      body.data.choose = [
        { text: "夫妻的财产", cause: "2020103" },
        { text: "欠钱的人的财产", cause: "2040131" },
      ];
    }
    await route.fulfill({ response, json: body });
  });
  await page.goto(asked("他转移财产怎么办"));
  const sent = page.waitForRequest(
    (request) => request.url().endsWith("/search/ask") && request.postDataJSON().cause === "2020103",
  );
  await answer(page).getByRole("button", { name: "夫妻的财产" }).click();
  await sent;
  await expect(answer(page).getByRole("button", { name: "夫妻的财产" })).toHaveCount(0);
});

test("one press takes the words as exact keywords, and back", async ({ page }) => {
  await page.goto(asked("老板拖欠工资怎么办"));
  await page.getByRole("button", { name: "改按关键词" }).click();
  await expect(answer(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "去掉 关键词 老板拖欠工资怎么办" })).toBeVisible();
  await expect(box(page)).toHaveValue("");
  await page.getByRole("button", { name: "按“问题”理解" }).click();
  await expect(answer(page)).toBeVisible();
});

test("what could be told more goes on in the box", async ({ page }) => {
  await page.goto(asked("房东不退押金"));
  await page.getByRole("button", { name: "金额", exact: true }).click();
  await expect(page.locator("input[name=qr]")).toHaveValue("房东不退押金，金额是");
  await expect(page.locator("input[name=qr]")).toBeFocused();
});

test("a question about no law is told that nothing is near, with the ways on", async ({ page }) => {
  await page.goto(asked("明天天气怎么样"));
  const panel = answer(page);
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
  await expect(page.getByText("检索没有这些栏目或运算符：颜色")).toBeVisible();
  await page.getByRole("button", { name: "按这些条件检索" }).click();
  await expect(page.getByRole("button", { name: "去掉 案由 民间借贷纠纷" })).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("questions are answered in both languages", async ({ page }) => {
    const [[question, guide]] = QUESTIONS;
    for (const home of ["/", "/en/"]) {
      await page.goto(home);
      await box(page).fill(question);
      await page.keyboard.press("Enter");
      await expect(page.locator(".ask")).toBeVisible();
      if (home === "/") await expect(page.getByRole("link", { name: guide })).toBeVisible();
      expect(page.url()).not.toContain(encodeURIComponent(question.slice(0, 4)));
    }
  });
});
