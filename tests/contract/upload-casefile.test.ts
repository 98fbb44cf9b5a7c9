import { randomBytes, randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { MAX_FILE_BYTES } from "#contract/leads/lead-limits.ts";
import type { Announcement } from "#contract/leads/upload-casefile.ts";
import { partRange } from "#domain/leads/part-layout.ts";
import { type OfficePublicKey, parsePublicKey } from "#sealing/office-key.ts";
import {
  describeFile,
  type FileOwner,
  sealAnnouncement,
  sealPart,
  sumOfAnnouncement,
} from "#sealing/seal-file.ts";
import { receiptOf } from "#sealing/seal-lead.ts";
import { openFile } from "#server/leads/office/open-lead.ts";
import { generateOfficeKey } from "#server/leads/office/private-key.ts";
import { openLeadStore } from "#server/object-store/open-store.ts";
import addCase from "../../netlify/functions/add-cases2.mts";
import leadFiles from "../../netlify/functions/lead-files.mts";
import removeFile from "../../netlify/functions/lead-files-remove.mts";
import withdraw from "../../netlify/functions/lead-withdraw.mts";
import upload from "../../netlify/functions/upload-casefile.mts";
import { leadRequest, newOwner, pdfAround } from "../fixtures/leads/test-desk.ts";
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
  return {
    user_uuid,
    consent_sensitive: "true",
    consent_arrival: "true",
    ...(body.content as { receipt: string; code: string }),
  };
}

/** A file sealed as by the page: its announcement, and each part with its fields. */
async function sealed(
  user_uuid: string,
  name: string,
  bytes: Uint8Array,
  given: { office?: OfficePublicKey; owner?: FileOwner } = {},
) {
  const { office = site.key, owner = await newOwner(user_uuid) } = given;
  const manifest = await describeFile(name, bytes, 1_000);
  const announcement = await sealAnnouncement(office, owner, manifest, new Date());
  const { file } = announcement;
  const part = async (number: number) => {
    const content = bytes.subarray(...partRange(bytes.length, 1_000, number));
    const made = (await sealPart(office, owner.receipt, { file, manifest, part: number }, content))!;
    const fields = { file_id: file, part: String(number), sum: made.sum };
    return { fields, file: { name: "part", bytes: made.bytes } };
  };
  return { announcement: JSON.stringify(announcement), part };
}

const pdf = (size: number) => pdfAround(randomBytes(size));

