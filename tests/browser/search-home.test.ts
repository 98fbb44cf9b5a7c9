import { expect } from "@playwright/test";
import { test } from "./shared-browser.ts";

/** The text field; the type field beside it is a combobox too. */
const box = { role: "combobox", name: "检索", exact: true } as const;

test.describe("search home without script", () => {
  test.use({ javaScriptEnabled: false });
  test("the form finds, its list turns its pages, and a judgment can be read @phone", async ({ page }) => {
    await page.goto("/");
    const form = page.locator("form.search-box");
    await expect(form).toHaveAttribute("method", "post");
    await expect(page.getByLabel("检索类型").locator("option")).toHaveText(["案例", "法规", "知识"]);
    await page.locator("input[name=qr]").fill("代位求偿");
    await page.getByRole("button", { name: "检索", exact: true }).click();
    await expect(page).toHaveURL(/\/search\/plain$/);
    await expect(page.locator("ol.results > li")).toHaveCount(10);
    await page.getByRole("button", { name: "第 2 页" }).click();
    await expect(page.getByRole("status")).toContainText("显示第 11 至第 20 篇");
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    await page.locator("ol.results a").first().click();
    await expect(page.locator("article .text p").first()).not.toBeEmpty();
    await expect(page.getByText("示例数据").first()).toBeVisible();
    await expect(page.getByRole("link", { name: "下载 Word" })).toHaveAttribute("href", /format=docx/);
  });
});

test("the placeholder follows the type", async ({ page }) => {
  await page.goto("/");
  const type = page.getByLabel("检索类型");
  const input = page.locator("input[name=qr]");
  await expect(input).toHaveAttribute("placeholder", "写下遇到的事，或案由、关键词");
  await type.focus();
  await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
  await type.selectOption("2");
  await expect(input).toHaveAttribute("placeholder", "请输入关键词，法规可直接阅读");
  await type.selectOption("3");
  await expect(input).toHaveAttribute("placeholder", "请输入关键词检索知识");
});

test("focus opens the suggestions, a choice closes them, fills the box and leads to the results @phone", async ({
  page,
}) => {
  await page.goto("/");
  const input = page.getByRole(box.role, box);
  await input.click();
  await expect(input).toHaveAttribute("aria-expanded", "true");
  await input.pressSequentially("代位求偿");
  const option = page.getByRole("option", { name: "保险人代位求偿权纠纷" }).first();
  await expect(option).toBeVisible();
  await option.click();
  await expect(page).toHaveURL(/\/layout\/serachList#reason=/);
  await expect(page.getByRole("button", { name: "去掉 案由 保险人代位求偿权纠纷" })).toBeVisible();
  await expect(
    page
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading") })
      .first(),
  ).toBeVisible();
});

test("the suggestions are used by keyboard alone", async ({ page }) => {
  await page.goto("/");
  const input = page.getByRole(box.role, box);
  await input.focus();
  await page.keyboard.type("代位求偿");
  await expect(page.getByRole("listbox").getByRole("option").first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  const first = page.getByRole("listbox").getByRole("option").first();
  await expect(first).toHaveAttribute("aria-selected", "true");
  await expect(input).toHaveAttribute("aria-activedescendant", (await first.getAttribute("id")) ?? "?");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("listbox")).toHaveCount(0);
  await expect(input).toHaveAttribute("aria-expanded", "false");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/layout\/serachList#/);
});

test("the button searches for the keywords, which no server gets to see in an address", async ({ page }) => {
  const addresses: string[] = [];
  page.on("request", (request) => addresses.push(request.url()));
  await page.goto("/");
  await page.locator("input[name=qr]").fill("代位求偿 保险");
  await page.getByRole("button", { name: "检索", exact: true }).click();
  await expect(page.getByRole("button", { name: "去掉 关键词 代位求偿" })).toBeVisible();
  await expect(page.getByRole("button", { name: "去掉 关键词 保险" })).toBeVisible();
  expect(
    addresses.filter((address) => decodeURIComponent(address.split("#")[0] ?? "").includes("代位")),
  ).toEqual([]);
});

test("an empty search and a keyword that is too long are told at the box", async ({ page }) => {
  await page.goto("/");
  const input = page.locator("input[name=qr]");
  await input.focus();
  await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
  await page.getByRole("button", { name: "检索", exact: true }).click();
  await expect(page.getByRole("alert")).toHaveText("请输入要检索的内容。");
  // The box has the focus again, but its list would cover the message.
  await expect(input).toBeFocused();
  await expect(page.getByRole("listbox")).toHaveCount(0);
  await input.click();
  await expect(page.getByRole("listbox")).toBeVisible();
  await input.fill("长".repeat(101));
  await expect(page.getByRole("alert")).toHaveText("");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toHaveText("每个关键词最多 100 个字。");
  await expect(page).toHaveURL(/\/$/);
});

test("a preview code other than 0 is said as an alert with its message", async ({ page }) => {
  await page.route("**/search/prewview", (route) =>
    route.fulfill({ status: 400, json: { result: { code: 40001, msg: "关键词不合要求" } } }),
  );
  await page.goto("/");
  await page.locator("input[name=qr]").click();
  await page.keyboard.type("x");
  await expect(page.getByRole("alert")).toHaveText("关键词不合要求");
  await expect(page.getByRole("listbox")).toHaveCount(0);
});

test("Enter that ends an input method's composition does not search", async ({ page }) => {
  await page.goto("/");
  const input = page.locator("input[name=qr]");
  await input.focus();
  await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
  await input.fill("代位求偿");
  await expect(page.getByRole("listbox").getByRole("option").first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await input.dispatchEvent("keydown", { key: "Enter", isComposing: true });
  await expect(page.getByRole("listbox")).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});
