import { expect } from "@playwright/test";
import { amountField, button, cards, names, open } from "./recovery-page.ts";
import { test } from "./shared-browser.ts";

const ENTRY = { lawoffice: "示例律师事务所", lProvince: "北京市", scoreExp: 91.2, scoreImpact: 40 };

test("an answer with the promised fields alone is shown without what it does not tell", async ({ page }) => {
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  await page.route("**/lawyer/list?*", (route) =>
    route.fulfill({
      json: {
        data: {
          activeLawyer: 12,
          totalLawyer: 3400,
          lawyerExp: [{ lawyer: "样甲", ...ENTRY }, { lawyer: "样乙" }],
          lawyerImpact: [{ lawyer: "样丙", ...ENTRY }],
          lawyerActiv: [],
        },
      },
    }),
  );
  await open(page);
  await amountField(page).selectOption({ index: 1 });
  await button(page).click();
  await expect(page.locator(".sentence")).toContainText("3,400 名诉讼律师");
  await expect(page.locator(".sentence")).toContainText("12 名");
  expect(await names(page)).toEqual(["样甲", "样乙"]);
  await expect(cards(page).first()).toContainText("91.2");
  await expect(cards(page).first()).toContainText("第 1 位");
  await expect(cards(page).first()).not.toContainText("件");
  await expect(page.getByText("自定三项比重")).toHaveCount(0);
  await page.getByRole("button", { name: "表格" }).click();
  await expect(page.getByRole("cell", { name: "示例律师事务所" }).first()).toBeVisible();
  await page.getByRole("tab", { name: "活跃度" }).click();
  await expect(page.getByRole("tabpanel", { name: "活跃度" })).toBeVisible();
  expect(faults).toEqual([]);
});
