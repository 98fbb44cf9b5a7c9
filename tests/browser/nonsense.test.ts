import { globSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { cn } from "#i18n/cn.ts";
import { visitingTest } from "./visited-page.ts";

/* Random input into any field of any page must not break it. */

const test = visitingTest();
const NONSENSE = "🦊a'\"<i>%{n}\\ 〇〇〇 123－第九千号 ".repeat(3);
const calculators = globSync("*.html", { cwd: "dist/layout/toolbox" }).map(
  (file) => `/layout/toolbox/${file.slice(0, -5)}`,
);
const PAGES = [
  ...[
    "",
    "/serachList",
    "/guide",
    "/statute",
    "/knowledge",
    "/hycase#lead",
    "/addcase",
    "/claims",
    "/withdraw",
  ],
  ...["/read", "/coverage", "/lawyer", "/reading"],
].flatMap((path) => [`/layout${path}`, `/en/layout${path}`]);

/** Names of groups of words, which must not appear in any page's text. */
const KEY = new RegExp(`\\b(?:${Object.keys(cn).join("|")})\\.[a-z]+\\b|undefined|\\[object|\\{[a-z]+\\}`);

/** Types into each visible field and presses Enter in the last one of its kind. */
async function typeEverywhere(page: Page) {
  const fields = page.locator(
    "input:visible:not([type=checkbox], [type=radio], [type=file], [type=range], [type=submit]), textarea:visible",
  );
  for (let at = 0; at < (await fields.count()); at++) {
    const field = fields.nth(at);
    const type = await field.getAttribute("type");
    if (type === "date" || !(await field.isEditable())) continue;
    await field.fill(type === "number" ? "-99999999999" : NONSENSE, { timeout: 2000 }).catch(() => {});
    await field.press("Enter", { timeout: 2000 }).catch(() => {});
  }
}

/**
 * The devices on which a page is tested: the widths of its parts are the same in both languages and for all
 * calculators.
 */
const onDevices = (address: string) =>
  calculators.includes(address) ? "@phone-only" : address.startsWith("/en") ? "" : "@phone";

for (const address of ["/", "/en", ...PAGES, ...calculators])
  test(`${address} takes nonsense ${onDevices(address)}`, async ({ visited: page }) => {
    const faults: string[] = [];
    const onPage = (error: Error) => faults.push(error.message);
    const onAnswer = (answer: { status(): number; url(): string }) =>
      answer.status() >= 500 && faults.push(`${answer.status()} ${answer.url()}`);
    page.on("pageerror", onPage);
    page.on("response", onAnswer);
    await page.goto(address);
    await page.waitForLoadState("networkidle");
    await typeEverywhere(page);
    await page.waitForLoadState("networkidle");
    page.off("pageerror", onPage);
    page.off("response", onAnswer);
    expect(faults).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    expect((await page.locator("body").innerText()).replaceAll("{n}", "")).not.toMatch(KEY);
  });
