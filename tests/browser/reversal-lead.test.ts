import { expect, type Page } from "@playwright/test";
import { test } from "./shared-browser.ts";
import { SEALED_FIELDS } from "./spy.ts";

const SUCCESS = "案件信息上传完毕！我们将尽快联系您，并为您提供一份免费的法律分析报告！";
const field = (page: Page, name: string) => page.locator(`.lead-form [name="${name}"]`);
const send = (page: Page) => page.getByRole("button", { name: "发送", exact: true });
const file = (name: string, size = 1000) => ({
  name,
  mimeType: "application/pdf",
  buffer: Buffer.concat([Buffer.from("%PDF-1.4\n"), Buffer.alloc(size, 32), Buffer.from("\n%%EOF\n")]),
});

async function openLead(page: Page): Promise<void> {
  await page.goto("/layout/hycase");
  await page.getByRole("link", { name: "写信给我们" }).click();
  await field(page, "username").click();
  await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
}
async function fillLead(page: Page): Promise<void> {
  await field(page, "username").fill("示例联系人");
  await field(page, "telephone").fill("00000000000");
  await field(page, "consent_abroad").check();
}

/** Mocks the service's answers; returns what was sent to it. */
async function answer(page: Page): Promise<{ leads: Record<string, unknown>[] }> {
  const sent = { leads: [] as Record<string, unknown>[] };
  await page.route("**/add_cases2", async (route) => {
    sent.leads.push(route.request().postDataJSON());
    await route.fulfill({
      json: {
        result: { code: 0, msg: "" },
        content: { receipt: "AAAA-BBBB-CCCC", code: "DDDD-EEEE-FFFF", files: "pending", revision: 1 },
      },
    });
  });
  return sent;
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("slides, toggle, form view and way back work @phone", async ({ page }) => {
    await page.goto("/layout/hycase");
    await expect(page.locator(".slides li")).toHaveCount(4);
    expect(await page.locator(".slides").evaluate((list) => getComputedStyle(list).scrollSnapType)).toContain(
      "x",
    );
    await page.getByText("简介", { exact: true }).click();
    await expect(page.locator(".slides")).toBeHidden();
    await page.getByRole("link", { name: "写信给我们" }).click();
    await expect(page.getByRole("heading", { name: "提交联系方式和案件材料" })).toBeVisible();
    await expect(page.locator(".lead-view > noscript p")).toBeVisible();
    await expect(page.locator(".lead-form")).toBeVisible();
    await page.goto("/layout/hycase#intro");
    await expect(page.getByRole("link", { name: /^试一试/ })).toHaveAttribute("href", "/layout/addcase");
  });
});

test.describe("the slides of the introduction", () => {
  const slide = (page: Page, title: string) => page.locator(".slides li").filter({ hasText: title });
  const dot = (page: Page, title: string) => page.getByRole("button", { name: title, exact: true });
  const isShown = (page: Page, title: string) => expect(slide(page, title)).toBeInViewport({ ratio: 0.9 });

  test("show one at a time, turn by previous, next and dots, and round @phone", async ({ page }) => {
    await page.goto("/layout/hycase");
    await isShown(page, "看结果");
    await expect(slide(page, "看依据")).not.toBeInViewport();
    await page.getByRole("button", { name: "下一张" }).click();
    await isShown(page, "看依据");
    await expect(slide(page, "看结果")).not.toBeInViewport();
    await expect(dot(page, "看依据")).toHaveAttribute("aria-current", "true");
    await dot(page, "交材料").click();
    await isShown(page, "交材料");
    await page.getByRole("button", { name: "下一张" }).click();
    await isShown(page, "看结果");
    await page.getByRole("button", { name: "上一张" }).click();
    await isShown(page, "交材料");
    await expect(dot(page, "看结果")).not.toHaveAttribute("aria-current");
    // After the visitor has turned the slides by hand, they do not turn by themselves.
    await expect(page.getByRole("button", { name: "继续轮换" })).toBeVisible();
  });

  test("swiping moves the dot @phone", async ({ page }) => {
    await page.goto("/layout/hycase");
    await expect(page.getByRole("button", { name: "下一张" })).toBeVisible();
    await page.locator(".slides").evaluate((list) => list.scrollBy({ left: list.clientWidth * 2 }));
    await expect(dot(page, "看期限")).toHaveAttribute("aria-current", "true");
    await isShown(page, "看期限");
  });

  test("turn by themselves every seven seconds", async ({ page }) => {
    await page.clock.install();
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.mouse.move(0, 0);
    await page.goto("/layout/hycase");
    await expect(page.getByRole("button", { name: "暂停轮换" })).toBeVisible();
    await page.clock.pauseAt(Date.now() + 60_000);
    // The clock ran freely until here; the test begins on the first slide with seven full seconds.
    await dot(page, "看结果").click();
    await page.getByRole("button", { name: "继续轮换" }).click();
    await page.mouse.move(0, 0);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.clock.runFor(7_000);
    await isShown(page, "看依据");
  });
});

