import { expect, type Page } from "@playwright/test";
import { MIN_FILL_MS } from "#contract/leads/lead-limits.ts";
import { holdRoute } from "./hold-route.ts";
import { freshTest as test } from "./shared-browser.ts";

/* These tests use the real service and its store; no answer is mocked. */

const SUCCESS = "案件信息上传完毕！我们将尽快联系您，并为您提供一份免费的法律分析报告！";
const MEGABYTE = 1024 * 1024;
const field = (page: Page, name: string) => page.locator(`.lead-form [name="${name}"]`);
const send = (page: Page) => page.getByRole("button", { name: "发送", exact: true });
const files = (page: Page) => page.locator(".file-list li");

/** A PDF of about this many bytes that passes the checks. */
const pdf = (name: string, size: number) => ({
  name,
  mimeType: "application/pdf",
  buffer: Buffer.concat([
    Buffer.from("%PDF-1.7\n"),
    Buffer.alloc(size, "% sample, no real document\n"),
    Buffer.from("\n%%EOF\n"),
  ]),
});

/** The lead form, hydrated, filled in by an invented person. */
async function openLead(page: Page): Promise<void> {
  await page.goto("/layout/hycase#lead");
  await field(page, "username").click();
  await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
  await field(page, "username").fill("示例联系人");
  await field(page, "telephone").fill("00000000000");
  await field(page, "consent_abroad").check();
  await field(page, "consent_sensitive").check();
  // Waits for the minimum time in which a person can fill in the form.
  await page.waitForFunction((ms) => performance.now() > ms, MIN_FILL_MS);
}

/** Lets the uploads through to the service, but holds those after the given number of parts until released. */
async function holdParts(page: Page) {
  const line = { sent: 0, hold: Number.POSITIVE_INFINITY, uuids: new Set<string>() };
  let waiting: (() => void)[] = [];
  await page.route("**/layout/upload_casefile", async (route) => {
    const body = route.request().postDataBuffer()?.toString("latin1") ?? "";
    line.uuids.add(/name="user_uuid"\r\n\r\n([^\r]+)/.exec(body)?.[1] ?? "");
    if (/name="part"/.test(body)) {
      line.sent++;
      if (line.sent > line.hold) await new Promise<void>((go) => waiting.push(go));
    }
    await route.continue().catch(() => {});
  });
  return {
    line,
    release: () => {
      line.hold = Number.POSITIVE_INFINITY;
      for (const go of waiting) go();
      waiting = [];
    },
  };
}

/** The service's list of stored parts of a lead's files. */
const stored = (page: Page, user_uuid: string) =>
  page.request.post("/lead/files", { data: { user_uuid } }).then((answer) => answer.json());

test("a file goes up with progress, pause and resume; then the form is empty, the uuid new, and all can be withdrawn @phone", async ({
  page,
}) => {
  const { line, release } = await holdParts(page);
  await openLead(page);
  await page.locator("#lead-files").setInputFiles([pdf("一审判决书.pdf", 3 * MEGABYTE)]);
  await expect(files(page)).toContainText("等待提交");
  line.hold = 2;
  await send(page).click();
  await expect(files(page)).toContainText("正在上传 2/4");
  await expect(files(page).getByRole("progressbar")).toHaveAttribute("value", "2");
  // The lead counts already; the page says that files are missing.
  await expect(page.getByText("联系信息已登记，材料正在上传，请不要关闭页面。")).toBeVisible();
  const [uuid = ""] = line.uuids;
  expect(await stored(page, uuid)).toMatchObject({ status: "pending", files: [{ complete: false }] });

  await files(page).getByRole("button", { name: "暂停 一审判决书.pdf" }).click();
  await expect(files(page)).toContainText("已暂停");
  // Removing the file fails: the service's message is in an error toast, and the file stays on the list.
  await page.route("**/lead/files/remove", (route) => route.fulfill({ status: 502, body: "" }), { times: 1 });
  page.once("dialog", (dialog) => void dialog.accept());
  await files(page).getByRole("button", { name: "移除 一审判决书.pdf" }).click();
  await expect(page.locator(".toasts .error")).toHaveText("没有移除：502 Bad Gateway");
  await expect(files(page)).toHaveCount(1);
  release();
  await files(page).getByRole("button", { name: "继续 一审判决书.pdf" }).click();
  await expect(page.locator(".toasts")).toContainText(SUCCESS);
  await expect(files(page)).toHaveCount(0);
  await expect(field(page, "username")).toHaveValue("");
  await expect(field(page, "consent_sensitive")).not.toBeChecked();
  expect(await stored(page, uuid)).toMatchObject({
    status: "complete",
    files: [{ parts: 4, complete: true }],
  });
  const note = (await page.locator(".lead-sent").textContent()) ?? "";
  expect(note).toContain("联系信息和材料均已送达。");
  const [receipt = "", code = ""] = note.match(/\w{4}-\w{4}-\w{4}/g) ?? [];

  await page.getByRole("link", { name: "撤回并删除" }).first().click();
  await expect(page).toHaveURL(/\/layout\/withdraw$/);
  const withdraw = page.getByRole("button", { name: "撤回并删除" });
  const fault = page.locator("form [role=alert]");
  await withdraw.click();
  await expect(fault).toHaveText("请输入回执号");
  await page.getByLabel("回执号").fill(receipt.toLowerCase());
  await withdraw.click();
  await expect(fault).toHaveText("请输入验证码");
  await page.getByLabel("验证码").fill("123");
  await withdraw.click();
  await expect(fault).toHaveText("验证码应为 12 位字母和数字，请核对");
  await page.getByLabel("验证码").fill("0000-0000-0000");
  page.once("dialog", (dialog) => void dialog.accept());
  await withdraw.click();
  await expect(fault).toHaveText("没有撤回成功：回执号或验证码不对，请核对后再试");
  await page.getByLabel("验证码").fill(code);
  page.once("dialog", (dialog) => {
    expect(dialog.message()).toContain(`确定撤回 ${receipt} 吗？`);
    void dialog.accept();
  });
  await withdraw.click();
  await expect(page.locator("form [role=status]")).toContainText(`已撤回：${receipt}`);
  expect(await stored(page, uuid)).toMatchObject({ result: { code: 40402 } });
});

