import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { parseCsv } from "../../src/domain/text/csv.ts";

const COURT = "内蒙古自治区呼和浩特市中级人民法院";
const CAUSE = "保险人代位求偿权纠纷";

const courtField = (page: Page) => page.getByRole("combobox", { name: "管辖法院" });
const causeField = (page: Page) => page.getByRole("combobox", { name: "案由" });
const amountField = (page: Page) => page.getByLabel("标的金额");
const button = (page: Page) => page.getByRole("button", { name: "查找律师" });
const cards = (page: Page) => page.getByRole("tabpanel").locator(".card:visible");
const names = (page: Page) => cards(page).getByRole("heading", { level: 2 }).allTextContents();

/** Opens the page and waits until its island has come alive. */
async function open(page: Page, hash = "") {
  await page.goto(`/layout${hash}`);
  await button(page).hover();
  await expect(page.locator("astro-island").first()).not.toHaveAttribute("ssr", /.*/);
}
const answered = (page: Page) => page.waitForResponse((response) => response.url().includes("/lawyer/list"));

test.describe("before script", () => {
  test.use({ javaScriptEnabled: false });

  test("the default answer, its sentence and all three lists stand there @phone", async ({ page }) => {
    await page.goto("/layout");
    await expect(page.locator(".sentence")).toContainText(
      new RegExp(`[\\d,]+ 名诉讼律师.*曾在${COURT}代理案件`),
    );
    await expect(page.locator(".card")).toHaveCount(9);
    for (const card of await page.locator(".card").all()) await expect(card).toBeVisible();
    for (const rank of await page.locator(".card .rank").all())
      await expect(rank).toContainText(/第 \d 位 \d+ 件，\d{4}(–\d{4})? 年/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("按公开案件查找追偿律师");
    await expect(page.locator(".quick button")).toHaveText([CAUSE]);
    await expect(amountField(page).locator("option")).toHaveCount(1 + 9);
    await expect(page.locator(".face").first()).toHaveText(/^\p{Script=Han}$/u);
    await expect(page.locator(".china-map .chosen title")).toHaveText("内蒙古");
  });

  test("a plain list of provinces leads to the search @phone", async ({ page }) => {
    await page.goto("/layout");
    await page.getByLabel("省、自治区、直辖市").selectOption("内蒙古自治区高级人民法院");
    await page.getByRole("button", { name: "检索该地文书" }).click();
    await expect(page).toHaveURL(/\/search\/plain$/);
    await expect(page.locator("ol.results > li")).toHaveCount(10);
    await expect(page.locator("main")).toContainText("内蒙古自治区高级人民法院");
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

test("the sample notice stands on the page while the corpus is the sample", async ({ page }) => {
  await page.goto("/layout");
  await expect(page.getByText("示例数据", { exact: true })).toBeVisible();
});

test("an incomplete search is refused, the field is marked, and a choice clears the mark @phone", async ({
  page,
}) => {
  await open(page);
  await amountField(page).selectOption("");
  await courtField(page).fill("");
  await courtField(page).press("Escape");
  await button(page).click();
  await expect(page.getByText("请选择完整的搜索信息")).toBeVisible();
  await expect(amountField(page)).toHaveAttribute("aria-invalid", "true");
  await expect(courtField(page)).toHaveAttribute("aria-invalid", "true");
  await expect(causeField(page)).not.toHaveAttribute("aria-invalid", "true");
  await amountField(page).selectOption({ index: 3 });
  await expect(amountField(page)).not.toHaveAttribute("aria-invalid", "true");
});

test("the button waits for the answer before, and works again after it", async ({ page }) => {
  await open(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/lawyer/list?*", async (route) => {
    await held;
    await route.continue();
  });
  await amountField(page).selectOption({ index: 1 });
  await button(page).click();
  await expect(button(page)).toBeDisabled();
  await expect(cards(page).first()).toBeVisible();
  release();
  await expect(button(page)).toBeEnabled();
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
  // The first touch wakes the island; the second one opens the list where it came too early.
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

test("each of the nine amount ranges sends its ends as specified", async ({ page }) => {
  // Nine answers from a server that starts a process for each.
  test.slow();
  await open(page);
  const sent: string[] = [];
  for (let index = 1; index <= 9; index++) {
    await amountField(page).selectOption({ index });
    const response = answered(page);
    await button(page).click();
    const params = new URL((await response).url()).searchParams;
    sent.push(`${params.get("amount")}-${params.get("amountMax") ?? ""}`);
    await expect(button(page)).toBeEnabled();
  }
  expect(sent).toEqual([
    "0-100000",
    "100000-500000",
    "500000-1000000",
    "1000000-3000000",
    "3000000-5000000",
    "5000000-10000000",
    "10000000-50000000",
    "50000000-",
    "0-0",
  ]);
});

test("three tabs by click and by arrow keys, kept in the address", async ({ page }) => {
  await open(page);
  await page.getByRole("tab", { name: "影响力" }).click();
  await expect(page.getByRole("tab", { name: "影响力" })).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "活跃度" })).toBeFocused();
  await expect(page.getByRole("tab")).toHaveCount(3);
  expect(page.url()).toContain("tab=activ");
  await page.reload();
  await expect(page.getByRole("tab", { name: "活跃度" })).toHaveAttribute("aria-selected", "true");
});

test("a card opens to what its scores are made of and to its cases, which lead to the judgment @phone", async ({
  page,
}) => {
  await open(page);
  const card = cards(page).first();
  await card.getByText("分数构成").click();
  await expect(card.getByText(/件合计 .* × 折算 .*相对最高值/).first()).toBeVisible();
  await card.getByText(/^案件 \d+ 件$/).click();
  const link = card.locator(".cases a").first();
  await expect(link).toBeVisible();
  expect(await link.getAttribute("href")).toMatch(/^\/layout\/award#[a-z2-7]{12}$/);
  const title = (await link.textContent())!;
  await link.click();
  await expect(page.getByText(title).first()).toBeVisible();
});

test("a court without cases says so, and names a way on", async ({ page, request }) => {
  const special = [
    "上海海事法院",
    "天津海事法院",
    "北京互联网法院",
    "北京铁路运输法院",
    "呼和浩特铁路运输法院",
  ];
  let empty = "";
  for (const court of special) {
    const { data } = await (
      await request.get(`/lawyer/list?${new URLSearchParams({ reason: CAUSE, court })}`)
    ).json();
    if (data.activeLawyer === 0) empty = court;
    if (empty) break;
  }
  expect(empty).not.toBe("");
  const claim = new URLSearchParams({ reason: CAUSE, court: empty, amount: "0", amountMax: "100000" });
  await open(page, `#${claim}`);
  await expect(page.locator(".sentence")).toContainText(/其中 0 名.*曾在/);
  await expect(page.getByText("本库中没有律师曾在该法院代理案件").first()).toBeVisible();
  await expect(page.locator(".card:visible")).toHaveCount(0);
});

test("an unknown court is told and its field marked", async ({ page }) => {
  await open(page);
  await courtField(page).fill("火星市人民法院");
  await courtField(page).press("Escape");
  await button(page).click();
  await expect(page.getByRole("alert").filter({ hasText: "没有名为“火星市人民法院”的法院" })).toBeVisible();
  await expect(courtField(page)).toHaveAttribute("aria-invalid", "true");
  await expect(courtField(page)).toHaveValue("火星市人民法院");
});

test("a lawyer with one case and two lawyers of one name stand apart; picture and page where configured @phone", async ({
  page,
}) => {
  await page.route("**/lawyer/list?*", async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    const [first] = body.data.lawyerExp;
    body.data.lawyerExp = [
      { ...first, lawyer: "样同名", lawoffice: "甲示例律师事务所", n: 1, firstYear: 2020, lastYear: 2020 },
      { ...first, lawyer: "样同名", lawoffice: "乙示例律师事务所", n: 7, lProvince: "", lCity: "" },
      { ...first, lawyer: "样有页", lPic: "/favicon.svg", profile: "https://example.org/lawyer" },
    ];
    body.data.corpus.nationwide = true;
    body.data.claim.court = "";
    await route.fulfill({ json: body });
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
  // Of a complete corpus the sentence may speak of the country, and without a court of the courts concerned.
  await expect(page.locator(".sentence")).toContainText(/全国 \d+ 名诉讼律师.*曾在相关法院代理案件/);
});

test("by keyboard alone: cause, court, amount, search, another list, its cases @phone", async ({ page }) => {
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
  await tabTo(isFocused(page.getByRole("tab", { name: "经验" })));
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "影响力" })).toBeFocused();
  const cases = cards(page).first().locator("summary").nth(1);
  await tabTo(isFocused(cases));
  await page.keyboard.press("Enter");
  await expect(cards(page).first().locator(".cases a").first()).toBeVisible();
  await expect(cards(page).first().locator(".cases li").first()).toContainText(
    /代理(原告|被告|上诉|被上诉|第三)/,
  );
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
  await page.route("**/lawyer/list?*", async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    body.data.corpus.counsel = false;
    await route.fulfill({ json: body });
  });
  await open(page);
  await amountField(page).selectOption({ index: 1 });
  await button(page).click();
  await expect(page.locator(".sentence")).toContainText("没有记载代理律师");
  await expect(page.getByRole("tab")).toHaveCount(0);
});

test("a line that fails is told, and trying again brings the answer @phone", async ({ page }) => {
  await open(page);
  await page.route("**/lawyer/list?*", (route) => route.abort());
  await amountField(page).selectOption({ index: 1 });
  await button(page).click();
  await expect(page.getByRole("alert").filter({ hasText: "网络连接失败" })).toBeVisible();
  await expect(button(page)).toBeEnabled();
  await page.unroute("**/lawyer/list?*");
  await page.getByRole("button", { name: "重试" }).click();
  await expect(cards(page).first()).toBeVisible();
});

test("what was typed, chosen and sent before the island came is kept @phone", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/_astro/client.*", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/layout");
  await courtField(page).fill("呼和浩特市赛罕区人民法院");
  await amountField(page).selectOption({ index: 2 });
  await button(page).click();
  const response = answered(page);
  release();
  const params = new URL((await response).url()).searchParams;
  expect([params.get("court"), params.get("amountMax")]).toEqual(["呼和浩特市赛罕区人民法院", "500000"]);
  await expect(courtField(page)).toHaveValue("呼和浩特市赛罕区人民法院");
  await expect(page.locator(".sentence")).toContainText("赛罕区");
});

