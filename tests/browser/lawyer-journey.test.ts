import { expect, type Page } from "@playwright/test";
import { MIN_FILL_MS } from "#contract/leads/lead-limits.ts";
import { amountField, button, CAUSE, COURT, cards, names, open } from "./recovery-page.ts";
import { test } from "./shared-browser.ts";

const field = (page: Page, name: string) => page.locator(`.lead-form [name="${name}"]`);
const about = (page: Page) => page.getByRole("textbox", { name: "请转达" });

/** From the home page to the page of the first lawyer of the list. */
async function openFirstLawyer(page: Page, how: "link" | "button"): Promise<string> {
  await page.goto("/");
  await page.getByRole("link", { name: "追偿" }).first().click();
  await expect(page).toHaveURL(/\/layout$/);
  if (how === "link") await expect(page.locator("astro-island").first()).not.toHaveAttribute("ssr", /.*/);
  await amountField(page).selectOption({ index: 5 });
  await button(page).click();
  if (how === "button") await expect(page).toHaveURL(/\/lawyer\/plain$/);
  else await expect(page.locator('.answer[aria-busy="false"]')).toBeVisible();
  if (how === "link") await expect(page).toHaveURL(/amount=3000000/);
  const name = await page.locator(".card h3").first().textContent();
  await page.locator(".card").first().getByRole(how, { name: "办案情况与联系" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name!);
  return name!;
}

/** Fills in the contact details and sends the request. */
async function sendRequest(page: Page, consents: string[]): Promise<void> {
  await field(page, "username").fill("示例联系人");
  await field(page, "telephone").fill("00000000000");
  for (const consent of consents) await field(page, consent).check();
  await page.waitForFunction((ms) => performance.now() > ms, MIN_FILL_MS);
  await page.locator(".lead-form").getByRole("button", { name: "发送", exact: true }).click();
  await expect(page.getByText("回执号").first()).toBeVisible();
}

test("somebody who needs a lawyer comes from home to the receipt of a sealed request @phone", async ({
  page,
}) => {
  const name = await openFirstLawyer(page, "link");
  await page.getByRole("link", { name: "发给本站，请其转达" }).click();
  await expect(page).toHaveURL(/\/layout\/hycase#lead$/);
  // The request is above the contact details.
  await expect(page.locator(".lead-form .row").first()).toHaveClass(/about/);
  await expect(about(page)).toHaveValue(
    new RegExp(`^请转达${name}律师（.+）。案由：${CAUSE}；法院：${COURT}；标的金额：300–500万元。$`),
  );
  const sent = page.waitForRequest("**/add_cases2");
  await sendRequest(page, ["consent_abroad"]);
  expect((await sent).postData()).not.toContain(name);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the same journey reaches the receipt, and no address tells of it", async ({ page }) => {
    const addresses: string[] = [];
    page.on("request", (request) => addresses.push(decodeURIComponent(request.url())));
    const name = await openFirstLawyer(page, "button");
    await expect(page.locator(".case-figures table")).toHaveCount(4);
    await page.getByRole("button", { name: "发给本站，请其转达" }).click();
    await expect(about(page)).toHaveValue(new RegExp(`^请转达${name}律师.*案由：${CAUSE}；法院：${COURT}`));
    await field(page, "username").fill("示例联系人");
    await field(page, "telephone").fill("00000000000");
    for (const consent of ["consent_abroad", "consent_arrival"]) await field(page, consent).check();
    await page.getByRole("button", { name: "发送", exact: true }).click();
    await expect(page.getByText("回执号")).toBeVisible();
    for (const address of addresses) expect(address).not.toMatch(new RegExp(`${name}|代位|呼和浩特`));
  });

  test("the best match is a request to the first of the list", async ({ page }) => {
    await page.goto("/layout");
    const name = await page.locator(".card h3").first().textContent();
    await page.getByRole("button", { name: "查找最佳匹配" }).click();
    await expect(about(page)).toHaveValue(new RegExp(`^请转达${name}律师`));
  });
});

test("the best match is a request to the first of the open list, by keyboard too", async ({ page }) => {
  await open(page);
  await page.getByRole("tab", { name: "活跃度" }).click();
  const [name] = await names(page);
  await page.getByRole("link", { name: "查找最佳匹配" }).press("Enter");
  await expect(about(page)).toHaveValue(new RegExp(`^请转达${name}律师`));
});

test("a lawyer's page: cases most alike first, pictures that count each once, scores of the list", async ({
  page,
}) => {
  await open(page);
  await expect(cards(page).first()).toContainText("名单最高");
  await cards(page).first().getByRole("link", { name: "办案情况与联系" }).click();
  const rows = page.locator(".cases li");
  await expect(rows.first()).toContainText(/计入经验 1$/);
  const total = Number(/\d+/.exec((await page.getByRole("heading", { name: /^案件/ }).textContent())!)![0]);
  for (const table of await page.locator(".case-figures table").all()) {
    const counts = await table.locator("td:last-child").allTextContents();
    expect(counts.reduce((sum, n) => sum + Number(n), 0)).toBe(total);
  }
  await expect(page.locator(".score-parts")).toContainText(
    /经验名单最高\d+ 件合计 .* × 小样本折算 .*等于 100%/,
  );
  await page.getByLabel("排列").selectOption("最近的在前");
  const dates = await rows.locator("time").allTextContents();
  expect(dates).toEqual(dates.toSorted().reverse());
  await expect(rows.first()).toContainText(/计入活跃度 [\d.]+$/);
  const link = rows.first().getByRole("link");
  const title = (await link.textContent())!;
  await link.click();
  await expect(page.getByText(title).first()).toBeVisible();
});

test("a correction becomes a mail, or a message in the lead form where no address is set", async ({
  page,
}) => {
  await open(page);
  const [name] = await names(page);
  await cards(page).first().getByRole("link", { name: "办案情况与联系" }).click();
  await page.getByText("更正这条记录").click();
  await page.getByLabel("说明").fill("律所已更名");
  const mail = page.getByRole("link", { name: "生成邮件" });
  const text = (await mail.count())
    ? decodeURIComponent((await mail.getAttribute("href"))!)
    : await page
        .getByRole("link", { name: "写入表单，发给本站" })
        .click()
        .then(() => about(page).inputValue());
  expect(text).toContain(name);
  expect(text).toContain("律所已更名");
});

test("a lawyer's page without a lawyer in its address leads to the list, and no robot lists it", async ({
  page,
}) => {
  await page.goto("/layout/lawyer-cases");
  await expect(page.getByText("地址里没有写明律师")).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await page.getByRole("link", { name: "返回名单" }).click();
  await expect(page).toHaveURL(/\/layout$/);
});
