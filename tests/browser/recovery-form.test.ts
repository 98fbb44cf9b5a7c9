import { expect, type Page } from "@playwright/test";
import { holdRoute } from "./hold-route.ts";
import {
  amountField,
  answered,
  button,
  CAUSE,
  COURT,
  cards,
  causeField,
  courtField,
  open,
  typeInto,
} from "./recovery-page.ts";
import { test } from "./shared-browser.ts";

test("an incomplete search is refused, the field is marked, and a choice clears the mark @phone", async ({
  page,
}) => {
  await open(page);
  await amountField(page).selectOption("");
  await typeInto(courtField(page), "");
  await button(page).click();
  await expect(page.getByText("请选择完整的搜索信息")).toBeVisible();
  await expect(amountField(page)).toHaveAttribute("aria-invalid", "true");
  await expect(courtField(page)).toHaveAttribute("aria-invalid", "true");
  await expect(causeField(page)).not.toHaveAttribute("aria-invalid", "true");
  await amountField(page).selectOption({ index: 3 });
  await expect(amountField(page)).not.toHaveAttribute("aria-invalid", "true");
});

test("a search always runs, is shown to run, and says when nothing changed", async ({ page }) => {
  await open(page);
  const release = await holdRoute(page, "**/lawyer/list?*");
  const response = answered(page);
  await button(page).click();
  await expect(page.getByText("正在查找")).toBeVisible();
  await expect(button(page)).toBeDisabled();
  release();
  const asked = new URL((await response).url()).searchParams;
  expect([...asked.keys()].sort()).toEqual(["amount", "amountMax", "court", "page", "pageSize", "reason"]);
  expect([asked.get("pageSize"), asked.get("page")]).toEqual(["3", "1"]);
  await expect(page.getByText("已重新查找，名单没有变化。")).toBeVisible();
  await expect(button(page)).toBeEnabled();
  await amountField(page).selectOption({ index: 1 });
  await button(page).click();
  await expect(page.getByText("已重新查找")).toBeHidden();
  await expect(page).toHaveURL(/amount=0&amountMax=100000/);
});

test("on a phone the press on the button shows the answer and gives it the focus, and nothing covers the button @phone-only", async ({
  page,
}) => {
  await open(page);
  await amountField(page).selectOption({ index: 2 });
  await button(page).tap();
  await expect(page.locator(".summary")).toBeFocused();
  await expect(page.locator(".summary")).toBeInViewport();
  await expect(cards(page).first()).toBeInViewport();
  await causeField(page).fill("");
  await causeField(page).press("Escape");
  await button(page).tap();
  const toast = (await page.locator(".toasts > *").boundingBox())!;
  const pressed = (await button(page).boundingBox())!;
  expect(toast.y + toast.height).toBeLessThan(pressed.y);
});

test("choosing from the cascader clears the quick choice, and the quick choice fills the cascader", async ({
  page,
}) => {
  await open(page);
  const quick = page.getByRole("button", { name: CAUSE, exact: true });
  await expect(quick).toHaveAttribute("aria-pressed", "true");
  await causeField(page).fill("机动车交通事故");
  await page
    .getByRole("option", { name: /机动车交通事故责任纠纷/ })
    .first()
    .click();
  await expect(quick).toHaveAttribute("aria-pressed", "false");
  await quick.click();
  await expect(quick).toHaveAttribute("aria-pressed", "true");
  await expect(causeField(page)).toHaveValue(CAUSE);
});

test("a court is found by pinyin initials, with the keyboard alone, and searched for with Enter", async ({
  page,
}) => {
  await open(page);
  await courtField(page).focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("hhhtsshq");
  const option = page.getByRole("option", { name: /呼和浩特市赛罕区人民法院/ });
  await expect(option).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(option).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(courtField(page)).toHaveValue("呼和浩特市赛罕区人民法院");
  const response = answered(page);
  await page.keyboard.press("Enter");
  expect(new URL((await response).url()).searchParams.get("court")).toBe("呼和浩特市赛罕区人民法院");
  await expect(page.locator(".sentence")).toContainText("曾在呼和浩特市赛罕区人民法院代理案件");
});

test("a district of the name typed stands before those that once bore it, which say so", async ({ page }) => {
  await open(page);
  await courtField(page).fill("新城区");
  const today = page.getByRole("option", { name: /呼和浩特市新城区人民法院/ });
  const once = page.getByRole("option", { name: /南宁市青秀区人民法院.*原新城区人民法院（2004 年止）/ });
  await expect(today).toBeVisible();
  await expect(once).toBeVisible();
  const names = await page.getByRole("option").allTextContents();
  const first = names.findIndex((name) => name.includes("原新城区"));
  expect(first).toBeGreaterThan(1);
  for (const [at, name] of names.entries()) expect(/市新城区/.test(name)).toBe(at < first);
});

