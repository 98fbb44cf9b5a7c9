import { randomBytes, randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { MAX_FILE_BYTES } from "#contract/lead-limits.ts";
import { describeFile } from "#server/leads/answer-upload.ts";
import { openFile } from "#server/leads/open-lead.ts";
import { openLeadStore } from "#server/leads/open-store.ts";
import addCase from "../../netlify/functions/add-cases2.mts";
import leadFiles from "../../netlify/functions/lead-files.mts";
import removeFile from "../../netlify/functions/lead-files-remove.mts";
import withdraw from "../../netlify/functions/lead-withdraw.mts";
import upload from "../../netlify/functions/upload-casefile.mts";
import { leadRequest, pdfAround } from "../unit/server/leads/test-desk.ts";
import { leadSite } from "./lead-site.ts";

const site = leadSite();
process.env.FASU_LEADS_PER_DAY = "1000";
process.env.FASU_FILES_PER_DAY = "1000";

type Handler = (request: Request) => Promise<Response>;

async function post(handle: Handler, body: object, client = "10.0.0.1") {
  const response = await handle(
    new Request("http://localhost/any", {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "content-type": "application/json", "x-nf-client-connection-ip": client },
    }),
  );
  return { status: response.status, body: await response.json() };
}

async function send(fields: Record<string, string>, file?: { name: string; bytes: Uint8Array }) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (file) form.set("file", new Blob([new Uint8Array(file.bytes)]), file.name);
  const response = await upload(
    new Request("http://localhost/upload_casefile", { method: "POST", body: form }),
  );
  return { status: response.status, body: await response.json() };
}

async function newLead() {
  const user_uuid = randomUUID();
  const { body } = await post(addCase, leadRequest(user_uuid));
  return { user_uuid, consent_sensitive: "true", ...(body.content as { receipt: string; code: string }) };
}

const pdf = (size: number) => pdfAround(randomBytes(size));