test("React stays away until somebody turns to the page, and nothing shifts when it comes", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: undefined });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        (globalThis as { shifted?: number }).shifted =
          ((globalThis as { shifted?: number }).shifted ?? 0) + entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (/_astro\/client\./.test(request.url())) scripts.push(request.url());
  });
  await page.goto("/layout", { waitUntil: "networkidle" });
  expect(scripts).toEqual([]);
  await button(page).hover();
  await expect(page.locator("astro-island").first()).not.toHaveAttribute("ssr", /.*/);
  expect(scripts).toHaveLength(1);
  expect(await page.evaluate(() => (globalThis as { shifted?: number }).shifted ?? 0)).toBeLessThan(0.01);
});

test("an address brings back its search, and going back the one before", async ({ page }) => {
  await open(page);
  await amountField(page).selectOption({ index: 2 });
  await button(page).click();
  await expect(page).toHaveURL(/amount=100000&amountMax=500000/);
  await page.goBack();
  await expect(page).toHaveURL(/\/layout$/);
  await expect(amountField(page)).toHaveValue("3");
  await page.goForward();
  await expect(amountField(page)).toHaveValue("1");
});

test("weights make a list of one's own, kept in the address", async ({ page }) => {
  await open(page);
  await page.getByText("自定三项比重").click();
  await page.getByRole("slider", { name: "活跃度" }).fill("9");
  await page.getByRole("button", { name: "按比重排列" }).click();
  await expect(page.getByRole("tab", { name: "加权" })).toHaveAttribute("aria-selected", "true");
  await expect(page).toHaveURL(/weights=1%2C1%2C9/);
  await page.reload();
  await expect(page.getByRole("tab", { name: "加权" })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("slider", { name: "活跃度" })).toHaveValue("9");
});

