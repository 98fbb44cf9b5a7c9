import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { zipSync } from "fflate";
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { partRange } from "#domain/leads/part-layout.ts";
import { describeFile, sealAnnouncement, sealPart } from "#sealing/seal-file.ts";
import { receiptOf } from "#sealing/seal-lead.ts";
import { answerFiles, answerRemoval, answerWithdrawal } from "#server/leads/http/answer-files.ts";
import { answerLead, countedAs, withStore } from "#server/leads/http/answer-lead.ts";
import { answerNoJsLead, type NoJsSpeech } from "#server/leads/http/answer-no-js.ts";
import { answerNoJsWithdrawal } from "#server/leads/http/answer-no-js-withdrawal.ts";
import { answerUpload, takeUpload, takeWholeFile } from "#server/leads/http/answer-upload.ts";
import { takeNoJsLead } from "#server/leads/http/take-no-js-lead.ts";
import { fail, openLeadContext } from "#server/leads/lead-context.ts";
import { StoreFailure } from "#server/object-store/object-store.ts";
import { secondsLeft } from "#server/visitor-limits/daily-limit.ts";
import {
  leadRequest,
  newOwner,
  pdfAround,
  sealedRequest,
  testDesk,
} from "../../../../fixtures/leads/test-desk.ts";
import { memoryStore } from "../memory-store.ts";

const folder = mkdtempSync(join(tmpdir(), "fasu-lead-answers-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
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
  test("takes a plain and a sealed lead, and tells the office of each once", async () => {
    const plain = leadRequest();
    const first = ok(await answerLead(plain, request)).content;
    expect(first).toMatchObject({ receipt: await receiptOf(plain.user_uuid), revision: 1, files: "pending" });
    expect(ok(await answerLead(plain, request)).content).toEqual(first);
    const sealed = await sealedRequest(anyDesk.office);
    const second = ok(await answerLead(sealed, request)).content;
    expect(webhook).toEqual([first.receipt, second.receipt]);
    expect([countedAs(plain), countedAs(sealed)]).toEqual(["plain", "lead"]);
  });

  test("refuses what a machine filled in, and more than a day's leads of each kind", async () => {
    vi.stubEnv("FASU_LEADS_PER_DAY", "1");
    expect(await answerLead(leadRequest(undefined, { website: "x" }), request)).toEqual(
      fail("bad_input", "looks_automatic"),
    );
    ok(await answerLead(leadRequest(), request));
    expect(await answerLead(leadRequest(), request)).toEqual(
      fail("too_many", "too_many_leads", {
        headers: { "retry-after": expect.stringMatching(/^\d+$/) as unknown as string },
      }),
    );
    ok(await answerLead(await sealedRequest(anyDesk.office), request));
  });

  test("needs the office's key and a store, and tells the operator alone how to set them", async () => {
    const lines: string[] = [];
    vi.spyOn(console, "error").mockImplementation((line) => lines.push(line));
    vi.stubEnv("FASU_OFFICE_PUBLIC_KEY", "");
    const noKey = fail("missing_part", "no_office_key");
    expect(await openLeadContext()).toEqual(noKey);
    expect(await answerLead(leadRequest(), request)).toEqual(noKey);
    expect(await answerFiles({ user_uuid: randomUUID() })).toEqual(noKey);
    vi.stubEnv("FASU_OFFICE_PUBLIC_KEY", officeKey);
    vi.stubEnv("FASU_STORE", "");
    vi.stubEnv("NETLIFY_BLOBS_CONTEXT", "");
    expect(await openLeadContext()).toEqual(fail("missing_part", "no_lead_store"));
    expect(lines[0]).toContain("npm run leads -- keygen");
    expect(lines.at(-1)).toContain("FASU_STORE");
    vi.restoreAllMocks();
  });

  test("a store that fails is told as such, a bug is not", async () => {
    const failing = (error: Error) => withStore(() => Promise.reject(error));
    expect(await failing(new StoreFailure("down"))).toEqual(
      fail("missing_part", "store_failed", { headers: { "retry-after": "5" } }),
    );
    await expect(failing(new TypeError("a bug"))).rejects.toThrow("a bug");
    expect(await withStore(async () => 7)).toBe(7);
  });
});

/** A desk with a lead, and a file of three parts of 100 bytes for it. */
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

/** A docx whose directory says one byte less of its largest entry than it unpacks to. */
function lyingDocx(): Uint8Array {
  const packed = Buffer.from(
    zipSync({ "[Content_Types].xml": new Uint8Array(9), "word/document.xml": new Uint8Array(10_000_000) }),
  );
  packed.writeUInt32LE(9_999_999, packed.lastIndexOf("word/document.xml") - 46 + 24);
  return packed;
}

