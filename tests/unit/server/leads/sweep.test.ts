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

type Made = Pick<Awaited<ReturnType<typeof testDesk>>, "desk" | "clock">;

/** Lets days pass, each with a sweep; returns the total number of deletions. */
async function live({ desk, clock }: Made, days: number) {
  let expired = 0;
  let abandoned = 0;
  for (let day = 0; day < days; day++) {
    clock.ms += DAY_MS;
    const swept = await sweep(desk);
    expired += swept.expired;
    abandoned += swept.abandoned;
  }
  return { expired, abandoned };
}

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
    clock.ms -= 1;
    expect(await live({ desk, clock }, desk.compliance.retentionDays)).toEqual({ expired: 0, abandoned: 0 });
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
    expect(await live({ desk, clock }, 1)).toMatchObject({ abandoned: 0 });
    expect(await live({ desk, clock }, 1)).toMatchObject({ abandoned: 1 });
    expect(await leadFilesOf(desk.store, receipt)).toEqual([]);
    expect(await desk.store.readFacts(headKey(receipt))).not.toBeNull();
  });

  test("deletes nothing after the clock jumped forward, until a person asks or the days have passed", async () => {
    const made = await leadWithFile(1);
    const { desk, clock } = made;
    await live(made, 3);
    expect(await leadFilesOf(desk.store, made.receipt)).toEqual([]);
    const { retentionDays } = desk.compliance;
    clock.ms += (retentionDays + 1) * DAY_MS;
    expect(await sweep(desk)).toMatchObject({ expired: 0, abandoned: 0, doubtful: 1 });
    expect(await live(made, retentionDays - 5)).toEqual({ expired: 0, abandoned: 0 });
    expect(await sweep(desk, { isAsked: true })).toMatchObject({ expired: 1 });
  });

  test("keeps an upload under way when the clock jumps forward", async () => {
    const { desk, clock, receipt, send } = await leadWithFile(1);
    await sweep(desk);
    clock.ms += 181 * DAY_MS;
    expect(await sweep(desk)).toMatchObject({ expired: 0, abandoned: 0 });
    await send(1);
    await send(2);
    expect(await leadFilesOf(desk.store, receipt)).toMatchObject([{ complete: true }]);
  });

  test("deletes nothing after the clock jumped forward and back", async () => {
    const made = await leadWithFile(3);
    const { desk, clock } = made;
    clock.ms += 400 * DAY_MS;
    await sweep(desk);
    clock.ms -= 400 * DAY_MS;
    expect(await live(made, desk.compliance.retentionDays - 1)).toEqual({ expired: 0, abandoned: 0 });
    expect(await live(made, 1)).toMatchObject({ expired: 1 });
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
