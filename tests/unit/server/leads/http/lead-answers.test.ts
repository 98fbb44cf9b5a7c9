import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { zipSync } from "fflate";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { partRange } from "#domain/leads/part-layout.ts";
import { describeFile, sealAnnouncement, sealPart } from "#sealing/seal-file.ts";
import { answerFiles, answerRemoval, answerWithdrawal } from "#server/leads/http/answer-files.ts";
import { answerLead, withStore } from "#server/leads/http/answer-lead.ts";
import { takeNoJsLead } from "#server/leads/http/answer-no-js.ts";
import { answerUpload, takeUpload, takeWholeFile } from "#server/leads/http/answer-upload.ts";
import { fail } from "#server/leads/lead-context.ts";
import { StoreFailure } from "#server/object-store/object-store.ts";
import { secondsLeft } from "#server/visitor-limits/daily-limit.ts";
import { scratchFolder } from "#tests/fixtures/scratch-folder.ts";
import { leadRequest, newOwner, pdfAround, testDesk } from "../../../../fixtures/leads/test-desk.ts";
import { memoryStore } from "../memory-store.ts";

const folder = scratchFolder();
const { officeKey, desk: anyDesk } = await testDesk(memoryStore());
let webhook: string[] = [];
beforeEach(() => {
  vi.stubEnv("FASU_STORE", join(folder, randomUUID()));
  vi.stubEnv("FASU_OFFICE_PUBLIC_KEY", officeKey);
  vi.stubEnv("FASU_LEAD_WEBHOOK", "https://office.example/hook");
  vi.stubEnv("FASU_LOG", "off");
  webhook = [];
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
    webhook.push(JSON.parse(body).receipt);
    return new Response();
  });
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});
const request = new Request("http://own/add_cases2");
const ok = <T>(answer: { ok: T } | { failure: unknown }): T => {
  if ("failure" in answer) throw new Error(JSON.stringify(answer.failure));
  return answer.ok;
};

describe("answerLead", () => {
  test("a store that fails is told as such, a bug is not", async () => {
    const failing = (error: Error) => withStore(() => Promise.reject(error));
    expect(await failing(new StoreFailure("down"))).toEqual(
      fail("missing_part", "store_failed", { headers: { "retry-after": "5" } }),
    );
    await expect(failing(new TypeError("a bug"))).rejects.toThrow("a bug");
    expect(await withStore(async () => 7)).toBe(7);
  });
});

/** The context of a lead service with a lead, and a file of three parts of 100 bytes for it. */
async function deskWithFile() {
  const { desk } = await testDesk(memoryStore());
  const uuid = randomUUID();
  ok(await takeNoJsLead(desk, { fields: await formOf(), file: null }, request));
  const owner = await newOwner(uuid);
  await desk.store.create(`lead/${owner.receipt}/head`, new Uint8Array(), { at: desk.now(), code: "x" });
  const bytes = pdfAround(new Uint8Array(284).fill(7));
  const manifest = await describeFile("a.pdf", bytes, 100);
  const announcement = await sealAnnouncement(desk.office, owner, manifest, new Date());
  const { file } = announcement;
  const partOf = async (part: number) => {
    const content = bytes.subarray(...partRange(bytes.length, 100, part));
    return (await sealPart(desk.office, owner.receipt, { file, manifest, part }, content))!;
  };
  return { desk, uuid, announcement, file, partOf };
}
const formOf = async (more: Record<string, string> = {}) => ({
  ...{ username: "林某某", telephone: "13800000000", mail: "", website: "" },
  ...{ consent_abroad: "on", consent_sensitive: "on", consent_arrival: "on", ...more },
});

/** A docx whose directory declares one byte less for its largest entry than it unpacks to. */
function lyingDocx(): Uint8Array {
  const packed = Buffer.from(
    zipSync({ "[Content_Types].xml": new Uint8Array(9), "word/document.xml": new Uint8Array(5_000_000) }),
  );
  packed.writeUInt32LE(4_999_999, packed.lastIndexOf("word/document.xml") - 46 + 24);
  return packed;
}

