import { expect, type Page } from "@playwright/test";
import { test } from "./shared-browser.ts";

/** Records every violation of the page's policy, from before its first script. */
async function keepViolations(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const kept: string[] = [];
    Object.assign(globalThis, { kept });
    addEventListener("securitypolicyviolation", ({ violatedDirective, sourceFile, sample }) =>
      kept.push(`${violatedDirective} ${sourceFile} ${sample}`),
    );
  });
  return () => page.evaluate(() => (globalThis as unknown as { kept: string[] }).kept);
}

const PAGES = [
  "/",
  "/en",
  "/layout/serachList#qr=合同&type=1",
  "/layout/claims",
  "/layout/hycase",
  "/layout/knowledge",
  "/layout/toolbox/court-fee",
  "/layout/toolbox/interest",
  "/layout/toolbox/batch",
  "/layout/api",
];

for (const path of PAGES)
  test(`${path} breaks no rule of its policy`, async ({ page }) => {
    const violations = await keepViolations(page);
    await page.goto(path);
    await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
    await page.waitForLoadState("networkidle");
    expect(await violations()).toEqual([]);
  });

test("the map works under it", async ({ page }) => {
  const violations = await keepViolations(page);
  await page.goto("/layout");
  await page.locator(".region-map").scrollIntoViewIfNeeded();
  await expect(page.locator('.region-map-stage[data-state="live"]')).toBeVisible();
  expect(await violations()).toEqual([]);
});

test("the search of this site works under it", async ({ page }) => {
  const violations = await keepViolations(page);
  await page.goto("/layout/knowledge");
  await page.getByLabel("在知识文章、信息页和法规名称中查找").fill("上诉期限");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status")).toContainText("找到");
  expect(await violations()).toEqual([]);
});

test("text is refused where it would become markup or script", async ({ page }) => {
  await page.goto("/");
  const outcomes = await page.evaluate(() => {
    const tries: Record<string, () => void> = {
      innerHTML: () => {
        document.createElement("div").innerHTML = "<img src=x onerror=alert(1)>";
      },
      script: () => {
        document.createElement("script").src = "/elsewhere.js";
      },
      worker: () => void new Worker("/elsewhere.js"),
      policy: () =>
        void (
          globalThis as never as { trustedTypes: { createPolicy: (name: string, rules: object) => void } }
        ).trustedTypes.createPolicy("own", {}),
    };
    return Object.fromEntries(
      Object.entries(tries).map(([name, attempt]) => {
        try {
          attempt();
          return [name, "allowed"];
        } catch (error) {
          return [name, (error as Error).name];
        }
      }),
    );
  });
  expect(outcomes).toEqual({
    innerHTML: "TypeError",
    script: "TypeError",
    worker: "TypeError",
    policy: "TypeError",
  });
});
