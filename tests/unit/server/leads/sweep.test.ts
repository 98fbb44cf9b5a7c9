import { randomBytes, randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { partRange } from "#domain/leads/part-layout.ts";
import { describeFile, sealAnnouncement, sealPart } from "#sealing/seal-file.ts";
import { deleteLead } from "#server/leads/delete-lead.ts";
import { announceFile, leadFilesOf, storePart } from "#server/leads/keep-file.ts";
import { goneKey, headKey, leadKey } from "#server/leads/keys.ts";
import { sweep } from "#server/leads/sweep.ts";
import { takeUnsealedLead } from "#server/leads/take-lead.ts";
import { countWithin } from "#server/visitor-limits/daily-limit.ts";
import { leadRequest, newOwner, pdfAround, testDesk } from "../../../fixtures/leads/test-desk.ts";
import { memoryStore } from "./memory-store.ts";

const DAY_MS = 86_400_000;

async function leadWithFile(partsSent: number) {
  const made = await testDesk(memoryStore());
  const uuid = randomUUID();
  await takeUnsealedLead(made.desk, leadRequest(uuid));
  const owner = await newOwner(uuid);
  const { receipt } = owner;
  const bytes = pdfAround(randomBytes(300 - 17));
  const manifest = await describeFile("a.pdf", bytes, 100);
  const announcement = await sealAnnouncement(made.desk.office, owner, manifest, new Date());
  const { file } = announcement;
  expect(await announceFile(made.desk, receipt, announcement, true)).toHaveProperty("ok");
  const send = async (part: number) => {
    const content = bytes.subarray(...partRange(bytes.length, 100, part));
    const sealed = await sealPart(made.desk.office, receipt, { file, manifest, part }, content);
    expect(await storePart(made.desk, receipt, { file, part, ...sealed! })).toHaveProperty("ok");
  };
  for (let part = 0; part < partsSent; part++) await send(part);
  return { ...made, receipt, send };
}

describe("sweep", () => {
  test("keeps a lead until its retention ends, then deletes all of it and leaves a receipt", async () => {
    const { desk, clock, receipt } = await leadWithFile(3);
    clock.ms += desk.compliance.retentionDays * DAY_MS - 1;
    expect(await sweep(desk)).toMatchObject({ expired: 0, abandoned: 0 });
    clock.ms += 1;
    expect(await sweep(desk)).toMatchObject({ expired: 1 });
    expect(await desk.store.list(leadKey(receipt))).toEqual([]);
    const left = await desk.store.readFacts(goneKey(receipt));
    expect(left).toMatchObject({ reason: "retention", forms: 1, files: 1, at: clock.ms });
  });

  test("drops an unfinished file a day after its last part, and keeps lead and finished files", async () => {
    const { desk, clock, receipt, send } = await leadWithFile(1);
    clock.ms += DAY_MS - 1000;
    await send(1);
    clock.ms += DAY_MS - 1;
    expect(await sweep(desk)).toMatchObject({ abandoned: 0 });
    clock.ms += 1;
    expect(await sweep(desk)).toMatchObject({ abandoned: 1 });
    expect(await leadFilesOf(desk.store, receipt)).toEqual([]);
    expect(await desk.store.readFacts(headKey(receipt))).not.toBeNull();
  });

  test("clears what arrived while a lead was being deleted", async () => {
    const { desk, receipt } = await leadWithFile(3);
    await deleteLead(desk.store, receipt, "withdrawn", desk.now());
    await desk.store.write(`${leadKey(receipt)}file/0/part/00`, new Uint8Array(3), { at: desk.now() });
    expect(await sweep(desk)).toMatchObject({ leftovers: 1 });
    expect(await desk.store.list(leadKey(receipt))).toEqual([]);
  });

  test("forgets the marks and salts of earlier days and keeps today's", async () => {
    const { desk, clock } = await testDesk(memoryStore());
    await countWithin(desk.store, "lead", "192.0.2.1", 5, clock.ms);
    clock.ms += DAY_MS;
    await countWithin(desk.store, "lead", "192.0.2.1", 5, clock.ms);
    expect(await sweep(desk)).toMatchObject({ marks: 2 });
    expect(await desk.store.list("limit/")).toHaveLength(2);
  });
});