describe("takeUpload", () => {
  test("counts new files of a visitor by the day", async () => {
    const { desk, uuid: user_uuid, announcement } = await deskWithFile();
    const fields = { user_uuid, announcement, consent_sensitive: true, consent_arrival: true };
    desk.settings = { ...desk.settings, FASU_FILES_PER_DAY: 0 };
    expect(await takeUpload(desk, { fields, file: null } as never, request)).toEqual(
      fail("too_many", "too_many_leads", { headers: { "retry-after": `${secondsLeft(desk.now())}` } }),
    );
  });

  test("looks at content after consents, lead and counts, and refuses when too many files wait for it", async () => {
    const { desk, uuid } = await deskWithFile();
    const hostile = { name: "a.doc", bytes: new Uint8Array(1000).fill(87) };
    const given = { sensitive: true, arrival: true };
    const refusal = async (...args: Parameters<typeof takeWholeFile>) => {
      const taken = await takeWholeFile(...args);
      return "failure" in taken ? taken.failure.reason : null;
    };
    expect(await refusal(desk, uuid, hostile, { ...given, sensitive: false })).toBe("consent_sensitive");
    expect(await refusal(desk, randomUUID(), hostile, given)).toBe("no_such_lead");
    const none = async () => fail("too_many", "too_many_leads");
    expect(await refusal(desk, uuid, hostile, given, none)).toBe("too_many_leads");
    expect(await refusal(desk, uuid, hostile, given)).toBe("type_not_content");
    const lying = { name: "a.docx", bytes: lyingDocx() };
    const crowd = Array.from({ length: 60 }, () => refusal(desk, uuid, lying, given));
    expect(new Set(await Promise.all(crowd))).toEqual(new Set(["archive_bomb", "files_busy"]));
    expect(await refusal(desk, uuid, hostile, given)).toBe("type_not_content");
    for (const name of ["a.pdf", "b.pdf", "c.pdf"])
      expect(await refusal(desk, uuid, { name, bytes: pdfAround(new Uint8Array(9)) }, given)).toBeNull();
    expect(await refusal(desk, uuid, hostile, given, none)).toBe("too_many_files");
    const again = { name: "a.pdf", bytes: pdfAround(new Uint8Array(9)) };
    expect(await refusal(desk, uuid, again, given, none)).toBeNull();
  });
});

describe("files and withdrawal of the running site", () => {
  test("files are listed, removed, and all goes with the lead, by codes however they are typed", async () => {
    const plain = leadRequest();
    const { receipt, code } = ok(await answerLead(plain, request)).content;
    const own = { user_uuid: plain.user_uuid };
    expect(await answerFiles(own)).toEqual({ ok: { receipt, status: "complete", files: [] } });
    const owner = await newOwner(plain.user_uuid);
    const announced = await describeFile("a.pdf", pdfAround(new Uint8Array(9)));
    const announcement = await sealAnnouncement(anyDesk.office, owner, announced, new Date());
    const fields = { ...own, announcement, consent_sensitive: true, consent_arrival: true };
    const { file } = announcement;
    expect(await answerUpload({ fields, file: null } as never, request)).toMatchObject({
      ok: { content: { file, present: [] } },
    });
    expect(ok(await answerFiles(own))).toMatchObject({ status: "pending", files: [{ file }] });
    expect(await answerRemoval({ ...own, file })).toEqual({ ok: { receipt, status: "complete", files: [] } });
    const withdraw = (typed: string) =>
      answerWithdrawal({ receipt: receipt.toLowerCase(), code: typed }, request);
    expect(await withdraw("x")).toEqual(fail("not_found", "wrong_code"));
    expect(await answerWithdrawal({ receipt: "x", code }, request)).toEqual(fail("not_found", "wrong_code"));
    expect(await withdraw("0000-0000-0000")).toEqual(fail("not_found", "wrong_code"));
    expect(ok(await withdraw(code.replaceAll("-", " "))).content).toMatchObject({ receipt });
    expect(await answerFiles(own)).toEqual(fail("not_found", "no_such_lead"));
    expect(await answerUpload({ fields, file: null } as never, request)).toEqual(
      fail("not_found", "lead_gone"),
    );
  });
});

describe("a form without script", () => {
  test("counts among the plain leads of a day", async () => {
    const { desk } = await testDesk(memoryStore());
    desk.settings = { ...desk.settings, FASU_LEADS_PER_DAY: 1 };
    const take = async (username: string) =>
      takeNoJsLead(desk, { fields: await formOf({ username }), file: null }, request);
    ok(await take("甲"));
    expect(await take("乙")).toEqual(
      fail("too_many", "too_many_leads", { headers: { "retry-after": `${secondsLeft(desk.now())}` } }),
    );
  });
});