test("branches are walked by arrow keys, down to a basic court and back up", async ({ page }) => {
  await open(page);
  await courtField(page).focus();
  await expect(page.getByRole("option", { name: "返回上一级" })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowLeft");
  const province = page.getByRole("option", { name: /江苏省高级人民法院/ });
  await expect(province).toBeVisible();
  for (let step = 0; step < 40 && (await province.getAttribute("aria-selected")) !== "true"; step++)
    await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("option", { name: /南京市中级人民法院/ })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("listbox")).toBeHidden();
});

test("a court is chosen by touch on a phone, branch by branch @phone-only", async ({ page }) => {
  await page.goto("/layout");
  await page.getByRole("button", { name: "展开管辖法院列表" }).tap();
  const back = page.getByRole("option", { name: "返回上一级" });
  // The first touch hydrates the island; if the first came too early, the second one opens the list.
  await expect(async () => {
    if (!(await back.isVisible())) await page.getByRole("button", { name: "展开管辖法院列表" }).tap();
    await expect(back).toBeVisible({ timeout: 2000 });
  }).toPass();
  await back.tap();
  await page.getByRole("option", { name: /上海市高级人民法院/ }).tap();
  await page.getByRole("option", { name: /上海市第一中级人民法院/ }).tap();
  await page.getByRole("option", { name: /选择：上海市第一中级人民法院/ }).tap();
  await expect(courtField(page)).toHaveValue("上海市第一中级人民法院");
  const box = await page.locator(".claim").boundingBox();
  expect(box!.width).toBeLessThanOrEqual(360);
});

test("an unknown court is told and its field marked, with nothing to try again", async ({ page }) => {
  await open(page);
  await typeInto(courtField(page), "火星市人民法院");
  await button(page).click();
  await expect(page.getByRole("alert").filter({ hasText: "没有名为“火星市人民法院”的法院" })).toBeVisible();
  await expect(courtField(page)).toHaveAttribute("aria-invalid", "true");
  await expect(courtField(page)).toHaveValue("火星市人民法院");
  await expect(page.getByRole("button", { name: "重试" })).toHaveCount(0);
});

test("by keyboard alone: cause, court, amount, search, another list, a lawyer's cases", async ({ page }) => {
  await page.goto("/layout");
  await page.getByRole("button", { name: CAUSE, exact: true }).focus();
  await expect(page.locator("astro-island").first()).not.toHaveAttribute("ssr", /.*/);
  const tabTo = async (reached: () => Promise<boolean>) => {
    for (let step = 0; step < 40 && !(await reached()); step++) await page.keyboard.press("Tab");
    expect(await reached()).toBe(true);
  };
  const isFocused = (locator: ReturnType<Page["locator"]>) => () =>
    locator.evaluate((node) => node === document.activeElement);
  await tabTo(isFocused(causeField(page)));
  await page.keyboard.type("caichanbaoxian");
  await expect(page.getByRole("option", { name: /财产保险合同纠纷/ }).first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  const cause = await causeField(page).inputValue();
  expect(cause).toMatch(/^财产.*保险/);
  await tabTo(isFocused(courtField(page)));
  await page.keyboard.type("内蒙古自治区高级");
  const high = page.getByRole("option", { name: /^内蒙古自治区高级人民法院/ });
  await expect(high).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(high).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await tabTo(isFocused(amountField(page)));
  await page.keyboard.press("ArrowUp");
  await tabTo(isFocused(button(page)));
  const response = answered(page);
  await page.keyboard.press("Enter");
  const asked = new URL((await response).url()).searchParams;
  expect([asked.get("reason"), asked.get("court"), asked.get("amount")]).toEqual([
    cause,
    "内蒙古自治区高级人民法院",
    "500000",
  ]);
  await expect(button(page)).toBeEnabled();
  await expect(page.locator(".summary")).toBeFocused();
  await tabTo(isFocused(page.getByRole("tab", { name: "经验" })));
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "影响力" })).toBeFocused();
  await tabTo(isFocused(cards(page).first().getByRole("link", { name: "办案情况与联系" })));
  await page.keyboard.press("Enter");
  await expect(page.locator(".cases li").first()).toContainText(/代理(原告|被告|上诉|被上诉|第三)/);
});

test("the form holds what the address asks for, and after Back what the page began with", async ({
  page,
}) => {
  await page.goto("/layout");
  await page.goto("/layout#reason=民间借贷纠纷&court=北京市高级人民法院");
  const chip = page.getByRole("button", { name: CAUSE, exact: true });
  await expect(causeField(page)).toHaveValue("民间借贷纠纷");
  await expect(courtField(page)).toHaveValue("北京市高级人民法院");
  await expect(chip).toHaveAttribute("aria-pressed", "false");
  await courtField(page).click();
  await expect(page.getByRole("listbox", { name: "管辖法院" })).toBeVisible();
  await expect(page.locator(".pick-path")).toHaveCount(0);
  await courtField(page).press("Escape");
  await page.goBack();
  await expect(causeField(page)).toHaveValue(CAUSE);
  await expect(courtField(page)).toHaveValue(COURT);
  await expect(chip).toHaveAttribute("aria-pressed", "true");
});