test("the table shows the same lawyers, and the CSV exactly what is shown @phone", async ({ page }) => {
  await open(page);
  const shown = await names(page);
  await page.getByRole("button", { name: "表格" }).click();
  await expect(page.getByRole("rowheader")).toHaveText(shown);
  await expect(page).toHaveURL(/view=table/);
  for (const tab of ["经验", "活跃度"]) {
    await page.getByRole("tab", { name: tab }).click();
    const table = page.locator("table:visible tbody tr");
    const cells = await table.evaluateAll((rows) =>
      rows.map((row) => [...(row as HTMLTableRowElement).cells].map(({ textContent }) => textContent ?? "")),
    );
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "下载名单 CSV" }).click();
    const [, ...rows] = parseCsv(readFileSync(await (await download).path(), "utf8"));
    expect(
      rows.map(([rank, name, firm, province = "", city = "", exp, impact, activ, , n, from, to]) => [
        rank,
        name,
        firm,
        [...new Set([province, city])].join(" "),
        ...[exp, impact, activ].map((score) => Number(score).toFixed(1)),
        n,
        `${from}–${to}`,
      ]),
    ).toEqual(cells);
  }
});

test("a correction becomes a prefilled mail", async ({ page }) => {
  await open(page);
  const card = cards(page).first();
  const [name] = await names(page);
  await card.getByText("更正", { exact: true }).click();
  await card.getByLabel("说明").fill("律所已更名");
  const address = decodeURIComponent(
    (await card.getByRole("link", { name: "生成邮件" }).getAttribute("href"))!,
  );
  expect(address).toContain("mailto:");
  expect(address).toContain(name);
  expect(address).toContain("律所已更名");
});

