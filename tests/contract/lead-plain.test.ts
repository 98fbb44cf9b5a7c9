import { describe, expect, test } from "vitest";
import { filesOf } from "#server/leads/keep-file.ts";
import { openForms } from "#server/leads/open-lead.ts";
import { openLeadStore } from "#server/leads/open-store.ts";
import plain from "../../netlify/functions/lead-plain.mts";
import { pdfAround } from "../unit/server/leads/test-desk.ts";
import { leadSite } from "./lead-site.ts";

const site = leadSite();
const PDF = pdfAround(Buffer.from("正文"));

async function send(fields: Record<string, string>, file?: { name: string; bytes: Uint8Array }) {
  const form = new FormData();
  const sent = { username: "林某某", telephone: "13800000000", mail: "", website: "", ...fields };
  for (const [name, value] of Object.entries(sent)) form.set(name, value);
  // As a browser does with a file input that was left empty.
  form.set("file", file ? new Blob([new Uint8Array(file.bytes)]) : new Blob([]), file?.name ?? "");
  const response = await plain(new Request("http://localhost/lead/plain", { method: "POST", body: form }));
  const html = await response.text();
  return { status: response.status, html, receipt: /回执号: ([\w-]{14})/.exec(html)?.[1] ?? "" };
}
const consents = { consent_abroad: "on", consent_sensitive: "on" };

describe("POST /lead/plain", () => {
  test("takes form and file from a browser without script and shows receipt and code", async () => {
    const { status, html, receipt } = await send(consents, { name: "判决书.pdf", bytes: PDF });
    expect(status).toBe(200);
    expect(html).toContain("案件信息上传完毕！我们将尽快联系您，并为您提供一份免费的法律分析报告！");
    expect(html).toMatch(/验证码: \w{4}-\w{4}-\w{4}/);
    const store = openLeadStore()!;
    expect(await filesOf(store, receipt)).toMatchObject([{ complete: true }]);
    expect(await openForms(store, [site.office], receipt)).toMatchObject([
      { lead: { form: { username: "林某某" } } },
    ]);
  });

  test("keeps the same page sent twice one lead", async () => {
    const first = await send({ ...consents, username: "两次" });
    const again = await send({ ...consents, username: "两次" });
    expect(first.receipt).toMatch(/\w/);
    expect(again.receipt).toBe(first.receipt);
  });

  test("keeps the lead when its file is refused, and says why", async () => {
    const { status, html } = await send(
      { ...consents, username: "文件有误" },
      { name: "a.pdf", bytes: Buffer.from("MZ") },
    );
    expect(status).toBe(200);
    expect(html).toContain("文件没有收到：文件内容与扩展名 .pdf 不符");
  });

  test("asks for what is missing with the specified messages and for each consent", async () => {
    expect((await send({ ...consents, username: "" })).html).toContain("请输入联系人");
    expect((await send({ ...consents, telephone: "" })).html).toContain("请输入联系电话");
    expect((await send({})).html).toContain("单独同意将信息存放在境外");
    const unasked = await send({ consent_abroad: "on" }, { name: "a.pdf", bytes: PDF });
    expect(unasked.html).toContain("请先单独同意后再上传");
  });

  test("repeats nothing of what was typed and runs nothing", async () => {
    const { html } = await send({ ...consents, username: "<script>alert(1)</script>" });
    expect(html).not.toContain("alert(1)");
  });
});