describe("takeUpload", () => {
  const sentAs = (bytes: Uint8Array, name = "part") => ({ name, bytes });

  test("takes an announcement, a part alone, and a part with its announcement", async () => {
    const { desk, uuid: user_uuid, announcement, file, partOf } = await deskWithFile();
    const take = async (fields: object, sent: { name: string; bytes: Uint8Array } | null) =>
      takeUpload(
        desk,
        { fields: { user_uuid, consent_sensitive: true, consent_arrival: true, ...fields }, file: sent },
        request,
      );
    const status = (...present: number[]) => ({
      ok: { file, size: 300, parts: 3, present, complete: present.length === 3 },
    });
    expect(await take({ announcement }, null)).toEqual(status());
    const [first, second, third] = [await partOf(0), await partOf(1), await partOf(2)];
    expect(await take({ file_id: file, part: 0, sum: first.sum }, sentAs(first.bytes))).toEqual({
      ok: { file, stored: 0 },
    });
    expect(await take({ announcement, part: 2, sum: third.sum }, sentAs(third.bytes))).toEqual(status(0, 2));
    expect(await take({ announcement, part: 1, sum: second.sum }, sentAs(second.bytes))).toEqual(
      status(0, 1, 2),
    );
    const badManifest = fail("bad_input", "bad_manifest");
    expect(await take({ part: 0, sum: first.sum }, sentAs(first.bytes))).toEqual(badManifest);
    expect(await take({ file_id: file, part: 0 }, sentAs(first.bytes))).toEqual(badManifest);
    expect(await take({ file_id: file, part: 0, sum: first.sum }, null)).toEqual(fail("damaged", "no_part"));
    expect(await take({}, null)).toEqual(fail("damaged", "no_part"));
    expect(await take({ announcement, part: 1, sum: first.sum }, sentAs(second.bytes))).toEqual(
      fail("damaged", "part_hash"),
    );
    expect(await take({ announcement, part: 0, sum: first.sum, consent_sensitive: false }, null)).toEqual(
      fail("bad_input", "consent_sensitive", { fields: ["consent_sensitive"] }),
    );
  });

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

  test("takes a whole file that is what its name says, with both consents", async () => {
    const { desk, uuid } = await deskWithFile();
    const consents = { sensitive: true, arrival: true };
    const take = (name: string, bytes: Uint8Array, given = consents) =>
      takeWholeFile(desk, uuid, { name, bytes }, given);
    const bytes = pdfAround(new Uint8Array(9));
    expect(ok(await take("a.PDF", bytes))).toMatchObject({ size: bytes.length, parts: 1, complete: true });
    expect(await take("a.exe", bytes)).toEqual(fail("wrong_type", "type_not_taken"));
    expect(await take("a.docx", bytes)).toEqual(fail("wrong_type", "type_not_content", { value: ".docx" }));
    expect(await take("b.pdf", bytes, { sensitive: false, arrival: true })).toMatchObject({
      failure: { reason: "consent_sensitive" },
    });
    desk.compliance = { ...desk.compliance, storageAbroad: true };
    expect(await take("b.pdf", bytes, { sensitive: true, arrival: false })).toEqual(
      fail("bad_input", "consent_arrival", { fields: ["consent_arrival"] }),
    );
    desk.compliance = { ...desk.compliance, storageAbroad: false };
    expect(ok(await take("b.pdf", bytes, { sensitive: true, arrival: false }))).toMatchObject({
      complete: true,
    });
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

const SAID = Object.fromEntries(
  ["brand", "taken", "delivered", "noFile", "receipt", "code", "keep", "refused", "goBack", "back", "backTo"]
    .concat(["withdraw", "withdrawTo", "withdrawn", "notWithdrawn", "home", "homeTo"])
    .map((name) => [name, `[${name}]`]),
);
const speech: NoJsSpeech = {
  words: {
    cn: { ...SAID, lang: "zh-CN", fileRefused: "refused: {msg}", withdrawnAt: "at {at}" } as never,
    en: { ...SAID, lang: "en", fileRefused: "refused: {msg}", withdrawnAt: "at {at}" } as never,
  },
  word: ({ error, reason }, language) => `${language} ${error} ${reason ?? ""}`,
};
const post = async (
  path: string,
  fields: Record<string, string>,
  file?: [string, Uint8Array<ArrayBuffer>],
) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  if (file) body.set("file", new Blob([file[1]]), file[0]);
  const response = await answerNoJsLead(new Request(`http://own${path}`, { method: "POST", body }), speech);
  return { status: response.status, html: await response.text() };
};
const factsOf = (html: string) =>
  [...html.matchAll(/<dt>([^<]*)<\/dt><dd>([^<]*)<\/dd>/g)].map(([, a, b]) => [a, b]);

describe("a form without script", () => {
  test("is answered with receipt, code and what became of its file", async () => {
    const { status, html } = await post("/lead/plain", await formOf());
    expect(status).toBe(200);
    expect(html).toContain('<html lang="zh-CN">');
    for (const said of [
      "[brand]",
      "[taken]",
      "[noFile]",
      "[keep]",
      'href="[homeTo]">[home]',
      'href="[withdrawTo]">[withdraw]',
    ])
      expect(html).toContain(said);
    expect(html).not.toContain('class="no"');
    expect(factsOf(html).map(([name]) => name)).toEqual(["[receipt]", "[code]"]);
    expect(factsOf(html)[0]?.[1]).toBe(webhook[0]);
    const withFile = await post("/lead/plain", await formOf({ username: "甲" }), [
      "a.pdf",
      pdfAround(new Uint8Array(9)),
    ]);
    expect(withFile.html).toContain("[delivered]");
    const wrong = await post("/lead/plain", await formOf({ username: "乙" }), ["a.pdf", new Uint8Array(9)]);
    expect(wrong.html).toContain("refused: cn wrong_type type_not_content");
  });

  test("is refused with the way back, by method, body, fields and consents", async () => {
    const got = await answerNoJsLead(new Request("http://own/lead/plain?lang=en"), speech);
    expect([got.status, got.headers.get("allow")]).toEqual([405, "POST"]);
    const html = await got.text();
    for (const said of [
      'class="no"',
      "[refused]",
      "en method_not_allowed",
      "[goBack]",
      'href="[backTo]">[back]',
    ])
      expect(html).toContain(said);
    const unread = await answerNoJsLead(
      new Request("http://own/lead/plain", { method: "POST", body: "x" }),
      speech,
    );
    expect(await unread.text()).toContain("cn wrong_type");
    expect((await post("/lead/plain", await formOf({ username: "" }))).html).toContain("cn bad_input");
    const file: [string, Uint8Array<ArrayBuffer>] = ["a.pdf", pdfAround(new Uint8Array(9))];
    expect((await post("/lead/plain", await formOf({ consent_sensitive: "" }), file)).html).toContain(
      "consent_sensitive",
    );
    expect(await post("/lead/plain", await formOf({ consent_sensitive: "" }))).toMatchObject({ status: 200 });
    vi.stubEnv("FASU_OFFICE_PUBLIC_KEY", "");
    expect((await post("/lead/plain", await formOf())).html).toContain("no_office_key");
  });

  test("is one lead sent twice in a day, another with other content, from elsewhere, or once it was withdrawn", async () => {
    const { desk } = await testDesk(memoryStore());
    const take = async (more = {}, from = "192.0.2.1", file: [string, Uint8Array] | null = null) => {
      const sender = new Request("http://own/", { headers: { "x-nf-client-connection-ip": from } });
      const sent = file && { name: file[0], bytes: file[1] };
      return ok(await takeNoJsLead(desk, { fields: await formOf(more), file: sent }, sender));
    };
    const first = await take();
    expect(await take()).toMatchObject({
      receipt: first.receipt,
      code: first.code,
      isNew: false,
      file: "none",
    });
    const others = [await take({ mail: "a@example.org" }), await take({}, "198.51.100.1")];
    const withFile = await take({}, "192.0.2.1", ["a.pdf", pdfAround(new Uint8Array(9))]);
    expect(withFile.file).toBe("complete");
    const receipts = [first, ...others, withFile].map(({ receipt }) => receipt);
    expect(new Set(receipts).size).toBe(4);
    await desk.store.create(`gone/${first.receipt}`, new Uint8Array(), {});
    const again = await take();
    expect(receipts).not.toContain(again.receipt);
    expect(again.isNew).toBe(true);
  });

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

describe("a withdrawal without script", () => {
  const withdraw = async (fields: Record<string, string>, query = "") => {
    const body = new URLSearchParams(fields);
    const response = await answerNoJsWithdrawal(
      new Request(`http://own/lead/withdraw/plain${query}`, { method: "POST", body }),
      speech,
    );
    return { status: response.status, html: await response.text() };
  };

  test("says when it was deleted, to the minute, and which", async () => {
    const { receipt, code } = ok(await answerLead(leadRequest(), request)).content;
    const { status, html } = await withdraw({ receipt, code });
    expect(status).toBe(200);
    expect(html).toMatch(/<p>at \d{4}-\d\d-\d\d \d\d:\d\d<\/p>/);
    expect(factsOf(html)).toEqual([["[receipt]", receipt]]);
    for (const said of ["[withdrawn]", 'href="[homeTo]">[home]']) expect(html).toContain(said);
    expect(html).not.toContain('class="no"');
  });

  test("is refused with the way back to its own form", async () => {
    for (const fields of [{ receipt: "x", code: "y" }, {}] as Record<string, string>[]) {
      const { status, html } = await withdraw(fields, "?lang=en");
      expect(status).toBe(404);
      for (const said of ["[notWithdrawn]", "en not_found wrong_code", 'href="[withdrawTo]">[back]'])
        expect(html).toContain(said);
    }
    expect((await withdraw({ receipt: "x".repeat(10_000) })).status).toBe(413);
    const got = await answerNoJsWithdrawal(new Request("http://own/lead/withdraw/plain"), speech);
    expect([got.status, got.headers.get("allow")]).toEqual([405, "POST"]);
    expect(await got.text()).toContain("[notWithdrawn]");
  });
});
