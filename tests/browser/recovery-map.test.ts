import { expect, type Page } from "@playwright/test";
import { holdRoute } from "./hold-route.ts";
import { amountField, answered, button, courtField, open, typeInto } from "./recovery-page.ts";
import { test } from "./shared-browser.ts";

const map = (page: Page) => page.getByRole("application");
const back = (page: Page) => page.getByRole("button", { name: "返回全国" });

test("choosing a province from the list beside the map chooses its court and searches", async ({ page }) => {
  await open(page);
  await page.getByText("以列表选择地区").click();
  const response = answered(page);
  await page.getByRole("button", { name: "江苏", exact: true }).click();
  expect(new URL((await response).url()).searchParams.get("court")).toBe("江苏省高级人民法院");
  await expect(courtField(page)).toHaveValue("江苏省高级人民法院");
  await expect(page.locator(".sentence")).toContainText("曾在江苏省高级人民法院及其下级法院代理案件");
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

test("pointing at the map leaves it as it is, and the province aimed at is the one that is pressed", async ({
  page,
}) => {
  await page.goto("/layout");
  const box = (await page.locator('.china-map [data-key="si_chuan"]').boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x - 20, y);
  await page.mouse.move(x, y, { steps: 5 });
  await expect(page.locator(".region-map-stage.live")).toBeVisible();
  await expect(map(page)).toHaveAccessibleName("地图：全国");
  await expect(back(page)).toBeHidden();
  const province = answered(page);
  await page.mouse.down();
  await page.mouse.up();
  expect(new URL((await province).url()).searchParams.get("court")).toBe("四川省高级人民法院");
  await expect(map(page)).toHaveAccessibleName("地图：四川");
  await expect(back(page)).toBeVisible();
});

test("a court chosen in the form is marked, its province opens when asked for, and a way back is there @phone", async ({
  page,
}) => {
  await open(page);
  await page.getByRole("button", { name: "看内蒙古地图" }).click();
  await expect(map(page)).toHaveAccessibleName("地图：内蒙古");
  await expect(courtField(page)).toHaveValue(/呼和浩特市中级人民法院$/);
  // Another court of the same province changes the mark alone.
  const inside = answered(page);
  await typeInto(courtField(page), "内蒙古自治区包头市中级人民法院");
  await button(page).click();
  await inside;
  await expect(button(page)).toBeEnabled();
  await expect(map(page)).toHaveAccessibleName("地图：内蒙古");
  // One elsewhere would be out of sight: China comes back with its province marked.
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
  await map(page).focus();
  await expect(page.locator(".region-map-stage.live")).toBeVisible();
  await expect(map(page)).toHaveAccessibleName("地图：全国");
  const pointed = page.locator(".region-map-foot output.hide");
  await page.keyboard.press("ArrowDown");
  await expect(pointed).not.toBeEmpty();
  const province = (await pointed.textContent())!;
  const chosen = answered(page);
  await page.keyboard.press("Enter");
  const court = new URL((await chosen).url()).searchParams.get("court")!;
  expect(court).toMatch(new RegExp(`^${province}.*高级人民法院$`));
  await expect(map(page)).toHaveAccessibleName(`地图：${province}`);
  await expect(button(page)).toBeEnabled();
  await page.keyboard.press("ArrowRight");
  await expect(pointed).not.toBeEmpty();
  const city = (await pointed.textContent())!;
  const within = answered(page);
  await page.keyboard.press("Enter");
  expect(new URL((await within).url()).searchParams.get("court")).toContain(city.replace(/[市盟州]$/, ""));
  await expect(page.locator(".sentence")).toContainText(city.replace(/[市盟州]$/, ""));
  await expect(map(page)).toHaveAccessibleName(`地图：${province}`);
  await page.keyboard.press("Backspace");
  await expect(map(page)).toHaveAccessibleName("地图：全国");
});

test("arrows pressed while the map is on its way move on it once it has come", async ({ page }) => {
  await open(page);
  const release = await holdRoute(page, "**/maps/china*.json");
  await map(page).press("ArrowRight");
  await expect(page.locator(".region-map-stage.loading")).toBeVisible();
  await map(page).press("ArrowLeft");
  await map(page).press("ArrowRight");
  release();
  await expect(page.locator(".region-map output.hide")).toHaveText("吉林");
});

test("a press that begins on the static map and ends on the live one chooses its province", async ({
  page,
}) => {
  await open(page);
  const release = await holdRoute(page, "**/maps/china*.json");
  const sichuan = page.locator('.china-map [data-key="si_chuan"]');
  await sichuan.scrollIntoViewIfNeeded();
  const box = (await sichuan.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  release();
  await expect(page.locator(".region-map-stage.live")).toBeVisible();
  const province = answered(page);
  await page.mouse.up();
  expect(new URL((await province).url()).searchParams.get("court")).toBe("四川省高级人民法院");
});

test("the map by the pointer: a province and its city, each the court @phone", async ({ page }) => {
  await open(page);
  const sichuan = page.locator('.china-map [data-key="si_chuan"]');
  await sichuan.scrollIntoViewIfNeeded();
  const box = (await sichuan.boundingBox())!;
  const province = answered(page);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
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
