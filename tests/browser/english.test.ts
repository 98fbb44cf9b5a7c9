import { expect, type Page } from "@playwright/test";
import { test } from "./shared-browser.ts";

const ENGLISH = "Hohhot Intermediate People's Court, Inner Mongolia";

test("a court, a place and a cause carry their English beside them, and so does what a search brings @phone", async ({
  page,
}) => {
  await page.goto("/en/layout");
  await expect(page.locator(".sentence [data-english]")).toHaveAttribute("data-english", ENGLISH);
  await expect(page.locator(".card .soft.small").first()).toHaveAttribute("data-english", /Inner Mongolia/);

  await page.goto("/en/layout/serachList#qr=保险");
  const first = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 2 }) })
    .first();
  await expect(first.locator(".facts span").first()).toHaveAttribute("data-english", /Court(?:, | in )/);
  await first.getByRole("link").first().click();
  await expect(page.locator('[data-slot="court"]')).toHaveAttribute("data-english", /Court(?:, | in )/);
  // The text itself stays unchanged.
  await expect(page.locator('[data-slot="body"] [data-english]')).toHaveCount(0);
});

test("the name that replaces another carries its own English", async ({ page }) => {
  await page.goto("/en/layout/serachList#court=北京市海淀区人民法院");
  const chip = page.getByText("北京市海淀区人民法院").first();
  await expect(chip).toHaveAttribute("data-english", /Haidian District People's Court, Beijing/);
  await page.goto("/en/layout/serachList#reason=保险人代位求偿权纠纷");
  await expect(page.getByText("保险人代位求偿权纠纷").first()).toHaveAttribute(
    "data-english",
    /Insurer's subrogation claim/,
  );
});

test("the roles of the analysis are told in English, and the Chinese ones are sent", async ({ page }) => {
  await page.goto("/en/layout/addcase");
  const role = page.getByLabel("Your role in the case");
  await role.selectOption({ label: "Appellant (上诉人)" });
  await expect(role).toHaveValue("上诉人");
  await expect(role.locator("option")).toHaveText([
    "Choose",
    "Plaintiff (原告)",
    "Defendant (被告)",
    "Appellant (上诉人)",
    "Appellee (被上诉)",
    "Third party (第三人)",
  ]);
  await page.getByLabel("Amount in dispute").fill("120万元");
  await expect(page.getByText("Read as ¥1.2 million")).toBeVisible();
});

test.describe("an English reader", () => {
  const box = (page: Page) => page.locator("input[name=qr]");

  test("comes from a word to the judgments of the cause that it names", async ({ page }) => {
    await page.goto("/en/");
    await box(page).fill("private lending");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Remove Cause 民间借贷纠纷" })).toBeVisible();
    await expect(
      page
        .getByRole("listitem")
        .filter({ has: page.getByRole("heading") })
        .first(),
    ).toBeVisible();
    // Back leads to the home page, not to the word that was replaced.
    await page.goBack();
    await expect(page).toHaveURL(/\/en\/?$/u);
  });

  test("is told what a question in English can do, and comes to a guide", async ({ page }) => {
    await page.goto("/en/");
    await box(page).click();
    await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
    await box(page).fill("my boss does not pay my wages");
    await page.keyboard.press("Enter");
    await expect(page.getByText("so ask in Chinese")).toBeVisible();
    await expect(page.locator(".chips .chip .cross")).toHaveCount(0);
    await expect(box(page)).toHaveValue("my boss does not pay my wages");
    await expect(page.getByRole("button", { name: /追索劳动报酬纠纷/u })).toBeVisible();
    await page.getByRole("link", { name: "Wages not paid: what to do" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Wages not paid: what to do" })).toBeVisible();
  });

  test("finds the translated guides first", async ({ page }) => {
    await page.goto("/en/layout/guide");
    await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText("In English");
    await expect(page.getByText("The other guides are in Chinese")).toBeVisible();
    await page.getByLabel("Find a guide").fill("landlord");
    await expect(page.locator(".guides li:visible")).toHaveText(["Landlord keeps the deposit"]);
  });
});
