import { expect, type Page } from "@playwright/test";

/** The result page. */
export const LIST = "/layout/serachList";
/** Address of the result page with a query behind the #. */
export const address = (query: string) => `${LIST}#${query}`;
/** The rows listed. */
export const rows = (page: Page) => page.locator("ol.results > li");
/** The sentence with the number of documents found. */
export const status = (page: Page) => page.locator(".list-head").getByRole("status");
/** The chip that removes a condition; the explanation has buttons with the same names and counts. */
export const chip = (page: Page, text: string) =>
  page.locator(".chip").and(page.getByRole("button", { name: `去掉 ${text}` }));
/** Waits for the first row. */
export const ready = (page: Page) => expect(rows(page).first()).toBeVisible();
/** The number of documents that the sentence reports. */
export const total = async (page: Page) => {
  await expect(status(page)).toContainText("显示前");
  return Number(/\d+/.exec((await status(page).textContent()) ?? "")?.[0]);
};
