import { createHash } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { MIN_FILL_MS } from "#contract/leads/lead-limits.ts";
import { freshTest as test } from "./shared-browser.ts";
import { SEALED_FIELDS, type Seen, spyOn, waysToWrite } from "./spy.ts";

/* The operator of the host sees every request; here a spy before the host reads them all. */

const FORM = {
  username: "示例联系人甲乙丙",
  telephone: "01098765432",
  mail: "invented.person@example.org",
  first_court: "示例省示例市示例区人民法院",
  first_judge: "示例一审法官",
  final_court: "示例省示例市中级人民法院",
  final_judge: "示例二审法官",
};
const TEXT = "这一行只在材料里面出现 only inside the file 4711";
const FILES = ["机密的一审判决书", "机密的上诉状"].map((name, at) => ({
  name: `${name}.pdf`,
  mimeType: "application/pdf",
  buffer: Buffer.concat([
    Buffer.from(`%PDF-1.7\n${TEXT} ${at}\n`),
    Buffer.alloc(1_300_000, `${TEXT}\n`),
    Buffer.from("\n%%EOF\n"),
  ]),
}));
/**
 * Texts that must not leave the browser unsealed: the form, names, contents and hashes of the files. A hash
 * would identify a known document.
 */
const SECRETS = [
  ...Object.values(FORM),
  ...FILES.map(({ name }) => name.replace(".pdf", "")),
  TEXT,
  "%PDF-1.7",
  ...FILES.map(({ buffer }) => createHash("sha256").update(buffer).digest("hex")),
];
const field = (page: Page, name: string) => page.locator(`.lead-form [name="${name}"]`);

function expectNoSecret(seen: readonly Seen[]): void {
  for (const { line, headers, body } of seen) {
    const whole = Buffer.concat([Buffer.from(`${line}\n${headers}\n`), body]);
    for (const secret of SECRETS)
      for (const way of waysToWrite(secret))
        expect(whole.includes(way), `"${secret}" in ${line} as ${way.toString().slice(0, 40)}`).toBe(false);
  }
}

async function fillIn(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(FORM)) await field(page, name).fill(value);
  await field(page, "consent_abroad").check();
  await field(page, "consent_sensitive").check();
}

test("nothing of form and files leaves a browser with script in the clear, from typing to withdrawing", async ({
  page,
  baseURL,
}) => {
  const spy = await spyOn(baseURL!);
  await page.goto(`${spy.url}/layout/hycase#lead`);
  await fillIn(page);
  await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
  await page.locator("#lead-files").setInputFiles(FILES);
  await expect(page.locator(".file-list li")).toHaveCount(2);
  await expect(page.locator(".file-list")).toContainText("等待提交");
  await page.waitForFunction((ms) => performance.now() > ms, MIN_FILL_MS);
  await page.getByRole("button", { name: "发送", exact: true }).click();
  await expect(page.getByText("联系信息和材料均已送达。")).toBeVisible();
  const note = (await page.locator(".lead-sent").textContent()) ?? "";
  const [receipt = "", code = ""] = note.match(/\w{4}-\w{4}-\w{4}/g) ?? [];

  // The spy received the lead, and each file in two parts, exactly as sent.
  const sent = (path: string) => spy.seen.filter(({ line }) => line === `POST ${path}`);
  expect(sent("/add_cases2")).toHaveLength(1);
  expect(Object.keys(JSON.parse(sent("/add_cases2")[0]!.body.toString())).toSorted()).toEqual(SEALED_FIELDS);
  const uploads = sent("/layout/upload_casefile");
  expect(uploads.reduce((sum, { body }) => sum + body.length, 0)).toBeGreaterThan(2_600_000);
  expect(uploads).toHaveLength(4);

  await page.goto(`${spy.url}/layout/withdraw`);
  await page.getByLabel("回执号").fill(receipt);
  await page.getByLabel("验证码").fill(code);
  page.once("dialog", (dialog) => void dialog.accept());
  await page.getByRole("button", { name: "撤回并删除" }).click();
  await expect(page.locator("form [role=status]")).toContainText("已撤回");
  expectNoSecret(spy.seen);
  spy.close();
});

test("the spy would see a form that left in the clear", async ({ browser, baseURL }) => {
  const spy = await spyOn(baseURL!);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${spy.url}/layout/hycase#lead`);
  await fillIn(page);
  await page.getByRole("button", { name: "发送", exact: true }).click();
  await expect(page.getByRole("heading", { name: "没有提交成功" })).toBeVisible();
  expect(() => expectNoSecret(spy.seen)).toThrow(FORM.username);
  await context.close();
  spy.close();
});

test("a form pressed before its script came, or whose script never comes, sends nothing in the clear", async ({
  page,
  baseURL,
}) => {
  const spy = await spyOn(baseURL!);
  await page.route("**/_astro/*.js", (route) => route.abort());
  await page.goto(`${spy.url}/layout/hycase#lead`);
  await fillIn(page);
  const before = spy.seen.length;
  await page.getByRole("button", { name: "发送", exact: true }).click();
  await field(page, "username").press("Enter");
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 0))));
  await expect(field(page, "username")).toHaveValue(FORM.username);
  expect(spy.seen.slice(before).filter(({ line }) => line.startsWith("POST"))).toEqual([]);
  expectNoSecret(spy.seen);
  spy.close();
});