describe("POST /layout/upload_casefile", () => {
  test("takes a manifest, then parts in any order and twice, and is complete when all are there", async () => {
    const { user_uuid, consent_sensitive, receipt } = await newLead();
    const bytes = pdf(5_000);
    const { manifest, parts } = describeFile("一审判决书.pdf", bytes, 1_000);
    const text = JSON.stringify(manifest);
    const announced = await send({ user_uuid, consent_sensitive, manifest: text });
    expect(announced.body.content).toMatchObject({ parts: 5, present: [], complete: false });
    for (const part of [3, 0, 3, 4, 1]) {
      const { body } = await send(
        { user_uuid, manifest: text, part: String(part) },
        { name: "x", bytes: parts[part]! },
      );
      expect(body.content.stored).toBe(part);
    }
    const before = await post(leadFiles, { user_uuid });
    expect(before.body).toMatchObject({
      status: "pending",
      files: [{ present: [0, 1, 3, 4], complete: false }],
    });
    await send({ user_uuid, manifest: text, part: "2" }, { name: "x", bytes: parts[2]! });
    const after = await post(leadFiles, { user_uuid });
    expect(after.body).toMatchObject({ receipt, status: "complete", files: [{ complete: true }] });
    const { file } = announced.body.content;
    const opened = await openFile(openLeadStore()!, [site.office], receipt, file);
    expect(opened).toMatchObject({ manifest: { name: "一审判决书.pdf" } });
    expect("bytes" in opened && Buffer.from(opened.bytes).equals(bytes)).toBe(true);
  });

  test("takes a whole small file with a Chinese name in one request", async () => {
    const { user_uuid, consent_sensitive, receipt } = await newLead();
    const bytes = pdf(900_000);
    const { status, body } = await send(
      { user_uuid, consent_sensitive },
      { name: "上诉状（终稿）.pdf", bytes },
    );
    expect(status).toBe(200);
    expect(body.content.complete).toBe(true);
    const opened = await openFile(openLeadStore()!, [site.office], receipt, body.content.file);
    expect(opened).toMatchObject({ manifest: { name: "上诉状（终稿）.pdf" } });
  });

  test("refuses a part that differs from the manifest, and stores nothing of it", async () => {
    const { user_uuid, consent_sensitive } = await newLead();
    const { manifest, parts } = describeFile("a.pdf", pdf(3_000), 1_000);
    const text = JSON.stringify(manifest);
    await send({ user_uuid, consent_sensitive, manifest: text });
    const damaged = Buffer.from(parts[1]!);
    damaged[10]! ^= 1;
    for (const bytes of [damaged, parts[1]!.subarray(1), parts[0]!, new Uint8Array()]) {
      const { status } = await send({ user_uuid, manifest: text, part: "1" }, { name: "x", bytes });
      expect(status).toBe(400);
    }
    const { body } = await post(leadFiles, { user_uuid });
    expect(body.files[0].present).toEqual([]);
  });

  test("takes no part of a file that was not announced, and no file without a lead or consent", async () => {
    const { user_uuid, consent_sensitive } = await newLead();
    const { manifest, parts } = describeFile("a.pdf", pdf(10), 1_000);
    const text = JSON.stringify(manifest);
    const early = await send({ user_uuid, manifest: text, part: "0" }, { name: "x", bytes: parts[0]! });
    expect(early.status).toBe(404);
    const leadless = await send({ user_uuid: randomUUID(), consent_sensitive, manifest: text });
    expect(leadless.body.result.msg).toContain("请先提交联系方式");
    const unasked = await send({ user_uuid, manifest: text });
    expect(unasked.body.result).toMatchObject({ fields: ["consent_sensitive"] });
  });

  test("takes at most three files, and a third again after one was taken back", async () => {
    const { user_uuid, consent_sensitive } = await newLead();
    const files = [];
    for (let sent = 0; sent < 3; sent++) {
      const { body } = await send({ user_uuid, consent_sensitive }, { name: `${sent}.pdf`, bytes: pdf(20) });
      files.push(body.content.file);
    }
    const fourth = { name: "4.pdf", bytes: pdf(20) };
    const refused = await send({ user_uuid, consent_sensitive }, fourth);
    expect(refused.body.result.msg).toBe("最多上传 3 个文件");
    const left = await post(removeFile, { user_uuid, file: files[0] });
    expect(left.body.files).toHaveLength(2);
    expect((await send({ user_uuid, consent_sensitive }, fourth)).status).toBe(200);
  });

  test("refuses what is too large by its manifest alone", async () => {
    const { user_uuid, consent_sensitive } = await newLead();
    const { manifest } = describeFile("a.pdf", pdf(10), 1_000);
    const text = JSON.stringify({ ...manifest, size: MAX_FILE_BYTES + 1 });
    const { status, body } = await send({ user_uuid, consent_sensitive, manifest: text });
    expect(status).toBe(413);
    expect(body.result.msg).toContain("16MB");
  });

  test("refuses another content type, a broken body and a body over the limit", async () => {
    const call = (type: string, body: BodyInit) =>
      upload(new Request("http://localhost/x", { method: "POST", body, headers: { "content-type": type } }));
    expect((await call("application/json", "{}")).status).toBe(415);
    expect((await call("multipart/form-data; boundary=b", "--b\r\ncontent-dispo")).status).toBe(400);
    const { user_uuid } = await newLead();
    const large = await send({ user_uuid }, { name: "a.pdf", bytes: pdf(4_100_000) });
    expect(large.status).toBe(413);
  });
});

describe("POST /lead/withdraw", () => {
  test("deletes form and files at once by receipt and code, and answers the same again", async () => {
    const { user_uuid, consent_sensitive, receipt, code } = await newLead();
    await send({ user_uuid, consent_sensitive }, { name: "a.pdf", bytes: pdf(100) });
    const typed = { receipt: receipt.toLowerCase().replaceAll("-", " "), code };
    const done = await post(withdraw, typed);
    expect(done.status).toBe(200);
    expect(done.body.content.receipt).toBe(receipt);
    expect(await openLeadStore()!.list(`lead/${receipt}`)).toEqual([]);
    expect(await openLeadStore()!.readFacts(`gone/${receipt}`)).toMatchObject({
      reason: "withdrawn",
      files: 1,
    });
    expect((await post(withdraw, typed)).body).toEqual(done.body);
    const again = await post(addCase, leadRequest(user_uuid));
    expect(again.body.result.msg).toContain("已经删除");
  });

  test("needs the right code and gives nobody more than ten tries a day", async () => {
    const { receipt, code } = await newLead();
    const client = "198.51.100.9";
    const statuses = [];
    for (let tried = 0; tried < 12; tried++)
      statuses.push((await post(withdraw, { receipt, code: "0000-0000-0000" }, client)).status);
    expect(statuses).toEqual([...Array(10).fill(404), 429, 429]);
    expect((await post(withdraw, { receipt, code }, "198.51.100.10")).status).toBe(200);
  });
});
