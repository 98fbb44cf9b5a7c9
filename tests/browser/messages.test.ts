import { expect } from "@playwright/test";
import { test } from "./shared-browser.ts";

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
