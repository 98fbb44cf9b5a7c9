import { expect, type Locator, type Page } from "@playwright/test";

/** The default search of the recovery page, and the labels of its fields. */
export const COURT = "内蒙古自治区呼和浩特市中级人民法院";
export const CAUSE = "保险人代位求偿权纠纷";

export const courtField = (page: Page) => page.getByRole("combobox", { name: "管辖法院" });
export const causeField = (page: Page) => page.getByRole("combobox", { name: "案由" });
export const amountField = (page: Page) => page.getByLabel("标的金额");
export const button = (page: Page) => page.getByRole("button", { name: "查找律师" });
export const cards = (page: Page) => page.getByRole("tabpanel").locator(".card:visible");
export const names = (page: Page) => cards(page).getByRole("heading", { level: 3 }).allTextContents();

/** Types into a field and closes its list without choosing an item. */
export async function typeInto(field: Locator, text: string) {
  await field.fill(text);
  await field.press("Escape");
}

/** Opens the page and waits for hydration. */
export async function open(page: Page, hash = "") {
  await page.goto(`/layout${hash}`);
  await button(page).hover();
  await expect(page.locator("astro-island").first()).not.toHaveAttribute("ssr", /.*/);
}
export const answered = (page: Page) =>
  page.waitForResponse((response) => response.url().includes("/lawyer/list"));
