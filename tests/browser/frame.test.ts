import { expect } from "@playwright/test";
import { test } from "./shared-browser.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("the header gains its scrolled state past 684 pixels and loses it again", async ({ page }) => {
  await page.goto("/layout/serachList");
  await page.evaluate(() => {
    const main = document.querySelector("main");
    if (main) main.style.minHeight = "3000px";
  });
  const root = page.locator("html");
  await page.evaluate(() => scrollTo(0, 684));
  await expect(root).not.toHaveAttribute("data-scrolled");
  await page.evaluate(() => scrollTo(0, 685));
  await expect(root).toHaveAttribute("data-scrolled", "");
  await page.evaluate(() => scrollTo(0, 0));
  await expect(root).not.toHaveAttribute("data-scrolled");
});

for (const [what, address, shown] of [
  ["a search", "/layout/serachList#qr=代位求偿", "ol.results > li"],
  ["a lead form", "/layout/hycase#lead", "#lead"],
] as const)
  test(`the skip link goes to the content and leaves ${what} as it is`, async ({ page }) => {
    await page.goto(address);
    await expect(page.locator(shown).first()).toBeVisible();
    const before = page.url();
    await page.getByRole("link", { name: "跳到正文" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.locator("#main")).toBeFocused();
    expect(page.url()).toBe(before);
    await expect(page.locator(shown).first()).toBeVisible();
  });

test("the think-tank menu opens and closes by pointer and by keyboard @phone", async ({ page }) => {
  await page.goto("/");
  const menu = page.locator(".menu details");
  await page.locator(".menu summary").click();
  await expect(menu).toHaveAttribute("open", "");
  await expect(page.getByRole("link", { name: "诉讼工具箱" }).first()).toHaveAttribute(
    "href",
    "/layout/toolbox",
  );
  await page.locator("footer").click({ position: { x: 5, y: 5 } });
  await expect(menu).not.toHaveAttribute("open");
  await page.locator(".menu summary").focus();
  await page.keyboard.press("Enter");
  await expect(menu).toHaveAttribute("open", "");
  await page.keyboard.press("Escape");
  await expect(menu).not.toHaveAttribute("open");
  await expect(page.locator(".menu summary")).toBeFocused();
});

test("the loading bar runs from a click until the next page is there", async ({ page }) => {
  await page.goto("/");
  await page.evaluate(() => {
    const watch = new MutationObserver(() =>
      sessionStorage.setItem("bar", document.documentElement.dataset.busy ?? "-"),
    );
    watch.observe(document.documentElement, { attributeFilter: ["data-busy"] });
  });
  await page.locator("ul.tries a").first().click();
  await expect(page).toHaveURL(/serachList/);
  expect(await page.evaluate(() => sessionStorage.getItem("bar"))).toBe("");
  await expect(page.locator("html")).not.toHaveAttribute("data-busy");
});

test("the stored language redirects the start page alone, and the address beats it elsewhere", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL(/\/en\/?$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  expect(await page.evaluate(() => localStorage.getItem("lang"))).toBe("en");
  await page.goto("/");
  await expect(page).toHaveURL(/\/en\/?$/);
  await page.goto("/layout/serachList");
  await expect(page).toHaveURL(/\/layout\/serachList$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
  await page.getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL(/\/en\/layout\/serachList$/);
  await page.waitForLoadState();
  await page.getByRole("link", { name: "中文" }).click();
  await expect(page).toHaveURL(/:\d+\/layout\/serachList$/);
  expect(await page.evaluate(() => localStorage.getItem("lang"))).toBe("cn");
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
});

test("switching the language keeps what stands behind the #", async ({ page }) => {
  await page.goto("/layout/serachList#qr=%E4%BF%9D%E9%99%A9");
  await page.getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL(/\/en\/layout\/serachList#qr=%E4%BF%9D%E9%99%A9/);
  await expect(page.getByRole("button", { name: "Remove Keyword 保险" })).toBeVisible();
});
