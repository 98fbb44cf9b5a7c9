import { randomBytes, randomUUID } from "node:crypto";
import { describe, expect, test, vi } from "vitest";
import { MAX_FILE_BYTES, MAX_LEAD_FILES } from "#contract/leads/lead-limits.ts";
import type { Announcement } from "#contract/leads/upload-casefile.ts";
import { partRange } from "#domain/leads/part-layout.ts";
import { describeFile, sealAnnouncement, sealPart, sumOfAnnouncement } from "#sealing/seal-file.ts";
import { announceFile, leadFilesOf, listFiles, removeFile, storePart } from "#server/leads/keep-file.ts";
import { filesKey, goneKey, headKey, manifestKey, partKey, placeKey } from "#server/leads/keys.ts";
import { fail } from "#server/leads/lead-context.ts";
import { failFull } from "#server/leads/lead-room.ts";
import type { LeadStore } from "#server/object-store/object-store.ts";
import { newOwner, pdfAround, testDesk } from "../../../fixtures/leads/test-desk.ts";
import { memoryStore } from "./memory-store.ts";

const NOTHING = new Uint8Array();
const SHA256 = /^[0-9a-f]{64}$/;

/** The context of a lead service with a lead that has no file yet. */
async function deskWithLead() {
  const store = memoryStore();
  const { desk, clock } = await testDesk(store);
  const owner = await newOwner(randomUUID());
  const { receipt } = owner;
  await store.create(headKey(receipt), NOTHING, { at: clock.ms, code: "x" });
  /** A file of three parts of 100 bytes, announced but not sent. */
  const newFile = async (name = "a.pdf") => {
    const bytes = pdfAround(randomBytes(300 - pdfAround(NOTHING).length));
    const manifest = await describeFile(name, bytes, 100);
    const announcement = await sealAnnouncement(desk.office, owner, manifest, new Date());
    const { file } = announcement;
    const partOf = async (part: number) => {
      const content = bytes.subarray(...partRange(bytes.length, 100, part));
      const sealed = await sealPart(desk.office, receipt, { file, manifest, part }, content);
      return { file, part, ...sealed! };
    };
    return { announcement, file, partOf };
  };
  const announce = (announcement: Announcement, count?: Parameters<typeof announceFile>[4]) =>
    announceFile(desk, receipt, announcement, true, count);
  return { desk, store, clock, receipt, newFile, announce };
}

/** The announcement with other members and its checksum recomputed. */
const summed = async (receipt: string, announcement: Announcement, more: Partial<Announcement>) => {
  const changed = { ...announcement, ...more };
  return { ...changed, sum: await sumOfAnnouncement(receipt, changed) };
};

