import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { holdRoute } from "./hold-route.ts";
import { freshTest as test } from "./shared-browser.ts";

/* Forms whose answer comes only from script, submitted before the script has loaded. */

test("no form that only a script answers is sent by the browser, with what was typed in the address", () => {
  const forms = globSync("**/*.html", { cwd: "dist" }).flatMap((file) =>
    (readFileSync(join("dist", file), "utf8").match(/<form\b[^>]*>/g) ?? []).map((form) => ({ file, form })),
  );
  expect(forms.length).toBeGreaterThan(20);
  expect(forms.filter(({ form }) => !/\s(?:action=|method="dialog")/.test(form))).toEqual([]);
});

test("a calculator pressed before its script has come keeps what was typed, and answers once it has", async ({
  page,
}) => {
  const release = await holdRoute(page, "**/_astro/*.js");
  await page.goto("/layout/toolbox/court-fee", { waitUntil: "commit" });
  const amount = page.locator("form.calculator input[inputmode=decimal]").first();
  await amount.fill("100000");
  await amount.press("Enter");
  await page.locator("form.calculator button[type=submit]").click();
  await expect(page).toHaveURL(/court-fee$/);
  await expect(page.locator("html")).not.toHaveAttribute("data-busy");
  release();
  await expect(page.locator("form.calculator section output")).toContainText("2,300");
  await expect(amount).toHaveValue("100000");
});

test("the search of this site asked before its script has come answers once it has", async ({ page }) => {
  const release = await holdRoute(page, "**/_astro/*.js");
  await page.goto("/layout/knowledge", { waitUntil: "commit" });
  await page.locator("#site-search").fill("劳动合同");
  await page.locator("#site-search").press("Enter");
  await expect(page).toHaveURL(/knowledge$/);
  release();
  await expect(page.locator(".site-search ol li").first()).toBeVisible();
});
