import { describe, expect, test } from "vitest";
import { leadFilesOf } from "#server/leads/keep-file.ts";
import { openForms } from "#server/leads/office/open-lead.ts";
import { openLeadStore } from "#server/object-store/open-store.ts";
import plain from "../../netlify/functions/lead-plain.mts";
import withdrawPlain from "../../netlify/functions/lead-withdraw-plain.mts";
import { pdfAround } from "../fixtures/leads/test-desk.ts";
import { leadSite } from "./lead-site.ts";

const site = leadSite();
const PDF = pdfAround(Buffer.from("正文"));

async function send(fields: Record<string, string>, file?: { name: string; bytes: Uint8Array }, query = "") {
  const form = new FormData();
  const sent = { username: "林某某", telephone: "13800000000", mail: "", website: "", ...fields };
  for (const [name, value] of Object.entries(sent)) form.set(name, value);
  // Like a browser with an empty file input.
  form.set("file", file ? new Blob([new Uint8Array(file.bytes)]) : new Blob([]), file?.name ?? "");
  const response = await plain(
    new Request(`http://localhost/lead/plain${query}`, { method: "POST", body: form }),
  );
  const html = await response.text();
  return { status: response.status, html, ...numbersIn(html) };
}
const numbersIn = (html: string) => {
  const [receipt = "", code = ""] = [...html.matchAll(/<dd>([\w-]{14})<\/dd>/g)].map(([, number]) => number);
  return { receipt, code };
};
async function withdraw({ receipt = "", code = "" }: Record<string, unknown>, query = "") {
  const body = new URLSearchParams({ receipt: String(receipt), code: String(code) });
  const address = `http://localhost/lead/withdraw/plain${query}`;
  const response = await withdrawPlain(new Request(address, { method: "POST", body }));
  return { status: response.status, html: await response.text() };
}
const consents = { consent_abroad: "on", consent_sensitive: "on", consent_arrival: "on" };

describe("POST /lead/plain", () => {
  test("takes form and file from a browser without script and shows receipt and code", async () => {
    const { status, html, receipt } = await send(consents, { name: "判决书.pdf", bytes: PDF });
    expect(status).toBe(200);
    expect(html).toContain("案件信息上传完毕！我们将尽快联系您，并为您提供一份免费的法律分析报告！");
    expect(html).toContain("凭它们可以随时撤回并删除全部信息");
    const store = openLeadStore()!;
    expect(await leadFilesOf(store, receipt)).toMatchObject([{ complete: true }]);
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
    expect((await send({ consent_abroad: "on" })).html).toContain("到达主机后才加密");
    const unasked = await send(
      { consent_abroad: "on", consent_arrival: "on" },
      { name: "a.pdf", bytes: PDF },
    );
    expect(unasked.html).toContain("请先单独同意后再上传");
  });

  test("answers in English on the English page, also to a body that cannot be read", async () => {
    const { html } = await send({ ...consents, username: "" }, undefined, "?lang=en");
    expect(html).toContain("Please enter a contact name");
    expect(html).toContain('href="/en/layout/hycase#lead"');
    const broken = await plain(new Request("http://localhost/lead/plain?lang=en", { method: "POST" }));
    expect(await broken.text()).toContain("This was not sent");
  });

  test("refuses more than 4 MB with a sentence", async () => {
    const large = pdfAround(new Uint8Array(4_100_000));
    const { status, html } = await send(consents, { name: "a.pdf", bytes: large });
    expect(status).toBe(413);
    expect(html).toContain("最多上传 4MB");
  });

  test("repeats nothing of what was typed and runs nothing", async () => {
    const { html } = await send({ ...consents, username: "<script>alert(1)</script>" });
    expect(html).not.toContain("alert(1)");
  });
});

describe("POST /lead/withdraw/plain", () => {
  test("deletes what was sent without script, by the numbers that its page showed", async () => {
    const { receipt, code } = await send(consents, { name: "判决书.pdf", bytes: PDF });
    expect(await openLeadStore()!.list(`lead/${receipt}`)).not.toEqual([]);
    const { status, html } = await withdraw({ receipt: ` ${receipt.toLowerCase()}`, code });
    expect(status).toBe(200);
    expect(html).toContain("已撤回并删除");
    expect(html).toContain(receipt);
    expect(await openLeadStore()!.list(`lead/${receipt}`)).toEqual([]);
  });

  test("takes the same content as a new lead after it was withdrawn", async () => {
    const fields = { ...consents, username: "又来了" };
    const first = await send(fields);
    await withdraw(first);
    const second = await send(fields);
    expect(second.status).toBe(200);
    expect(second.receipt).not.toBe(first.receipt);
    expect((await send(fields)).receipt).toBe(second.receipt);
  });

  test("says that a number is wrong, in the language asked for, and deletes nothing", async () => {
    const { receipt } = await send({ ...consents, username: "留着" });
    for (const code of ["0000-0000-0000", "", "x".repeat(50)]) {
      const { status, html } = await withdraw({ receipt, code }, "?lang=en");
      expect(status).toBe(404);
      expect(html).toContain("Receipt number or code is wrong");
      expect(html).toContain('href="/en/layout/withdraw"');
    }
    expect(await openLeadStore()!.list(`lead/${receipt}`)).not.toEqual([]);
  });

  test("takes a form by POST alone", async () => {
    const get = await withdrawPlain(new Request("http://localhost/lead/withdraw/plain"));
    expect([get.status, get.headers.get("allow")]).toEqual([405, "POST"]);
    const json = await withdrawPlain(
      new Request("http://localhost/lead/withdraw/plain", {
        method: "POST",
        body: "{}",
        headers: { "content-type": "application/json" },
      }),
    );
    expect(json.status).toBe(415);
  });
});
