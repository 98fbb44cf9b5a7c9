import { globSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import axeCore from "axe-core";
import { visitingTest } from "./visited-page.ts";

/** Every built page except the CMS, which has its own interface. */
const pages = globSync("**/*.html", { cwd: "dist" })
  .filter((file) => !file.startsWith("admin"))
  .map((file) => `/${file.replace(/(^|\/)index\.html$/, "$1").replace(/\.html$/, "")}`)
  .sort();

/** Loads axe into every document that the page opens from now on; it is sent only once, not with every check. */
const bringAxe = (page: Page) => page.addInitScript({ content: axeCore.source });

const test = visitingTest(bringAxe);

/** The browser's complaints: script errors, what the page's policy refused, missing files. */
function complaints(page: Page): string[] {
  const said: string[] = [];
  page.removeAllListeners("console").on("console", (message) => {
    if (message.type() === "error") said.push(message.text());
  });
  page.removeAllListeners("pageerror").on("pageerror", (error) => said.push(String(error)));
  return said;
}

/** The violations that axe finds, by all its rules or only the given ones, each with its first element. */
const violations = (page: Page, ...rules: string[]): Promise<string[]> =>
  page.evaluate(async (runOnly) => {
    const { axe } = globalThis as unknown as { axe: typeof axeCore };
    // Descriptions of passed rules are omitted.
    const found = await axe.run({ resultTypes: ["violations"], ...(runOnly.length > 0 && { runOnly }) });
    return found.violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`);
  }, rules);

/** How much wider the page is than the screen, in CSS pixels. */
const overhang = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Pages of one template differ only in text: the first two of each represent their layout and colours. */
const seen = new Map<string, number>();
function isSpecimen(address: string): boolean {
  const template = address.replace(/(\/(knowledge|guide|statute|laws?|api))\/.+/, "$1/*");
  seen.set(template, (seen.get(template) ?? 0) + 1);
  return (seen.get(template) ?? 0) <= 2;
}

for (const address of pages.filter(isSpecimen)) {
  test(`${address} is silent, fits both screens, is accessible, and readable in the dark`, async ({
    visited: page,
  }) => {
    const said = complaints(page);
    await page.setViewportSize(test.info().project.use.viewport!);
    await page.emulateMedia({ colorScheme: "light" });
    await page.goto(address);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await expect(page.locator("h1")).toHaveCount(1);
    await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
    expect(await overhang(page)).toBeLessThanOrEqual(0);
    expect(await violations(page)).toEqual([]);
    // The dark scheme differs only in colours, in either language; the phone only in widths.
    if (!/^\/en\b/.test(address)) {
      await page.emulateMedia({ colorScheme: "dark" });
      expect(await violations(page, "color-contrast")).toEqual([]);
    }
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await overhang(page)).toBeLessThanOrEqual(0);
    expect(said.filter((text) => !text.includes("404"))).toEqual([]);
  });
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`a result list and a judgment are accessible too, ${colorScheme} @phone`, async ({ page }) => {
    const said = complaints(page);
    await bringAxe(page);
    await page.emulateMedia({ colorScheme });
    await page.goto("/layout/serachList#qr=代位求偿");
    await expect(page.locator("ol.results > li").first()).toBeVisible();
    await page.locator("input[name=qr]").click();
    await page.keyboard.type("代位");
    await expect(page.getByRole("listbox").getByRole("option").first()).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.locator("ol.results a").first().click();
    await expect(page.locator("[data-slot=article]")).toBeVisible();
    expect(await violations(page)).toEqual([]);
    expect(said).toEqual([]);
  });
}