describe("announceFile", () => {
  test("keeps the sealed manifest with its layout and answers what is there", async () => {
    const { store, clock, receipt, newFile, announce, desk } = await deskWithLead();
    const { announcement, file, partOf } = await newFile();
    const status = { file, size: 300, parts: 3, present: [] as number[], complete: false };
    expect(await announce(announcement)).toEqual({ ok: status });
    expect(await store.readFacts(manifestKey(receipt, file))).toEqual({
      ...{ at: clock.ms, size: 300, parts: 3, part_size: 100, sum: expect.stringMatching(SHA256) },
    });
    expect(await storePart(desk, receipt, await partOf(2))).toEqual({ ok: { file, stored: 2 } });
    expect(await announce(announcement)).toEqual({ ok: { ...status, present: [2] } });
    for (const part of [0, 1]) await storePart(desk, receipt, await partOf(part));
    expect(await announce(announcement)).toEqual({ ok: { ...status, present: [0, 1, 2], complete: true } });
    expect(await leadFilesOf(store, receipt)).toEqual([{ ...status, present: [0, 1, 2], complete: true }]);
  });

  test("is told complete of no file with a part that is not what was sent, until it was sent again", async () => {
    const { store, receipt, newFile, announce, desk } = await deskWithLead();
    const { announcement, file, partOf } = await newFile();
    await announce(announcement);
    for (const part of [0, 1, 2]) await storePart(desk, receipt, await partOf(part));
    const key = partKey(receipt, file, 1);
    const { bytes, facts } = (await store.read(key))!;
    for (const damaged of [bytes.subarray(0, -1), bytes.map((byte, at) => (at === 150 ? byte ^ 1 : byte))]) {
      await store.write(key, damaged, { ...facts, at: Number(facts.at) + damaged.length });
      expect(await announce(announcement)).toMatchObject({ ok: { present: [0, 2], complete: false } });
      expect(await store.readFacts(key)).toBeNull();
      await storePart(desk, receipt, await partOf(1));
      expect(await announce(announcement)).toMatchObject({ ok: { complete: true } });
    }
  });

  test("refuses new files and parts where the disk is nearly full or leads take all they may", async () => {
    const { store, receipt, newFile, announce, desk } = await deskWithLead();
    const { announcement, file, partOf } = await newFile();
    await announce(announcement);
    const later = await newFile("b.pdf");
    const { FASU_STORE_FREE_MB: floor, FASU_STORE_MAX_MB: cap } = desk.settings;
    const enough = { free: floor * 1e6, used: cap * 1e6 - 1 };
    for (const room of [
      { ...enough, free: enough.free - 1 },
      { ...enough, used: enough.used + 1 },
    ]) {
      store.room = async () => room;
      expect(await announce(later.announcement)).toEqual(failFull());
      expect(await storePart(desk, receipt, await partOf(0))).toEqual(failFull());
      // The stored parts are reported nevertheless.
      expect(await announce(announcement)).toHaveProperty("ok");
    }
    expect(await listFiles(store, receipt)).toEqual([file]);
    store.room = async () => enough;
    expect(await announce(later.announcement)).toHaveProperty("ok");
  });

  test("counts a file once, when it is new, and keeps nothing of one that may not be counted", async () => {
    const { store, receipt, newFile, announce } = await deskWithLead();
    const { announcement, file } = await newFile();
    const refusal = fail("too_many", "too_many_files");
    expect(await announce(announcement, async () => refusal)).toEqual(refusal);
    expect(await store.list(filesKey(receipt))).toEqual([]);
    const count = vi.fn(async () => null);
    await announce(announcement, count);
    await announce(announcement, count);
    expect(count).toHaveBeenCalledTimes(1);
    expect(await listFiles(store, receipt)).toEqual([file]);
  });

  test("refuses what does not fit together, with the reason", async () => {
    const { desk, receipt, newFile, announce } = await deskWithLead();
    const { announcement } = await newFile();
    const refused = async (more: Partial<Announcement>) =>
      announce(await summed(receipt, announcement, more));
    expect(await refused({ size: MAX_FILE_BYTES + 1 })).toEqual(fail("too_large", "file_too_large"));
    // The largest size is accepted; here the number of parts is wrong.
    expect(await refused({ size: MAX_FILE_BYTES })).toEqual(fail("bad_input", "bad_manifest"));
    expect(await refused({ parts: 2 })).toEqual(fail("bad_input", "bad_manifest"));
    expect(await refused({ sealed: "*" })).toEqual(fail("bad_input", "bad_manifest"));
    expect(await refused({ sealed: "AAAA" })).toEqual(fail("bad_input", "bad_seal", { fields: ["sealed"] }));
    expect(await announce({ ...announcement, size: 299 })).toEqual(fail("damaged", "part_hash"));
    expect(await announceFile(desk, receipt, announcement, false)).toEqual(
      fail("bad_input", "consent_sensitive", { fields: ["consent_sensitive"] }),
    );
  });

  test("refuses another layout under the same id, by its size or by its parts", async () => {
    const { receipt, newFile, announce } = await deskWithLead();
    const { announcement } = await newFile();
    await announce(announcement);
    for (const more of [{ size: 299 }, { part_size: 150, parts: 2 }])
      expect(await announce(await summed(receipt, announcement, more))).toEqual(
        fail("bad_input", "bad_manifest"),
      );
  });

  test("tells a lead that is gone from one that never was", async () => {
    const { store, receipt, newFile, announce } = await deskWithLead();
    const { announcement } = await newFile();
    await store.remove(headKey(receipt));
    expect(await announce(announcement)).toEqual(fail("not_found", "no_such_lead"));
    await store.create(goneKey(receipt), NOTHING, {});
    expect(await announce(announcement)).toEqual(fail("not_found", "lead_gone"));
  });

  test("leaves nothing of a file whose lead went while it was announced", async () => {
    const { desk, store, receipt, newFile } = await deskWithLead();
    const { announcement } = await newFile();
    const count = async () => {
      await store.create(goneKey(receipt), NOTHING, {});
      return null;
    };
    expect(await announceFile(desk, receipt, announcement, true, count)).toEqual(
      fail("not_found", "lead_gone"),
    );
    expect(await listFiles(store, receipt)).toEqual([]);
    // The place of the file is not stored either.
    expect((await store.list("lead/")).filter((key) => !key.endsWith("/head"))).toEqual([]);
  });
});