describe("POST /layout/upload_casefile", () => {
  test("takes an announcement, then sealed parts in any order and twice, and is complete when all are there", async () => {
    const { user_uuid, consent_sensitive, receipt } = await newLead();
    const bytes = pdf(5_000 - 17);
    const { announcement, part } = await sealed(user_uuid, "一审判决书.pdf", bytes);
    const announced = await send({ user_uuid, consent_sensitive, announcement });
    expect(announced.body.content).toMatchObject({ parts: 5, present: [], complete: false });
    for (const number of [3, 0, 3, 4, 1]) {
      const { fields, file } = await part(number);
      expect((await send({ user_uuid, ...fields }, file)).body.content.stored).toBe(number);
    }
    const before = await post(leadFiles, { user_uuid });
    expect(before.body).toMatchObject({
      status: "pending",
      files: [{ present: [0, 1, 3, 4], complete: false }],
    });
    const { fields, file } = await part(2);
    const last = await send({ user_uuid, consent_sensitive, announcement, ...fields }, file);
    expect(last.body.content).toMatchObject({ present: [0, 1, 2, 3, 4], complete: true });
    const after = await post(leadFiles, { user_uuid });
    expect(after.body).toMatchObject({ receipt, status: "complete", files: [{ complete: true }] });
    const opened = await openFile(openLeadStore()!, [site.office], receipt, last.body.content.file);
    expect(opened).toMatchObject({ manifest: { name: "一审判决书.pdf" } });
    expect("bytes" in opened && Buffer.from(opened.bytes).equals(bytes)).toBe(true);
  });

  test("takes a whole small file with a Chinese name in one request", async () => {
    const { receipt, code: _, ...fields } = await newLead();
    const bytes = pdf(900_000);
    const { status, body } = await send(fields, { name: "上诉状（终稿）.pdf", bytes });
    expect(status).toBe(200);
    expect(body.content.complete).toBe(true);
    const opened = await openFile(openLeadStore()!, [site.office], receipt, body.content.file);
    expect(opened).toMatchObject({ manifest: { name: "上诉状（终稿）.pdf" } });
  });

  test("refuses a part of another size, hash, key or place in the file, and stores nothing of it", async () => {
    const { user_uuid, consent_sensitive } = await newLead();
    const bytes = pdf(3_500 - 17);
    const owner = await newOwner(user_uuid);
    const { announcement, part } = await sealed(user_uuid, "a.pdf", bytes, { owner });
    await send({ user_uuid, consent_sensitive, announcement });
    const { fields, file } = await part(1);
    const damaged = Buffer.from(file.bytes);
    damaged[100]! ^= 1;
    const other = (await parsePublicKey((await generateOfficeKey()).publicKey))!;
    const foreign = await (await sealed(user_uuid, "a.pdf", bytes, { office: other, owner })).part(1);
    for (const [changed, sent] of [
      [fields, damaged],
      [fields, file.bytes.subarray(1)],
      [fields, new Uint8Array()],
      [{ ...fields, part: "3" }, file.bytes],
      [{ ...fields, part: "4" }, file.bytes],
      [{ ...fields, part: "2" }, file.bytes],
      [foreign.fields, foreign.file.bytes],
    ] as const) {
      const { status } = await send({ user_uuid, ...changed }, { name: "x", bytes: sent });
      expect(status).toBe(400);
    }
    const { body } = await post(leadFiles, { user_uuid });
    expect(body.files[0].present).toEqual([]);
  });

  test("takes no part of a file that was not announced, and no file without a lead or consent", async () => {
    const { user_uuid, consent_sensitive } = await newLead();
    const { announcement, part } = await sealed(user_uuid, "a.pdf", pdf(10));
    const { fields, file } = await part(0);
    expect((await send({ user_uuid, ...fields }, file)).status).toBe(404);
    const nobody = randomUUID();
    const theirs = await sealed(nobody, "a.pdf", pdf(10));
    const leadless = await send({ user_uuid: nobody, consent_sensitive, announcement: theirs.announcement });
    expect(leadless.body.result.msg).toContain("请先提交联系方式");
    const unasked = await send({ user_uuid, announcement });
    expect(unasked.body.result).toMatchObject({ fields: ["consent_sensitive"] });
    const clear = await send({ user_uuid, consent_sensitive }, { name: "a.pdf", bytes: pdf(10) });
    expect(clear.body.result).toMatchObject({ fields: ["consent_arrival"] });
  });

  test("takes at most three files, and a third again after one was taken back", async () => {
    const { user_uuid, consent_sensitive, consent_arrival } = await newLead();
    const consents = { consent_sensitive, consent_arrival };
    const files = [];
    for (let sent = 0; sent < 3; sent++) {
      const { body } = await send({ user_uuid, ...consents }, { name: `${sent}.pdf`, bytes: pdf(20) });
      files.push(body.content.file);
    }
    const fourth = { name: "4.pdf", bytes: pdf(20) };
    const refused = await send({ user_uuid, ...consents }, fourth);
    expect(refused.body.result.msg).toBe("最多上传 3 个文件");
    const left = await post(removeFile, { user_uuid, file: files[0] });
    expect(left.body.files).toHaveLength(2);
    expect((await send({ user_uuid, ...consents }, fourth)).status).toBe(200);
  });

  test("refuses what its announcement shows to be too large, miscounted or another file's", async () => {
    const { user_uuid, consent_sensitive } = await newLead();
    const { announcement } = await sealed(user_uuid, "a.pdf", pdf(10));
    const made = JSON.parse(announcement) as Announcement;
    const receipt = await receiptOf(user_uuid);
    const announce = async (changed: Partial<Announcement>) => {
      const sent = { ...made, ...changed };
      const sum = changed.sum ?? (await sumOfAnnouncement(receipt, sent));
      return send({ user_uuid, consent_sensitive, announcement: JSON.stringify({ ...sent, sum }) });
    };
    const large = await announce({ size: MAX_FILE_BYTES + 1, part_size: 1_000_000, parts: 17 });
    expect(large.status).toBe(413);
    expect(large.body.result.msg).toContain("16MB");
    expect((await announce({ parts: 2 })).status).toBe(400);
    expect((await announce({ sealed: "AAAA" })).status).toBe(400);
    expect((await announce({ sum: "0".repeat(64) })).body.result.msg).toContain("传输中损坏");
    expect((await announce({})).status).toBe(200);
    expect((await announce({ size: made.size + 1 })).status).toBe(400);
    expect((await send({ user_uuid, consent_sensitive, announcement: "{" })).body.result.msg).toContain(
      "清单有误",
    );
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
    const { receipt, code, ...fields } = await newLead();
    const { user_uuid } = fields;
    await send(fields, { name: "a.pdf", bytes: pdf(100) });
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
