import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { parseCsv } from "../../src/domain/text/csv.ts";
import { holdRoute } from "./hold-route.ts";
import { LAYOUT_SHIFT, layoutShift, watchLayoutShift } from "./layout-shift.ts";
import { answered, cards, names, open } from "./recovery-page.ts";
import { test } from "./shared-browser.ts";

test("nothing shifts when React comes", async ({ page }) => {
  await watchLayoutShift(page);
  const release = await holdRoute(page, "**/_astro/client.*");
  await page.goto("/layout");
  await expect(cards(page).first()).toBeVisible();
  release();
  await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
  expect(await layoutShift(page)).toBeLessThanOrEqual(LAYOUT_SHIFT);
});

test("weights make a list of one's own, kept in the address", async ({ page }) => {
  await open(page);
  await page.getByText("自定三项比重").click();
  await page.getByRole("slider", { name: "活跃度" }).fill("9");
  await page.getByRole("button", { name: "按比重排列" }).click();
  await expect(page.getByRole("tab", { name: "加权" })).toHaveAttribute("aria-selected", "true");
  await expect(page).toHaveURL(/weights=1%2C1%2C9/);
  await page.reload();
  await expect(page.getByRole("tab", { name: "加权" })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("slider", { name: "活跃度" })).toHaveValue("9");
});

test("the table shows the lawyers of the cards, and the CSV all lawyers of the claim in its order", async ({
  page,
}) => {
  await open(page);
  const shown = await names(page);
  await page.getByRole("button", { name: "表格" }).click();
  await expect(page.getByRole("rowheader")).toHaveText(shown);
  await expect(page).toHaveURL(/view=table/);
  for (const tab of ["经验", "活跃度"]) {
    await page.getByRole("tab", { name: tab }).click();
    const table = page.locator("table:visible tbody tr");
    const cells = await table.evaluateAll((rows) =>
      rows.map((row) => [...(row as HTMLTableRowElement).cells].map(({ textContent }) => textContent ?? "")),
    );
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "下载名单 CSV" }).click();
    const [, ...rows] = parseCsv(readFileSync(await (await download).path(), "utf8"));
    const sentence = await page.locator(".sentence").textContent();
    expect(rows).toHaveLength(Number(/其中 ([\d,]+) 名/.exec(sentence!)![1]!.replace(",", "")));
    expect(new Set(rows.map(([, name, firm]) => `${name} ${firm}`)).size).toBe(rows.length);
    expect(new Set(rows.map((row) => row.at(-7)))).toEqual(new Set([tab]));
    expect(
      rows
        .slice(0, cells.length)
        .map(([rank, name, firm, province = "", city = "", exp, impact, activ, , n, from, to]) => [
          rank,
          name,
          firm,
          [...new Set([province, city])].join(" "),
          // Numbers in the file have no trailing zeros.
          ...[exp, impact, activ].map((score) => Number(score).toFixed(1)),
          n,
          `${from}–${to}`,
        ]),
    ).toEqual(cells.map((row) => row.toSpliced(-3, 2)));
    // Cases of the court and of the cause, which the file leaves out.
    for (const row of cells) expect(row.slice(-3, -1).join(" ")).toMatch(/^\d+ \d+$/);
  }
});

test("the pager of the result list turns pages, and ten or thirty a page stay in the address", async ({
  page,
}) => {
  await open(page);
  const pager = page.getByRole("navigation", { name: "分页" });
  await expect(pager.getByRole("button", { name: "第 9 页" })).toBeVisible();
  const turned = answered(page);
  await pager.getByRole("button", { name: "第 3 页" }).click();
  const asked = new URL((await turned).url()).searchParams;
  expect([asked.get("pageSize"), asked.get("page")]).toEqual(["3", "3"]);
  await expect(cards(page).first()).toContainText("第 7 位");
  const [seventh] = await names(page);
  await pager.getByRole("textbox", { name: "跳到第几页" }).fill("5");
  await pager.getByRole("button", { name: "跳转" }).click();
  await expect(cards(page).first()).toContainText("第 13 位");
  await pager.getByRole("button", { name: "上一页" }).click();
  await pager.getByRole("button", { name: "第 3 页" }).click();
  await expect(cards(page).first()).toContainText("第 7 位");
  await page.getByLabel("每页位数").selectOption("10");
  await expect(cards(page)).toHaveCount(10);
  expect(await names(page)).toContain(seventh);
  await expect(page).toHaveURL(/pageSize=10/);
  await page.reload();
  await expect(cards(page)).toHaveCount(10);
  await expect(page.getByLabel("每页位数")).toHaveValue("10");
});
