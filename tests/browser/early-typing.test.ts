import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type ElementHandle, expect, type Page } from "@playwright/test";
import { holdRoute } from "./hold-route.ts";
import { freshTest as test } from "./shared-browser.ts";

/* Input that is typed, ticked and chosen before hydration. */

/** Without React's adapter no island is hydrated. */
const REACT = "**/_astro/client.*";
/** Every Chinese page with an island; the English pages differ only in words. */
const PATHS = globSync("**/*.html", { cwd: "dist" })
  .filter((file) => !/^(?:en|admin)\b/.test(file))
  .filter((file) => readFileSync(join("dist", file), "utf8").includes("<astro-island"))
  .map((file) => `/${file.replace(/(?:index)?\.html$/, "")}`)
  .sort();

type Field = ElementHandle<Node>;
const FIELDS = "astro-island :is(input:not([type=file],[type=hidden]),select,textarea):visible";

/** Fills a field like a visitor; returns the value that it must keep. */
async function fillField(field: Field): Promise<string> {
  const kind = await field.evaluate((node) => (node as HTMLInputElement).type);
  if (kind === "select-one") await field.selectOption({ index: 1 });
  else if (kind === "checkbox") await field.check();
  else await field.fill(kind === "date" ? "2024-03-05" : kind === "range" ? "7" : "杭州12");
  return heldBy(field);
}
const heldBy = (field: Field): Promise<string> =>
  field.evaluate((node) => {
    const { type, checked, value } = node as HTMLInputElement;
    return type === "checkbox" ? String(checked) : value;
  });

/** Opens the page with React held back, and the parts that are collapsed or shown only by its #. */
async function openEarly(page: Page, path: string): Promise<() => void> {
  const release = await holdRoute(page, REACT);
  await page.goto(path);
  const hash = await page
    .locator("astro-island")
    .first()
    // The island element itself has no box.
    .evaluate((island) =>
      island.firstElementChild?.checkVisibility() ? "" : (island.closest("[id]")?.id ?? ""),
    );
  if (hash) await page.evaluate((id) => location.assign(`#${id}`), hash);
  await page.locator("astro-island details").evaluateAll((folds) => {
    for (const fold of folds) (fold as HTMLDetailsElement).open = true;
  });
  return release;
}
const alive = (page: Page) => expect(page.locator("astro-island[ssr]")).toHaveCount(0);

test("there are pages with forms in islands", () => {
  expect(PATHS).toEqual(
    expect.arrayContaining(["/", "/layout", "/layout/addcase", "/layout/claims", "/layout/hycase"]),
  );
});

for (const path of PATHS)
  test(`what is filled in on ${path} before its script has come is kept, and taken for the visitor's`, async ({
    page,
  }) => {
    const release = await openEarly(page, path);
    // The elements themselves: once hydrated, an island may show more fields.
    const all = await page.locator(FIELDS).elementHandles();
    // Page number and page size of a list are not form data: they are reset with the list.
    const inForms = await Promise.all(
      all.map((field) => field.evaluate((node) => !(node as Element).closest(".turn"))),
    );
    const fields = all.filter((_, at) => inForms[at]);
    test.skip(fields.length === 0, "nothing to fill in before there is a result");
    const typed: string[] = [];
    for (const field of fields) typed.push(await fillField(field));
    release();
    await alive(page);
    // An edit re-renders the form: a field that was not read would now lose its value.
    for (const [at, field] of fields.entries()) {
      const kind = await field.evaluate((node) => (node as HTMLInputElement).type);
      if (kind !== "text") continue;
      await field.press("End");
      await page.keyboard.type("3");
      typed[at] += "3";
      await page.keyboard.press("Escape");
    }
    await expect(async () => expect(await Promise.all(fields.map(heldBy))).toEqual(typed)).toPass();
  });

test("a claim filled in before the script has come is the one that is searched", async ({ page }) => {
  const release = await openEarly(page, "/layout");
  await page.getByRole("combobox", { name: "管辖法院" }).fill("呼和浩特市赛罕区人民法院");
  await page.getByLabel("标的金额").focus();
  await page.getByLabel("标的金额").selectOption({ index: 2 });
  release();
  await alive(page);
  const answered = page.waitForResponse((response) => response.url().includes("/lawyer/list"));
  await page.getByRole("button", { name: "查找律师" }).click();
  const { searchParams: asked } = new URL((await answered).url());
  expect([asked.get("court"), asked.get("amountMax")]).toEqual(["呼和浩特市赛罕区人民法院", "500000"]);
});

test("a claim sent before the script has come is answered by the page without script", async ({ page }) => {
  await openEarly(page, "/layout");
  await page.getByRole("combobox", { name: "管辖法院" }).fill("呼和浩特市赛罕区人民法院");
  await page.getByRole("button", { name: "查找律师" }).click();
  await expect(page).toHaveURL(/\/lawyer\/plain$/);
  await expect(page.locator("main")).toContainText("赛罕区");
});

test("a search sent before the script has come is answered by the list without script", async ({ page }) => {
  await openEarly(page, "/");
  await page.locator("input[name=qr]").fill("代位求偿");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/search\/plain$/);
  await expect(page.locator("ol.results > li")).toHaveCount(10);
});

test("a file of claims chosen before the script has come is worked through", async ({ page }) => {
  const release = await openEarly(page, "/layout/claims");
  await page.locator("input[type=file]").setInputFiles({
    name: "claims.csv",
    mimeType: "text/csv",
    buffer: Buffer.from("案由,法院,标的金额\r\n民间借贷纠纷,,120万\r\n"),
  });
  release();
  await expect(page.locator("ol.batch li").first()).toContainText("民间借贷纠纷");
});
