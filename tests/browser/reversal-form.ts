import { expect, type Page } from "@playwright/test";

/** The values for the form, by field. */
export const CASE = {
  first_instance_number: "（2024）内01民初99999号",
  mainjudge: "某法官",
  collegial_panel_members: "甲；乙;丙",
  court: "内蒙古自治区呼和浩特市中级人民法院",
  reason: "保险人代位求偿权纠纷",
  amount: "120万元",
  served: "2026-11-02",
};
export const field = (page: Page, name: string) => page.locator(`.case-form [name="${name}"]`);
export const analyse = (page: Page) => page.locator(".case-form button[type=submit]");

/** Opens the form and waits for hydration. */
export async function openForm(page: Page): Promise<void> {
  await page.goto("/layout/addcase");
  await field(page, "subject").focus();
  await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
}
export async function fillForm(page: Page): Promise<void> {
  await field(page, "subject").selectOption("上诉人");
  for (const [name, value] of Object.entries(CASE)) await field(page, name).fill(value);
}
