import { expect } from "@playwright/test";
import type { LawyerListResponse } from "#contract/recovery/lawyer-list.ts";
import { changeAnswer } from "./change-answer.ts";
import {
  amountField,
  button,
  CAUSE,
  COURT,
  cards,
  causeField,
  courtField,
  names,
  open,
  typeInto,
} from "./recovery-page.ts";
import { test } from "./shared-browser.ts";

test.describe("before script", () => {
  test.use({ javaScriptEnabled: false });

  test("the default answer, its sentence and all three lists stand there @phone", async ({ page }) => {
    await page.goto("/layout");
    await expect(page.locator(".sentence")).toContainText(
      new RegExp(`[\\d,]+ 名诉讼律师.*曾在${COURT}及其下级法院代理案件`),
    );
    await expect(page.getByText("示例数据", { exact: true })).toBeVisible();
    await expect(page.locator(".card")).toHaveCount(9);
    for (const card of await page.locator(".card").all()) await expect(card).toBeVisible();
    for (const rank of await page.locator(".card .rank").all())
      await expect(rank).toContainText(/第 \d 位 \d+ 件，\d{4}(–\d{4})? 年/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("按公开案件查找追偿律师");
    await expect(page.getByRole("heading", { level: 2 })).toHaveText(["经验", "影响力", "活跃度"]);
    await expect(amountField(page).locator("option")).toHaveCount(1 + 9);
    for (const alike of await page.locator(".card .alike").all())
      await expect(alike).toHaveText(/^本法院 \d+ 件 · 本案由 \d+ 件 · 代理保险人 \d+ 件$/);
    await expect(page.locator(".face").first()).toHaveText(/^\p{Script=Han}$/u);
  });

  test("the form searches, tells no address of it, offers what a name may mean, and turns pages @phone", async ({
    page,
  }) => {
    const addresses: string[] = [];
    page.on("request", (request) => addresses.push(decodeURIComponent(request.url())));
    await page.goto("/layout");
    await page.getByRole("combobox", { name: "案由" }).fill("欠薪");
    await page.getByRole("combobox", { name: "管辖法院" }).fill("鼓楼法院");
    await amountField(page).selectOption({ index: 1 });
    await button(page).click();
    await expect(page).toHaveURL(/\/lawyer\/plain$/);
    await expect(page.getByRole("alert")).toContainText("鼓楼法院");
    await page.getByRole("button", { name: "南京市鼓楼区人民法院" }).click();
    await expect(page).toHaveURL(/\/lawyer\/plain$/);
    await expect(page.locator(".sentence")).toContainText("曾在南京市鼓楼区人民法院代理案件");
    await expect(page.getByRole("textbox", { name: "案由" })).toHaveValue("欠薪");
    await expect(amountField(page)).toHaveValue("0");
    await page.getByRole("textbox", { name: "案由" }).fill(CAUSE);
    await page.getByRole("textbox", { name: "管辖法院" }).fill(COURT);
    await amountField(page).selectOption({ index: 4 });
    await button(page).click();
    await expect(page.getByRole("heading", { level: 2 })).toHaveText(["经验", "影响力", "活跃度"]);
    await expect(page.locator(".card")).toHaveCount(9);
    await page.getByRole("button", { name: "第 2 页" }).click();
    await expect(page.locator(".card .rank").first()).toContainText("第 4 位");
    await expect(page.getByRole("textbox", { name: "管辖法院" })).toHaveValue(COURT);
    for (const address of addresses) expect(address).not.toMatch(/鼓楼|欠薪|保险/);
  });
});

test("the prerendered answer is the one the service gives", async ({ page, request }) => {
  await page.goto("/layout");
  const query = new URLSearchParams({ reason: CAUSE, court: COURT, amount: "1000000", amountMax: "3000000" });
  const { data } = await (await request.get(`/lawyer/list?${query}`)).json();
  expect(await names(page)).toEqual(data.lawyerExp.map((entry: { lawyer: string }) => entry.lawyer));
  await expect(page.locator(".sentence")).toContainText(`${data.activeLawyer} 名`);
  await expect(page.locator(".sentence")).toContainText("本库收录");
});

test("a lawyer with one case and two lawyers of one name stand apart; picture and page where configured", async ({
  page,
}) => {
  await changeAnswer<LawyerListResponse>(page, "**/lawyer/list?*", ({ data }) => {
    const first = data.lawyerExp[0]!;
    data.lawyerExp = [
      { ...first, lawyer: "样同名", lawoffice: "甲示例律师事务所", n: 1, firstYear: 2020, lastYear: 2020 },
      { ...first, lawyer: "样同名", lawoffice: "乙示例律师事务所", n: 7, lProvince: "", lCity: "" },
      { ...first, lawyer: "样有页", lPic: "/favicon.svg", profile: "https://example.org/lawyer" },
    ];
    data.corpus.nationwide = true;
    data.claim.court = "";
    data.claim.courtsBelow = false;
  });
  await open(page);
  await amountField(page).selectOption({ index: 1 });
  await button(page).click();
  await expect(cards(page).nth(0)).toContainText("1 件，2020 年");
  await expect(cards(page).nth(1)).toContainText("乙示例律师事务所");
  await expect(cards(page).nth(1)).toContainText("所在地未载明");
  expect(await names(page)).toEqual(["样同名", "样同名", "样有页"]);
  await expect(cards(page).nth(0).locator(".face")).toHaveText("样");
  await expect(cards(page).nth(2).locator("img.face")).toHaveAttribute("src", "/favicon.svg");
  expect(await cards(page).nth(2).getByRole("link", { name: "样有页" }).getAttribute("href")).toBe(
    "https://example.org/lawyer",
  );
  // For a complete corpus the sentence may speak of the country, and without a court of the courts concerned.
  await expect(page.locator(".sentence")).toContainText(/全国 \d+ 名诉讼律师.*曾在相关法院代理案件/);
});

test("a line that never answers ends after fifteen seconds with the specified words", async ({ page }) => {
  await open(page);
  await page.route("**/lawyer/list?*", () => {});
  await page.clock.install();
  await amountField(page).selectOption({ index: 1 });
  await button(page).click();
  await expect(button(page)).toBeDisabled();
  await page.clock.fastForward(9_000);
  await expect(button(page)).toBeDisabled();
  await page.clock.fastForward(6_500);
  await expect(page.getByRole("alert").filter({ hasText: "请求超时!" })).toBeVisible();
  await expect(button(page)).toBeEnabled();
});

test("a corpus without counsel says so instead of an empty ranking", async ({ page }) => {
  await changeAnswer<LawyerListResponse>(page, "**/lawyer/list?*", ({ data }) => {
    data.corpus.counsel = false;
  });
  await open(page);
  await amountField(page).selectOption({ index: 1 });
  await button(page).click();
  await expect(page.locator(".sentence")).toContainText("没有记载代理律师");
  await expect(page.getByRole("tab")).toHaveCount(0);
});

test("a list without one case of the cause says so over it, and another cause is one press away", async ({
  page,
}) => {
  await page.goto("/layout#reason=离婚纠纷&court=呼和浩特市玉泉区人民法院&amount=1000000&amountMax=3000000");
  const results = page.getByRole("region", { name: "律师名单" }).first();
  await expect(results.getByText(/都没有办过离婚纠纷或相近案由的案件/)).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
  await expect(results.getByText("同类案件")).toHaveCount(0);
  await results.getByRole("button", { name: /^保险人代位求偿权纠纷（\d+ 名律师）$/ }).click();
  await expect(causeField(page)).toHaveValue("保险人代位求偿权纠纷");
  await expect(results.getByText(/都没有办过/)).toHaveCount(0);
});

test("a cause taken from other words is named with what else it may be, and pressing that searches", async ({
  page,
}) => {
  await open(page);
  await typeInto(causeField(page), "工程款");
  await button(page).click();
  const summary = page.locator(".summary");
  await expect(summary).toContainText("案由按“建设工程施工合同纠纷”查找，也可能是：");
  await summary.getByRole("button", { name: "装饰装修合同纠纷" }).click();
  await expect(causeField(page)).toHaveValue("装饰装修合同纠纷");
  await expect(summary).not.toContainText("也可能是");
});

test("words that may mean several courts are answered with choices, and pressing one searches", async ({
  page,
}) => {
  await open(page);
  await typeInto(causeField(page), "欠薪");
  await typeInto(courtField(page), "鼓楼法院");
  await button(page).click();
  const choice = page.getByRole("button", { name: "南京市鼓楼区人民法院" });
  await expect(choice).toBeInViewport();
  await expect(page.getByRole("alert")).toContainText("鼓楼法院");
  await choice.click();
  await expect(courtField(page)).toHaveValue("南京市鼓楼区人民法院");
  await expect(choice).toBeHidden();
  await expect(causeField(page)).toHaveValue("追索劳动报酬纠纷");
});
