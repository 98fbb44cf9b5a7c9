import { expect, type Page } from "@playwright/test";
import { amountField, answered, button, courtField, open, typeInto } from "./recovery-page.ts";
import { test } from "./shared-browser.ts";

const map = (page: Page) => page.getByRole("application");
const pointed = (page: Page) => page.locator(".region-map .pointed");
const back = (page: Page) => page.getByRole("button", { name: "返回全国" });
const table = (page: Page) => page.locator(".region-map-table");

/** Scrolls to the map, so that it loads, and waits for it. */
async function wakeMap(page: Page) {
  await page.locator(".region-map").scrollIntoViewIfNeeded();
  await expect(page.locator('.region-map-stage[data-state="live"]')).toBeVisible();
  await map(page).scrollIntoViewIfNeeded();
}

/** Position of Sichuan on the map of China. */
async function placeOfSichuan(page: Page): Promise<[x: number, y: number]> {
  const stage = (await map(page).boundingBox())!;
  return [stage.x + 0.46 * stage.width, stage.y + 0.65 * stage.height];
}

test("on a phone the map stands behind the list and loads when it comes near @phone-only", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await open(page);
  const list = (await page.getByRole("region", { name: "律师名单" }).first().boundingBox())!;
  const block = (await page.locator(".region-map").boundingBox())!;
  expect(block.y).toBeGreaterThan(list.y + list.height);
  expect(asked.filter((url) => /\/maps\/|treedata/.test(url))).toEqual([]);
  await wakeMap(page);
  expect((await map(page).boundingBox())!.width).toBeGreaterThan(320);
});

test("the counts of the table are those of the search, in each province and city; the map tells them too", async ({
  page,
  request,
}) => {
  await open(page);
  await wakeMap(page);
  const search = {
    qr: [],
    reason: ["保险人代位求偿权纠纷"],
    court: ["四川省高级人民法院"],
    suitedate: [],
    index: 1,
  };
  const { data } = await (await request.post("/search/count", { data: { search } })).json();
  await table(page).locator("summary").click();
  const row = table(page).getByRole("row", { name: /^四川/ });
  await expect(row).toHaveText(`四川${data.total_count}`);
  await row.getByRole("button").focus();
  await expect(pointed(page)).toHaveText(`四川：${data.total_count} 件`);
  const chosen = answered(page);
  await row.getByRole("button").click();
  expect(new URL((await chosen).url()).searchParams.get("court")).toBe("四川省高级人民法院");
  await expect(courtField(page)).toHaveValue("四川省高级人民法院");
  await expect(map(page)).toHaveAccessibleName("地图：四川");
  const cities = await table(page).locator("td").allTextContents();
  // A court of the whole province may have cases that belong to no city.
  expect(cities.reduce((sum, n) => sum + Number(n), 0)).toBeLessThanOrEqual(data.total_count);
  expect(cities.some((n) => Number(n) > 0)).toBe(true);
});

test("a province is not called chosen when its court could not be found", async ({ page }) => {
  await page.route("**/catalogue/area-courts.json", (route) => route.abort());
  await open(page);
  await wakeMap(page);
  const court = await courtField(page).inputValue();
  await table(page).locator("summary").click();
  await page.getByRole("button", { name: "江苏", exact: true }).click();
  await expect(page.getByText("没有选定 江苏：法院目录没有载入，请再选一次。")).toBeVisible();
  await expect(courtField(page)).toHaveValue(court);
});

test("a map that does not load says so and leaves the page whole", async ({ page }) => {
  await page.route("**/maps/china*.json", (route) => route.abort());
  await open(page);
  await page.locator(".region-map").scrollIntoViewIfNeeded();
  await expect(page.getByText("地图没有载入")).toBeVisible();
  await button(page).click();
  await expect(button(page)).toBeEnabled();
});

test("a court chosen in the form is marked, its province opens when asked for, and a way back is there", async ({
  page,
}) => {
  await open(page);
  await wakeMap(page);
  await page.getByRole("button", { name: "看内蒙古地图" }).click();
  await expect(map(page)).toHaveAccessibleName("地图：内蒙古");
  await expect(courtField(page)).toHaveValue(/呼和浩特市中级人民法院$/);
  // Another court of the same province changes only the mark.
  const inside = answered(page);
  await typeInto(courtField(page), "内蒙古自治区包头市中级人民法院");
  await button(page).click();
  await inside;
  await expect(button(page)).toBeEnabled();
  await expect(map(page)).toHaveAccessibleName("地图：内蒙古");
  // A court elsewhere would be out of sight: China is shown again with the province marked.
  await typeInto(courtField(page), "江苏省南京市中级人民法院");
  await button(page).click();
  await expect(map(page)).toHaveAccessibleName("地图：全国");
  await page.getByRole("button", { name: "看江苏地图" }).click();
  await back(page).click();
  await expect(map(page)).toHaveAccessibleName("地图：全国");
  await expect(amountField(page)).toHaveValue("3");
});

test("the map by the keys alone: a province, and a city within it, each the court", async ({ page }) => {
  await page.goto("/layout");
  await wakeMap(page);
  await map(page).focus();
  await page.keyboard.press("ArrowDown");
  await expect(pointed(page)).toHaveText(/^.+：\d+ 件$/);
  const province = (await pointed(page).textContent())!.replace(/：.*/, "");
  const chosen = answered(page);
  await page.keyboard.press("Enter");
  const court = new URL((await chosen).url()).searchParams.get("court")!;
  expect(court).toMatch(new RegExp(`^${province}.*高级人民法院$`));
  await expect(map(page)).toHaveAccessibleName(`地图：${province}`);
  await expect(button(page)).toBeEnabled();
  await page.keyboard.press("ArrowRight");
  await expect(pointed(page)).not.toBeEmpty();
  const city = (await pointed(page).textContent())!.replace(/[市盟州]?：.*/, "");
  const within = answered(page);
  await page.keyboard.press("Enter");
  expect(new URL((await within).url()).searchParams.get("court")).toContain(city);
  await expect(page.locator(".sentence")).toContainText(city);
  await expect(map(page)).toHaveAccessibleName(`地图：${province}`);
  await map(page).focus();
  await page.keyboard.press("Backspace");
  await expect(map(page)).toHaveAccessibleName("地图：全国");
});

test("the map by the pointer: hovering tells the count, a press chooses the province, then a city @phone", async ({
  page,
}) => {
  await open(page);
  await wakeMap(page);
  const [x, y] = await placeOfSichuan(page);
  await page.mouse.move(x - 5, y);
  await page.mouse.move(x, y);
  await expect(pointed(page)).toHaveText(/^四川：\d+ 件$/);
  const province = answered(page);
  await page.mouse.click(x, y);
  expect(new URL((await province).url()).searchParams.get("court")).toBe("四川省高级人民法院");
  await expect(map(page)).toHaveAccessibleName(/四川/);
  await expect(button(page)).toBeEnabled();
  await map(page).scrollIntoViewIfNeeded();
  const stage = (await map(page).boundingBox())!;
  const inside = answered(page);
  await page.mouse.click(stage.x + stage.width / 2, stage.y + stage.height / 2);
  expect(new URL((await inside).url()).searchParams.get("court")).toMatch(/中级人民法院$/);
  await expect(courtField(page)).toHaveValue(/中级人民法院$/);
  await expect(map(page)).toHaveAccessibleName(/四川/);
});