describe("the places of a lead", () => {
  const full = fail("bad_input", "too_many_files", { value: String(MAX_LEAD_FILES) });

  test("are as many as files may be, and one is free again once its file is removed", async () => {
    const { store, receipt, newFile, announce } = await deskWithLead();
    const files: string[] = [];
    for (let at = 0; at < MAX_LEAD_FILES; at++) {
      const { announcement, file } = await newFile(`${at}.pdf`);
      expect(await announce(announcement)).toHaveProperty("ok");
      files.push(file);
    }
    const { announcement } = await newFile("late.pdf");
    const count = vi.fn(async () => null);
    expect(await announce(announcement, count)).toEqual(full);
    expect(count).not.toHaveBeenCalled();
    await removeFile(store, receipt, files[1]!);
    expect(await announce(announcement)).toHaveProperty("ok");
  });

  test("are taken by announcements under way, and given up by those of two minutes ago", async () => {
    const { store, receipt, newFile, announce } = await deskWithLead();
    const now = vi.spyOn(Date, "now").mockReturnValue(1_000_000);
    for (let place = 0; place < MAX_LEAD_FILES; place++)
      await store.create(placeKey(receipt, place), NOTHING, { file: `other${place}`, at: 1_000_000 });
    const { announcement, file } = await newFile();
    now.mockReturnValue(1_119_999);
    expect(await announce(announcement)).toEqual(full);
    now.mockReturnValue(1_120_000);
    expect(await announce(announcement)).toHaveProperty("ok");
    expect(await store.readFacts(placeKey(receipt, 0))).toEqual({ file, at: 1_120_000 });
    expect((await store.readFacts(placeKey(receipt, 1)))?.file).toBe("other1");
    now.mockRestore();
  });

  test("of a file that is there stay its own, however old", async () => {
    const { store, receipt, newFile, announce } = await deskWithLead();
    const first = await newFile("0.pdf");
    await announce(first.announcement);
    await store.write(placeKey(receipt, 0), NOTHING, { file: first.file, at: 0 });
    const second = await newFile("1.pdf");
    expect(await announce(second.announcement)).toHaveProperty("ok");
    expect((await store.readFacts(placeKey(receipt, 0)))?.file).toBe(first.file);
  });

  test("kept from an announcement that was cut off serve the same file again", async () => {
    const { store, receipt, newFile, announce } = await deskWithLead();
    const { announcement, file } = await newFile();
    for (let place = 0; place < MAX_LEAD_FILES; place++)
      await store.create(placeKey(receipt, place), NOTHING, { file, at: Date.now() });
    expect(await announce(announcement)).toHaveProperty("ok");
  });
});

describe("storePart", () => {
  test("stores a part under its number with its size, and refuses one of another size, sum, number or file", async () => {
    const { desk, store, clock, receipt, newFile, announce } = await deskWithLead();
    const { announcement, file, partOf } = await newFile();
    const part = await partOf(1);
    expect(await storePart(desk, receipt, part)).toEqual(fail("not_found", "no_manifest"));
    await announce(announcement);
    const send = (more: object) => storePart(desk, receipt, { ...part, ...more });
    expect(await send({ part: 3 })).toEqual(fail("bad_input", "bad_manifest"));
    expect(await send({ bytes: part.bytes.subarray(1) })).toEqual(fail("damaged", "part_size"));
    expect(await send({ sum: "0" })).toEqual(fail("damaged", "part_hash"));
    expect(await send({ part: 0 })).toEqual(fail("damaged", "part_hash"));
    expect(await store.readFacts(partKey(receipt, file, 1))).toBeNull();
    expect(await send({})).toEqual({ ok: { file, stored: 1 } });
    expect(await store.readFacts(partKey(receipt, file, 1))).toEqual({
      ...{ at: clock.ms, size: part.bytes.length, sum: expect.stringMatching(SHA256) },
    });
  });

  test("refuses a part sealed to another key", async () => {
    const { desk, receipt, newFile, announce } = await deskWithLead();
    const { announcement, partOf } = await newFile();
    await announce(announcement);
    expect(await storePart({ ...desk, keyIds: [] }, receipt, await partOf(0))).toEqual(
      fail("bad_input", "other_key", { fields: ["sealed"] }),
    );
  });

  test("takes no part of a file that an earlier version cut by itself", async () => {
    const { desk, store, receipt, newFile, announce } = await deskWithLead();
    const { announcement, file, partOf } = await newFile();
    await announce(announcement);
    await store.write(manifestKey(receipt, file), NOTHING, { at: 0, size: 300, parts: 3 });
    expect(await storePart(desk, receipt, await partOf(0))).toEqual(fail("bad_input", "bad_manifest"));
  });

  test("leaves nothing of a part whose file was removed while it was written", async () => {
    const { desk, store, receipt, newFile, announce } = await deskWithLead();
    const { announcement, file, partOf } = await newFile();
    await announce(announcement);
    const removing: LeadStore = {
      ...store,
      write: async (...given) => {
        await store.write(...given);
        await store.remove(manifestKey(receipt, file));
      },
    };
    expect(await storePart({ ...desk, store: removing }, receipt, await partOf(0))).toEqual(
      fail("not_found", "no_manifest"),
    );
    expect(await store.readFacts(partKey(receipt, file, 0))).toBeNull();
  });
});

test("removing a file takes its manifest, its place and all its parts, and nothing of another", async () => {
  const { desk, store, receipt, newFile, announce } = await deskWithLead();
  const gone = await newFile("a.pdf");
  const kept = await newFile("b.pdf");
  for (const { announcement, partOf } of [gone, kept]) {
    await announce(announcement);
    for (let part = 0; part < 3; part++) await storePart(desk, receipt, await partOf(part));
  }
  await removeFile(store, receipt, gone.file);
  expect((await store.list(filesKey(receipt))).filter((key) => key.includes(gone.file))).toEqual([]);
  expect(await leadFilesOf(store, receipt)).toMatchObject([{ file: kept.file, complete: true }]);
  expect(await store.readFacts(placeKey(receipt, 0))).toBeNull();
  expect((await store.readFacts(placeKey(receipt, 1)))?.file).toBe(kept.file);
});
