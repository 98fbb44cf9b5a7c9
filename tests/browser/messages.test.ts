import { expect } from "@playwright/test";
import { test } from "./shared-browser.ts";

test("in English the same messages are said in English", async ({ page }) => {
  await page.goto("/en/layout/hycase#lead");
  await page.locator(".lead-form [name=username]").click();
  await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
  const send = page.getByRole("button", { name: "Send", exact: true });
  const alert = page.locator(".lead-form p[role=alert]");
  await send.click();
  await expect(alert).toHaveText("Please enter a contact person");
  await page.locator(".lead-form [name=username]").fill("Sample");
  await send.click();
  await expect(alert).toHaveText("Please enter a phone number");
  await page.goto("/en/layout/addcase");
  await page.locator("[name=subject]").focus();
  await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
  await page.locator(".case-form button[type=submit]").click();
  await expect(page.getByRole("alert")).toHaveText("Please choose your role in the case");
});

test("an island that cannot be drawn says so and offers to load the page again", async ({ page }) => {
  await page.route("**/search", (route) =>
    route.fulfill({
      json: { result: { code: 0, msg: "" }, data: { total_count: 1, id_list: [{ id: "a" }] } },
    }),
  );
  await page.goto("/layout/serachList#qr=保险");
  const alert = page.getByRole("alert").filter({ hasText: "这一部分出错了，无法显示。" });
  await expect(alert.getByRole("link", { name: "联系我们" })).toHaveAttribute("href", "/layout/info/contact");
  await page.unroute("**/search");
  await alert.getByRole("button", { name: "重新载入本页" }).click();
  await expect(page.locator("ol.results > li").first()).toBeVisible();
});
