import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { parseCsv } from "../../src/domain/text/csv.ts";
import { amountField, answered, button, cards, courtField, names, open } from "./recovery-page.ts";

test("React stays away until somebody turns to the page, and nothing shifts when it comes", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: undefined });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        (globalThis as { shifted?: number }).shifted =
          ((globalThis as { shifted?: number }).shifted ?? 0) + entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (/_astro\/client\./.test(request.url())) scripts.push(request.url());
  });
  await page.goto("/layout", { waitUntil: "networkidle" });
  expect(scripts).toEqual([]);
  await button(page).hover();
  await expect(page.locator("astro-island").first()).not.toHaveAttribute("ssr", /.*/);
  expect(scripts).toHaveLength(1);
  expect(await page.evaluate(() => (globalThis as { shifted?: number }).shifted ?? 0)).toBeLessThan(0.01);
});

test("an address brings back its search, and going back the one before", async ({ page }) => {
  await open(page);
  await amountField(page).selectOption({ index: 2 });
  await button(page).click();
  await expect(page).toHaveURL(/amount=100000&amountMax=500000/);
  await page.goBack();
  await expect(page).toHaveURL(/\/layout$/);
  await expect(amountField(page)).toHaveValue("3");
  await page.goForward();
  await expect(amountField(page)).toHaveValue("1");
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

test("the table shows the same lawyers, and the CSV exactly what is shown @phone", async ({ page }) => {
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
    expect(
      rows.map(([rank, name, firm, province = "", city = "", exp, impact, activ, , n, from, to]) => [
        rank,
        name,
        firm,
        [...new Set([province, city])].join(" "),
        ...[exp, impact, activ].map((score) => Number(score).toFixed(1)),
        n,
        `${from}–${to}`,
      ]),
    ).toEqual(cells);
  }
});

test("a correction becomes a prefilled mail", async ({ page }) => {
  await open(page);
  const card = cards(page).first();
  const [name] = await names(page);
  await card.getByText("更正", { exact: true }).click();
  await card.getByLabel("说明").fill("律所已更名");
  const address = decodeURIComponent(
    (await card.getByRole("link", { name: "生成邮件" }).getAttribute("href"))!,
  );
  expect(address).toContain("mailto:");
  expect(address).toContain(name);
  expect(address).toContain("律所已更名");
});

test("the chat button leads to the configured address, else to the contact page", async ({ page }) => {
  await open(page);
  expect(await page.getByRole("link", { name: "查找最佳匹配" }).getAttribute("href")).toMatch(
    /^(https:\/\/|\/layout\/info\/contact$)/,
  );
});

test("the page speaks English under /en @phone", async ({ page }) => {
  await page.goto("/en/layout");
  await expect(page.locator(".sentence")).toContainText(/litigation lawyers; [\d,]+ of them appeared before/);
  await expect(page.getByRole("tab", { name: "Experience" })).toBeVisible();
});

test("choosing a province from the list beside the map chooses its court and searches", async ({ page }) => {
  await open(page);
  await page.getByText("以列表选择地区").click();
  const response = answered(page);
  await page.getByRole("button", { name: "江苏", exact: true }).click();
  expect(new URL((await response).url()).searchParams.get("court")).toBe("江苏省高级人民法院");
  await expect(courtField(page)).toHaveValue("江苏省高级人民法院");
  await expect(page.locator(".sentence")).toContainText("曾在江苏省高级人民法院代理案件");
});

test("a province is not called chosen when its court could not be found", async ({ page }) => {
  await page.route("**/catalogue/area-courts.json", (route) => route.abort());
  await open(page);
  const court = await courtField(page).inputValue();
  await page.getByText("以列表选择地区").click();
  await page.getByRole("button", { name: "江苏", exact: true }).click();
  await expect(page.getByText("没有选定 江苏：法院目录没有载入，请再选一次。")).toBeVisible();
  await expect(courtField(page)).toHaveValue(court);
});

test("the map drills down: a city by the keys, a province and its city by the pointer, each the court @phone", async ({
  page,
}) => {
  await page.goto("/layout");
  const sichuan = page.locator('.china-map [data-key="si_chuan"]');
  const map = page.getByRole("application");
  // By keyboard: the map opens where the chosen court lies, arrows point at cities, Enter chooses one.
  await map.focus();
  await expect(map).toHaveAccessibleName(/内蒙古/);
  await page.keyboard.press("ArrowRight");
  const pointed = page.locator(".region-map-foot output.hide");
  await expect(pointed).not.toBeEmpty();
  const city = (await pointed.textContent())!;
  const chosen = answered(page);
  await page.keyboard.press("Enter");
  const court = new URL((await chosen).url()).searchParams.get("court")!;
  expect(court).toMatch(/^内蒙古自治区.*中级人民法院$/);
  expect(court).toContain(city.replace(/[市盟]$/, ""));
  await expect(courtField(page)).toHaveValue(court);
  await expect(page.locator(".sentence")).toContainText(`曾在${court}代理案件`);

  // By pointer: back to China, a province, and a city within it.
  await page.getByRole("button", { name: "返回全国" }).click();
  await expect(map).toHaveAccessibleName(/全国/);
  const box = (await sichuan.boundingBox())!;
  const province = answered(page);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  expect(new URL((await province).url()).searchParams.get("court")).toBe("四川省高级人民法院");
  await expect(map).toHaveAccessibleName(/四川/);
  await expect(button(page)).toBeEnabled();
  const stage = (await map.boundingBox())!;
  const inside = answered(page);
  await page.mouse.click(stage.x + stage.width / 2, stage.y + stage.height / 2);
  expect(new URL((await inside).url()).searchParams.get("court")).toMatch(/中级人民法院$/);
  await expect(courtField(page)).toHaveValue(/中级人民法院$/);
});
