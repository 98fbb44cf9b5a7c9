import { expect } from "@playwright/test";
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
  // The text itself stays as the court wrote it.
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

test("a Chinese page carries no English names", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("/layout", { waitUntil: "networkidle" });
  expect(asked.filter((url) => url.includes("english"))).toEqual([]);
});

test("the roles of the analysis are told in English, and the Chinese ones are sent @phone", async ({
  page,
}) => {
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

test("what is still to be filled in says so in English @phone", async ({ page }) => {
  for (const path of [
    "",
    "/layout/info/contact",
    "/layout/info/privacy",
    "/layout/huibaoquan",
    "/layout/hycase",
  ]) {
    await page.goto(`/en${path}`);
    await expect(page.locator("body")).not.toContainText("待填写");
  }
  await expect(page.getByRole("contentinfo")).toContainText("to be filled in");
});