test("an empty withdrawal pressed before its script has come is told what is missing once it has", async ({
  page,
}) => {
  const release = await holdRoute(page, "**/_astro/withdraw.*.js");
  await page.goto("/layout/withdraw", { waitUntil: "commit" });
  await page.getByRole("button", { name: "撤回并删除" }).click();
  await expect(page.locator("form [role=alert]")).toBeEmpty();
  release();
  await expect(page.locator("form [role=alert]")).toHaveText("请输入回执号");
});

test("wrong types, empty and too large files are refused with a sentence, before anything is sent", async ({
  page,
}) => {
  await openLead(page);
  const input = page.locator("#lead-files");
  const disguised = { ...pdf("程序.pdf", 10), buffer: Buffer.from(`MZ\u0090${"x".repeat(2000)}`, "latin1") };
  await input.setInputFiles([disguised]);
  await expect(page.getByText("程序.pdf：内容与扩展名不符")).toBeVisible();
  await expect(files(page)).toHaveCount(0);
  await input.setInputFiles([
    pdf("太大.pdf", 16 * MEGABYTE),
    { ...pdf("空.pdf", 1), buffer: Buffer.alloc(0) },
    pdf(`${"长".repeat(200)}.pdf`, 10),
    pdf("脚本.js", 10),
  ]);
  await expect(page.getByText("太大.pdf：超过 16MB")).toBeVisible();
  await expect(page.getByText("空.pdf：文件是空的")).toBeVisible();
  await expect(page.getByText(/长\.pdf：文件名不能使用，请重新命名/)).toBeVisible();
  await expect(page.getByText("脚本.js：只接收 pdf、docx、doc、jpg、png")).toBeVisible();
  await expect(files(page)).toHaveCount(0);
  await send(page).click();
  // A refused file does not prevent the lead.
  await expect(page.getByText("联系信息已送达，没有附材料。")).toBeVisible();
  await expect(page.locator(".toasts")).toContainText(SUCCESS);
  await expect(files(page)).toHaveCount(0);
  await expect(field(page, "username")).toHaveValue("");
});