test("the chat button leads to the configured address, else to the contact page", async ({ page }) => {
  await open(page);
  expect(await page.getByRole("link", { name: "查找最佳匹配" }).getAttribute("href")).toMatch(
    /^(https:\/\/|\/layout\/info\/contact$)/,
  );
});

test("the page speaks English under /en @phone", async ({ page }) => {
  await page.goto("/en/layout");
  await expect(page.locator(".sentence")).toContainText(/litigation lawyers; [\d,]+ of them appeared before/);
  await expect(page.getByRole("tab", { name: "Experience" })).toBeVisible();
});

test("choosing a province from the list beside the map chooses its court and searches", async ({ page }) => {
  await open(page);
  await page.getByText("以列表选择地区").click();
  const response = answered(page);
  await page.getByRole("button", { name: "江苏", exact: true }).click();
  expect(new URL((await response).url()).searchParams.get("court")).toBe("江苏省高级人民法院");
  await expect(courtField(page)).toHaveValue("江苏省高级人民法院");
  await expect(page.locator(".sentence")).toContainText("曾在江苏省高级人民法院代理案件");
});

test("the map drills down: a city by the keys, a province and its city by the pointer, each the court @phone", async ({
  page,
}) => {
  await page.goto("/layout");
  const sichuan = page.locator('.china-map [data-key="si_chuan"]');
  const map = page.getByRole("application");
  // By keyboard: the map opens where the chosen court lies, arrows point at cities, Enter chooses one.
  await map.focus();
  await expect(map).toHaveAccessibleName(/内蒙古/);
  await page.keyboard.press("ArrowRight");
  const pointed = page.locator(".region-map-foot output.hide");
  await expect(pointed).not.toBeEmpty();
  const city = (await pointed.textContent())!;
  const chosen = answered(page);
  await page.keyboard.press("Enter");
  const court = new URL((await chosen).url()).searchParams.get("court")!;
  expect(court).toMatch(/^内蒙古自治区.*中级人民法院$/);
  expect(court).toContain(city.replace(/[市盟]$/, ""));
  await expect(courtField(page)).toHaveValue(court);
  await expect(page.locator(".sentence")).toContainText(`曾在${court}代理案件`);

  // By pointer: back to China, a province, and a city within it.
  await page.getByRole("button", { name: "返回全国" }).click();
  await expect(map).toHaveAccessibleName(/全国/);
  const box = (await sichuan.boundingBox())!;
  const province = answered(page);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  expect(new URL((await province).url()).searchParams.get("court")).toBe("四川省高级人民法院");
  await expect(map).toHaveAccessibleName(/四川/);
  await expect(button(page)).toBeEnabled();
  const stage = (await map.boundingBox())!;
  const inside = answered(page);
  await page.mouse.click(stage.x + stage.width / 2, stage.y + stage.height / 2);
  expect(new URL((await inside).url()).searchParams.get("court")).toMatch(/中级人民法院$/);
  await expect(courtField(page)).toHaveValue(/中级人民法院$/);
});
