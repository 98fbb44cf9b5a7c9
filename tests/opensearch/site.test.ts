import { cpSync, existsSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, type Page, expect as told } from "@playwright/test";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { HealthzResponse } from "#contract/healthz.ts";
import { SITE_STAMP } from "#server/generated/checksums.ts";
import { INDEX_FOLDER } from "#server/generated/index-files.ts";
import { scratchFolder } from "#tests/fixtures/scratch-folder.ts";
import { runProgram } from "../../src/cli/run-program.ts";
import { cards, open as openLawyers } from "../browser/recovery-page.ts";
import { address, ready, rows, total } from "../browser/result-list.ts";
import { analyse, fillForm, openForm } from "../browser/reversal-form.ts";
import { CHROMIUM_SWITCHES, ensureChromium } from "../fixtures/chromium.ts";
import { type ServedSite, startServe } from "../fixtures/start-serve.ts";
import { layOutProject } from "../project-folder.ts";

const PREFIX = "site";
const WORD = "代位求偿";

const project = scratchFolder();
const root = process.cwd();
const env = {
  SEARCH_URL: process.env.TEST_SEARCH_URL!,
  SEARCH_PREFIX: PREFIX,
  SEARCH_SHARDS: process.env.TEST_SEARCH_SHARDS ?? "1",
  ...{ FASU_RATE_LIMITS: "off", FASU_LOG: "off", FASU_WORKERS: "1" },
};
let site: ServedSite;
let browser: Browser;

beforeAll(async () => {
  const command = (args: string[], settings = {}) => runProgram(process.execPath, args, settings);
  // Pages are built here, since Astro follows links of a project folder: from the same corpus as the
  // cluster's.
  expect(await command(["src/cli/build/build.ts"])).toBe(0);
  layOutProject(project);
  for (const built of ["dist", SITE_STAMP]) cpSync(built, join(project, built), { recursive: true });
  process.chdir(project);
  expect(await command(["src/cli/corpus/opensearch.ts", "push"], env)).toBe(0);
  expect(await command(["src/cli/build/data.ts"], env)).toBe(0);
  site = await startServe({ env, built: true });
  browser = await chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_SWITCHES });
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
  process.chdir(root);
  const searched = new URL(`${PREFIX}-*`, env.SEARCH_URL.split(",")[0]);
  await fetch(searched, { method: "DELETE" });
});

/** A page of the site; relative addresses refer to it. */
async function visit(javaScriptEnabled = true): Promise<Page> {
  const context = await browser.newContext({
    ...{ baseURL: site.url, locale: "zh-CN", timezoneId: "Asia/Shanghai", javaScriptEnabled },
    viewport: { width: 1280, height: 800 },
  });
  return context.newPage();
}

test("has no index of its own, and fits what it was built from", async () => {
  expect(existsSync(join(INDEX_FOLDER, "cases/postings.bin"))).toBe(false);
  const { cluster } = (await (await fetch(`${site.url}/healthz`)).json()) as HealthzResponse;
  expect(cluster!.indexes).toHaveLength(6);
  for (const index of cluster!.indexes) expect(index).toMatchObject({ fits: true, same_corpus: true });
});

test("finds judgments, opens one and lists what is like it", async () => {
  const page = await visit();
  await page.goto(address(`qr=${WORD}`));
  await ready(page);
  expect(await total(page)).toBeGreaterThan(100);
  await told(page.getByRole("region", { name: "裁判年份" })).toBeAttached();
  const link = rows(page).nth(1).getByRole("link").first();
  const name = (await link.textContent())!;
  await link.click();
  await told(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await told(page.locator("mark").first()).toHaveText(WORD);
  expect(await page.locator("[data-slot=body] > p").count()).toBeGreaterThan(3);
  await page.locator("[data-panel=similar] summary").click();
  await told(page.locator(".similar > li")).toHaveCount(8);
});

test("ranks lawyers and shows their cases", async () => {
  const page = await visit();
  const answered = page.waitForResponse("**/lawyer/list*");
  await openLawyers(page);
  await page.getByRole("button", { name: "查找律师" }).click();
  expect((await answered).status()).toBe(200);
  await told(cards(page).first()).toBeVisible();
});

test("shows how comparable appeals ended", async () => {
  const page = await visit();
  await openForm(page);
  await fillForm(page);
  await analyse(page).click();
  await told(page.locator(".rate strong")).toHaveText(/^每 100 件里约 \d+ 件被改判或发回$/);
});

test("publishes feeds", async () => {
  for (const kind of ["atom", "json"]) {
    const feed = await fetch(`${site.url}/search/feed.${kind}?qr=${encodeURIComponent(WORD)}`);
    expect(feed.status).toBe(200);
    expect((await feed.text()).match(/award#[a-z2-7]{12}/g)?.length).toBeGreaterThanOrEqual(20);
  }
});

test("answers without script", async () => {
  const page = await visit(false);
  await page.goto("/");
  await page.locator("input[name=qr]").fill(WORD);
  await page.getByRole("button", { name: "检索", exact: true }).click();
  await told(rows(page)).toHaveCount(10);
  await page.getByRole("button", { name: "第 2 页" }).click();
  await told(page.getByRole("status")).toContainText("显示第 11 至第 20 篇");
  await page.locator("ol.results a").first().click();
  await told(page.locator("article .text p").first()).not.toBeEmpty();
  await page.goto("/layout");
  await told(page.locator(".card")).toHaveCount(9);
  await page.getByRole("button", { name: "查找律师" }).click();
  await told(page).toHaveURL(/\/lawyer\/plain$/);
  await told(page.locator(".card").first()).toBeVisible();
});