test("several files are taken before the script has come, one is not taken twice, and the warning goes with its reason", async ({
  page,
}) => {
  await page.goto("/layout/hycase#lead");
  await page
    .locator("#lead-files")
    .setInputFiles(["a", "b", "c"].map((name) => pdf(`${name}.pdf`, 1000 + name.charCodeAt(0))));
  await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
  await expect(files(page)).toHaveCount(3);
  await page.locator("#lead-files").setInputFiles([pdf("d.pdf", 5000)]);
  const warning = page.locator(".files").getByRole("alert");
  await expect(warning).toContainText("最多上传 3 个文件");
  page.once("dialog", (dialog) => void dialog.accept());
  await files(page).getByRole("button", { name: "移除 c.pdf" }).click();
  await expect(warning).toBeEmpty();
  await page.locator("#lead-files").setInputFiles([pdf("copy.pdf", 1000 + "a".charCodeAt(0))]);
  await expect(warning).toContainText("内容与列表里的一个文件完全相同");
  await expect(files(page)).toHaveCount(2);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("the form sends one file natively, says its limit, and the lead can be withdrawn @phone", async ({
    page,
  }) => {
    await page.goto("/layout/hycase#lead");
    const limit = page.locator(".files noscript p");
    await expect(limit).toHaveText(/^没有脚本时只能附一个文件，连同填写的内容一共不超过 4MB/);
    await expect(page.getByText("最多 3 个文件")).toBeHidden();
    await field(page, "telephone").fill("00000000000");
    await send(page).click();
    await expect(page.getByText("请输入联系人")).toBeVisible();
    await page.goto("/layout/hycase#lead");
    await field(page, "username").fill("示例联系人");
    await field(page, "telephone").fill("00000000000");
    await field(page, "consent_abroad").check();
    await field(page, "consent_sensitive").check();
    await send(page).click();
    // Without script the form arrives unencrypted, which needs a consent of its own.
    await expect(page.getByText("到达主机后才加密：请先单独同意")).toBeVisible();
    await page.goBack();
    await field(page, "consent_arrival").check();
    await page.locator("#lead-files").setInputFiles([pdf("判决书.pdf", 2 * MEGABYTE)]);
    await send(page).click();
    await expect(page.getByText(SUCCESS)).toBeVisible();
    const [receipt = "", code = ""] = await page.locator("dd").allTextContents();
    await page.getByRole("link", { name: "撤回并删除" }).click();
    await page.getByLabel("回执号").fill(receipt);
    await page.getByLabel("验证码").fill(code);
    await page.getByRole("button", { name: "撤回并删除" }).click();
    await expect(page.getByRole("heading", { name: "已撤回并删除" })).toBeVisible();
    await expect(page.getByText(receipt)).toBeVisible();
  });
});

test("a line that breaks and a reload in the middle lose nothing, and no part travels twice for it", async ({
  page,
  context,
}) => {
  const { line, release } = await holdParts(page);
  // Awaited from the start: the event may be missed if the wait begins late.
  const chooser = page.waitForEvent("filechooser");
  await openLead(page);
  const file = pdf("起诉状.pdf", 6 * MEGABYTE);
  await page.locator("#lead-files").setInputFiles([file]);
  line.hold = 2;
  await send(page).click();
  await expect(files(page)).toContainText("正在上传 2/7");
  // Parts in transit fail while the browser is offline, and are sent again by themselves afterwards.
  await context.setOffline(true);
  line.hold = 5;
  release();
  line.hold = line.sent + 2;
  await expect(files(page)).toContainText("正在上传");
  await context.setOffline(false);
  await expect(files(page)).toContainText(/正在上传 [345]\/7/);

  await page.reload();
  release();
  // The page says that nothing is being uploaded and which file must be chosen again.
  await expect(page.getByText("请重新选择同一个文件，以便续传")).toBeVisible();
  await expect(
    page.getByText("联系信息已登记，现在没有在上传：还有 1 个文件没有传完（起诉状.pdf），请重新选择。"),
  ).toBeVisible();
  await expect(page.getByText("材料正在上传")).toHaveCount(0);
  await expect(send(page)).toHaveCount(0);
  await expect(page.getByText(/回执号 \w{4}-\w{4}-\w{4}，验证码/)).toBeVisible();
  const before = line.sent;
  await page.getByRole("button", { name: "继续上传" }).click();
  await (await chooser).setFiles([{ ...file, name: "改过的名字.pdf" }]);
  await expect(page.locator(".toasts")).toContainText(SUCCESS);
  expect(line.uuids.size).toBe(1);
  expect(line.sent - before).toBeLessThan(7);
  const [uuid = ""] = line.uuids;
  expect(await stored(page, uuid)).toMatchObject({ status: "complete", files: [{ complete: true }] });
});

test("a chosen file stays on the list while what seals it does not load, and goes when it does", async ({
  page,
}) => {
  const code = /_astro\/lead-(sealing|content)\./;
  await page.route(code, (route) => route.abort());
  await page.clock.install();
  await openLead(page);
  await page.locator("#lead-files").setInputFiles([pdf("一审判决书.pdf", 1000)]);
  // The code is fetched several times, with pauses that the test skips.
  await expect(async () => {
    await page.clock.fastForward(2000);
    await expect(files(page)).toContainText("加密程序没有加载成功，文件还没有读取", { timeout: 200 });
  }).toPass({ timeout: 40_000 });
  await send(page).click();
  await expect(
    page.getByRole("alert").filter({ hasText: "没有发送成功：加密程序没有加载成功" }),
  ).toBeVisible();
  await page.unroute(code);
  await files(page).getByRole("button", { name: "重试 一审判决书.pdf" }).click();
  await expect(files(page)).toContainText("等待提交");
  await send(page).click();
  await expect(page.getByText("联系信息和材料均已送达。")).toBeVisible();
});
