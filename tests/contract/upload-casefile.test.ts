import { randomBytes, randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { partRange } from "#domain/leads/part-layout.ts";
import { describeFile, sealAnnouncement, sealPart } from "#sealing/seal-file.ts";
import { openFile } from "#server/leads/office/open-lead.ts";
import { openLeadStore } from "#server/object-store/open-store.ts";
import { leadRequest, newOwner, pdfAround } from "../fixtures/leads/test-desk.ts";
import { askJson, callFunction } from "./call-function.ts";
import { leadSite } from "./lead-site.ts";

const site = leadSite();

async function send(fields: Record<string, string>, file?: { name: string; bytes: Uint8Array }) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (file) form.set("file", new Blob([new Uint8Array(file.bytes)]), file.name);
  const response = await callFunction(
    new Request("http://x/layout/upload_casefile", { method: "POST", body: form }),
  );
  return { status: response.status, body: await response.json() };
}

/** A file sealed as by the page: its announcement, and each part with its fields. */
async function sealed(user_uuid: string, name: string, bytes: Uint8Array) {
  const owner = await newOwner(user_uuid);
  const manifest = await describeFile(name, bytes, 1_000);
  const announcement = await sealAnnouncement(site.key, owner, manifest, new Date());
  const { file } = announcement;
  const part = async (number: number) => {
    const content = bytes.subarray(...partRange(bytes.length, 1_000, number));
    const made = (await sealPart(site.key, owner.receipt, { file, manifest, part: number }, content))!;
    const fields = { file_id: file, part: String(number), sum: made.sum };
    return { fields, file: { name: "part", bytes: made.bytes } };
  };
  return { announcement: JSON.stringify(announcement), part };
}

describe("POST /layout/upload_casefile", () => {
  test("takes an announcement, then sealed parts in any order and twice, and is complete when all are there", async () => {
    const user_uuid = randomUUID();
    const { receipt } = (await askJson("/add_cases2", leadRequest(user_uuid))).body.content;
    const consent_sensitive = "true";
    const bytes = pdfAround(randomBytes(5_000 - 17));
    const { announcement, part } = await sealed(user_uuid, "一审判决书.pdf", bytes);
    const announced = await send({ user_uuid, consent_sensitive, announcement });
    expect(announced.body.content).toMatchObject({ parts: 5, present: [], complete: false });
    for (const number of [3, 0, 3, 4, 1]) {
      const { fields, file } = await part(number);
      expect((await send({ user_uuid, ...fields }, file)).body.content.stored).toBe(number);
    }
    const before = await askJson("/lead/files", { user_uuid });
    expect(before.body).toMatchObject({
      status: "pending",
      files: [{ present: [0, 1, 3, 4], complete: false }],
    });
    const { fields, file } = await part(2);
    const last = await send({ user_uuid, consent_sensitive, announcement, ...fields }, file);
    expect(last.body.content).toMatchObject({ present: [0, 1, 2, 3, 4], complete: true });
    const after = await askJson("/lead/files", { user_uuid });
    expect(after.body).toMatchObject({ receipt, status: "complete", files: [{ complete: true }] });
    const opened = await openFile(openLeadStore()!, [site.office], receipt, last.body.content.file);
    expect(opened).toMatchObject({ manifest: { name: "一审判决书.pdf" } });
    expect("bytes" in opened && Buffer.from(opened.bytes).equals(bytes)).toBe(true);
  });
});
