import { globSync } from "node:fs";
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";

/** Every built page but the editors' desk, which brings its own interface. */
const pages = globSync("**/*.html", { cwd: "dist" })
  .filter((file) => !file.startsWith("admin"))
  .map((file) => `/${file.replace(/(^|\/)index\.html$/, "$1").replace(/\.html$/, "")}`)
  .sort();

/** What the browser complains about: script errors, refused sources, missing files. */
function complaints(page: Page): string[] {
  const said: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") said.push(message.text());
  });
  page.on("pageerror", (error) => said.push(String(error)));
  return said;
}

for (const address of pages) {
  test(`${address} is silent and fits the screen @phone`, async ({ page }) => {
    const said = complaints(page);
    await page.goto(address);
    await expect(page.locator("h1")).toHaveCount(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    expect(said.filter((text) => !text.includes("404"))).toEqual([]);
  });

  test(`${address} is accessible, and readable in the dark`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await page.goto(address);
    const light = await new AxeBuilder({ page }).analyze();
    expect(light.violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
    // Only the colours differ in the dark.
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    const dark = await new AxeBuilder({ page }).withRules(["color-contrast"]).analyze();
    expect(dark.violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
  });
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`a result list and a judgment are accessible too, ${colorScheme} @phone`, async ({ page }) => {
    const said = complaints(page);
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.goto("/layout/serachList#qr=代位求偿");
    await expect(page.locator("ol.results > li").first()).toBeVisible();
    await page.locator("input[name=qr]").click();
    await page.keyboard.type("代位");
    await expect(page.getByRole("listbox").getByRole("option").first()).toBeVisible();
    const list = await new AxeBuilder({ page }).analyze();
    expect(list.violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.locator("ol.results a").first().click();
    await expect(page.locator("[data-slot=article]")).toBeVisible();
    const award = await new AxeBuilder({ page }).analyze();
    expect(award.violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
    expect(said).toEqual([]);
  });
}