test("a lead without files is complete at once: receipt, success text for 10 s, empty form, new uuid", async ({
  page,
}) => {
  await page.clock.install();
  const sent = await answer(page);
  await openLead(page);
  await fillLead(page);
  await send(page).click();
  await expect(page.locator(".toasts")).toContainText(SUCCESS);
  const sentPage = page.locator(".lead-sent");
  await expect(page.getByRole("heading", { level: 1, name: "提交成功" })).toBeFocused();
  await expect(sentPage).toContainText("联系信息已送达，没有附材料。");
  await expect(sentPage.locator("dd")).toHaveText(["AAAA-BBBB-CCCC", "DDDD-EEEE-FFFF"]);
  await expect(send(page)).toBeHidden();
  await expect(field(page, "username")).toHaveValue("");
  await expect(field(page, "consent_abroad")).not.toBeChecked();
  await page.clock.fastForward(9_000);
  await expect(page.getByText(SUCCESS)).toBeVisible();
  await page.clock.fastForward(1_100);
  await expect(page.getByText(SUCCESS)).toHaveCount(0);
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "下载为文本" }).click();
  expect((await saved).suggestedFilename()).toBe("AAAA-BBBB-CCCC.txt");
  await page.getByRole("button", { name: "再提交一份" }).click();
  await fillLead(page);
  await send(page).click();
  await expect.poll(() => sent.leads.length).toBe(2);
  expect(sent.leads[0]?.user_uuid).not.toBe(sent.leads[1]?.user_uuid);
  expect(Object.keys(sent.leads[0] ?? {}).toSorted()).toEqual(SEALED_FIELDS);
});

test("a fourth file is refused with counts, and removal asks first", async ({ page }) => {
  await openLead(page);
  await expect(
    page.getByText("最多 3 个文件，可一次选多个，支持 pdf/docx/doc/jpg/png 等格式，每个不超过 16MB"),
  ).toBeVisible();
  const input = page.locator("#lead-files");
  await input.setInputFiles([file("a.pdf", 1), file("b.pdf", 2)]);
  await expect(page.locator(".file-list li")).toHaveCount(2);
  await input.setInputFiles([file("c.pdf", 3), file("d.pdf", 4)]);
  await expect(page.getByText("最多上传 3 个文件：这次选了 2 个，已有 2 个，多出的没有加入。")).toBeVisible();
  await expect(page.locator(".file-list li")).toHaveCount(3);
  const ask = (accept: boolean) =>
    page.once("dialog", (dialog) => {
      expect(dialog.message()).toBe("确定移除“a.pdf”吗？");
      void (accept ? dialog.accept() : dialog.dismiss());
    });
  ask(false);
  await page.getByRole("button", { name: "移除 a.pdf" }).click();
  await expect(page.locator(".file-list li")).toHaveCount(3);
  ask(true);
  await page.getByRole("button", { name: "移除 a.pdf" }).click();
  await expect(page.locator(".file-list li")).toHaveCount(2);
  // The focus moves to the next file, and to the field after the last.
  await expect(page.getByRole("button", { name: "移除 b.pdf" })).toBeFocused();
  page.on("dialog", (dialog) => void dialog.accept());
  await page.getByRole("button", { name: "移除 b.pdf" }).click();
  await expect(page.getByRole("button", { name: "移除 c.pdf" })).toBeFocused();
  await page.getByRole("button", { name: "移除 c.pdf" }).click();
  await expect(input).toBeFocused();
});

test("name, telephone and the consent abroad are asked for in that order; consents are never ticked before", async ({
  page,
}) => {
  await openLead(page);
  await expect(field(page, "consent_abroad")).not.toBeChecked();
  await expect(field(page, "consent_sensitive")).not.toBeChecked();
  const alert = page.locator(".lead-form p[role=alert]");
  await send(page).click();
  await expect(alert).toHaveText("请输入联系人");
  await field(page, "username").fill("示例联系人");
  await send(page).click();
  await expect(alert).toHaveText("请输入联系电话");
  await field(page, "telephone").fill("00000000000");
  await send(page).click();
  await expect(alert).toHaveText("请先单独同意将信息存放在境外，或改用电话联系我们");
});

test("a failure is said, nothing typed is lost, and the retry is the same lead", async ({ page }) => {
  const sent = await answer(page);
  await page.route(
    "**/add_cases2",
    (route) => route.fulfill({ status: 503, json: { result: { code: 50301, msg: "暂时无法保存" } } }),
    { times: 1 },
  );
  await openLead(page);
  await fillLead(page);
  await send(page).click();
  await expect(page.getByRole("alert").filter({ hasText: "没有发送成功：暂时无法保存" })).toBeVisible();
  await expect(field(page, "username")).toHaveValue("示例联系人");
  await page.getByRole("button", { name: "重试" }).click();
  await expect(page.getByText(SUCCESS)).toBeVisible();
  expect(sent.leads).toHaveLength(1);
});

test("files ask for their own consent, and details typed survive a reload without any tick", async ({
  page,
}) => {
  await openLead(page);
  await fillLead(page);
  await page.locator("#lead-files").setInputFiles([file("a.pdf")]);
  await expect(page.locator(".file-list li")).toHaveCount(1);
  await send(page).click();
  await expect(page.locator(".lead-form p[role=alert]")).toHaveText(
    "上传材料前，请先单独同意处理其中可能含有的敏感个人信息",
  );
  await page.reload();
  await expect(field(page, "username")).toHaveValue("示例联系人");
  await expect(field(page, "consent_abroad")).not.toBeChecked();
});
