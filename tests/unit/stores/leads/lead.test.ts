import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { SealedLeadRequest } from "#contract/leads/lead-form.ts";
import { receiptOf } from "#sealing/seal-lead.ts";
import { leadFilesOf } from "#server/leads/keep-file.ts";
import { openForms } from "#server/leads/office/open-lead.ts";
import { takeSealedLead } from "#server/leads/take-lead.ts";
import { pdfAround, testDesk } from "../../../fixtures/leads/test-desk.ts";
import { faultyLine, type LineFault } from "../../client/faulty-line.ts";
import { memoryStore } from "../../server/leads/memory-store.ts";
import { fakeStorage } from "../fake-storage.ts";

const turn = () => new Promise<void>((next) => setImmediate(next));

/** The page after loading: new modules, device storage unchanged. */
async function loadPage() {
  vi.resetModules();
  const page = {
    ...(await import("#stores/leads/lead.ts")),
    ...(await import("#stores/leads/case-files.ts")),
    ...(await import("#stores/leads/case-file-list.ts")),
  };
  await page.openLead({ officeKey, notice, faults: { unloaded: "未加载", impossible: "不能加密" } });
  return page;
}

const { desk, keys, officeKey } = await testDesk(memoryStore());
const notice = { country: "某国", provider: "某公司", retentionDays: 180 };
/** All data that left the page. */
let sent: string[];
let fault: () => LineFault;

beforeEach(() => {
  fault = () => "none";
  sent = [];
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("localStorage", fakeStorage());
  vi.stubGlobal("sessionStorage", fakeStorage());
  const upload = faultyLine(desk, () => fault(), turn);
  vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
    if (address.endsWith("/lead/files")) {
      const receipt = await receiptOf(JSON.parse(String(init.body)).user_uuid);
      return Response.json({ result: { code: 0, msg: "" }, files: await leadFilesOf(desk.store, receipt) });
    }
    if (!address.endsWith("/add_cases2")) return upload(address, init);
    sent.push(String(init.body));
    const taken = await takeSealedLead(desk, SealedLeadRequest.parse(JSON.parse(String(init.body))));
    return Response.json({ result: { code: 0, msg: "" }, content: "ok" in taken ? taken.ok : {} });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const form = {
  fields: {
    ...{ username: "林某某", telephone: "13800000000", mail: "" },
    ...{ first_court: "", first_judge: "", final_court: "", final_judge: "", about: "" },
  },
  consent_abroad: true,
  consent_sensitive: true,
  isTrapped: false,
  filled_ms: 9000,
};
const file = (name = "判决书.pdf") => new File([pdfAround(new Uint8Array(1_200_000))], name);

describe("the lead's store", () => {
  test("delivers lead and files, then empties the list and takes a new uuid", async () => {
    const page = await loadPage();
    expect(await page.addCaseFiles([file()])).toEqual({ refused: [], over: null });
    await page.sendLead(form);
    const first = page.$lead.get();
    expect(first).toMatchObject({ kind: "sent", files: { delivered: 1, left: [] } });
    expect(page.$caseFiles.get()).toEqual([]);
    await page.sendLead(form);
    const second = page.$lead.get();
    expect(first.kind === "sent" && second.kind === "sent" && first.receipt !== second.receipt).toBe(true);
  });

  test("goes on after a reload when the visitor chooses the same file again", async () => {
    const before = await loadPage();
    await before.addCaseFiles([file()]);
    before.$caseFiles.subscribe(([entry]) => entry && entry.done === 1 && before.pauseCaseFile(entry.key));
    await before.sendLead(form);
    expect(before.$caseFiles.get()).toMatchObject([{ state: "paused" }]);
    const sent = before.$lead.get();
    const after = await loadPage();
    expect(after.$lead.get()).toEqual(sent);
    expect(after.$caseFiles.get()).toMatchObject([{ name: "判决书.pdf", state: "unchosen" }]);
    const done = new Promise<void>((resolve) => {
      after.$lead.listen((lead) => lead.kind === "sent" && lead.files !== "pending" && resolve());
    });
    await after.addCaseFiles([file("换了名字.pdf")]);
    await done;
    if (sent.kind !== "sent") throw new Error("the lead was not sent");
    expect(await leadFilesOf(desk.store, sent.receipt)).toMatchObject([{ complete: true }]);
  });

  test("ends when the device cannot read a file, and says what was not taken", async () => {
    const page = await loadPage();
    const gone = file("坏.pdf");
    gone.arrayBuffer = () => Promise.reject(new DOMException("gone", "NotReadableError"));
    const { refused } = await page.addCaseFiles([new File(["no pdf at all"], "假.pdf"), gone, file()]);
    expect(refused).toEqual([{ name: "假.pdf", reason: "type_not_content" }]);
    expect(page.$caseFiles.get()).toMatchObject([{ state: "unreadable" }, {}]);
    await page.sendLead(form);
    const left = [{ name: "坏.pdf" }];
    expect(page.$lead.get()).toMatchObject({ kind: "sent", files: { delivered: 1, left } });
    expect(page.$caseFiles.get()).toEqual([]);
  });

  test.each(["lead-sealing", "lead-content"])(
    "keeps a chosen file on the list while %s does not load, and sends it once it does",
    async (module) => {
      vi.useFakeTimers({ toFake: ["setTimeout"] });
      vi.doMock(`#stores/leads/${module}.ts`, () => {
        throw new TypeError("Failed to fetch dynamically imported module");
      });
      const page = await loadPage();
      const chosen = page.addCaseFiles([file(), new File(["no pdf at all"], "假.pdf")]);
      await vi.advanceTimersByTimeAsync(10_000);
      expect(await chosen).toEqual({ refused: [], over: null });
      expect(page.$caseFiles.get()).toMatchObject([{ state: "unloaded" }, { state: "unloaded" }]);
      expect(page.goOnWithFiles()).toBe(true);
      await vi.advanceTimersByTimeAsync(10_000);
      expect(page.$caseFiles.get()).toMatchObject([{ state: "unloaded" }, { state: "unloaded" }]);
      vi.doUnmock(`#stores/leads/${module}.ts`);
      vi.useRealTimers();
      await page.sendLead(form);
      const left = [{ name: "假.pdf", state: "refused", reason: "type_not_content" }];
      expect(page.$lead.get()).toMatchObject({ kind: "sent", files: { delivered: 1, left } });
    },
  );

  test("says at the end what was found wrong with a file after the lead had gone", async () => {
    const page = await loadPage();
    const slow = new File(["no pdf at all"], "假.pdf");
    const { promise, resolve } = Promise.withResolvers<ArrayBuffer>();
    slow.arrayBuffer = () => promise;
    const chosen = page.addCaseFiles([slow]);
    await page.sendLead(form);
    expect(page.$lead.get()).toMatchObject({ kind: "sent", files: "pending" });
    resolve(new ArrayBuffer(13));
    expect(await chosen).toEqual({ refused: [], over: null });
    const left = [{ name: "假.pdf", reason: "type_not_content" }];
    expect(page.$lead.get()).toMatchObject({ files: { delivered: 0, left } });
  });

  test("lets nothing of the form and of the files leave the device in the clear", async () => {
    const page = await loadPage();
    const bodies: string[] = [];
    const passed = globalThis.fetch;
    vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
      const request = new Request(new URL(address, "http://localhost"), { ...init, method: "POST" });
      bodies.push(`${address}\n${await request.text()}`);
      return passed(address, init);
    });
    await page.addCaseFiles([file("某某诉某某判决书.pdf")]);
    await page.sendLead({ ...form, isTrapped: true });
    await page.sendLead(form);
    expect(bodies.length).toBeGreaterThan(2);
    for (const secret of ["林某某", "13800000000", "判决书", "%PDF", "%%EOF"])
      expect(bodies.join("\n")).not.toContain(secret);
    const lead = page.$lead.get();
    const receipt = lead.kind === "sent" ? lead.receipt : "";
    expect(await openForms(desk.store, keys, receipt)).toMatchObject([
      { by: "browser", lead: { form: form.fields } },
    ]);
  });

  test("repeats a request whose answer was lost with the very same bytes", async () => {
    const page = await loadPage();
    const passed = globalThis.fetch;
    vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
      await passed(address, init);
      throw new TypeError("fetch failed");
    });
    await page.sendLead(form);
    expect(page.$lead.get()).toMatchObject({ kind: "failed" });
    vi.stubGlobal("fetch", passed);
    await page.sendLead(form);
    expect(sent).toHaveLength(2);
    expect(JSON.parse(sent[0]!).sealed).toBe(JSON.parse(sent[1]!).sealed);
  });

  test("brings a form with three files of 10 MB in 34 requests", async () => {
    const page = await loadPage();
    let requests = 0;
    const passed = globalThis.fetch;
    vi.stubGlobal("fetch", (address: string, init: RequestInit) => {
      requests++;
      return passed(address, init);
    });
    const large = [1, 2, 3].map((number) => {
      const bytes = new Uint8Array(10 * 1024 * 1024).fill(number);
      return new File([pdfAround(bytes)], `${number}.pdf`);
    });
    await page.addCaseFiles(large);
    await page.sendLead(form);
    expect(page.$lead.get()).toMatchObject({ kind: "sent", files: { delivered: 3, left: [] } });
    expect(requests).toBe(34);
  });

  test("says that it cannot seal, and sends nothing, where the page carries no key", async () => {
    vi.resetModules();
    const page = await import("#stores/leads/lead.ts");
    await page.openLead({ officeKey: "", notice, faults: { unloaded: "未加载", impossible: "不能加密" } });
    await page.sendLead(form);
    expect(page.$lead.get()).toMatchObject({ kind: "failed", msg: "不能加密" });
    expect(sent).toEqual([]);
  });

  test("after a reload knows what the service has wholly, and waits for the rest alone", async () => {
    const before = await loadPage();
    await before.addCaseFiles([file("一.pdf"), new File([pdfAround(new Uint8Array(2_300_000))], "二.pdf")]);
    before.$caseFiles.subscribe((entries) => {
      const second = entries.find(({ name }) => name === "二.pdf");
      if (second && second.done === 1) before.pauseCaseFile(second.key);
    });
    await before.sendLead(form);
    const after = await loadPage();
    expect(after.$caseFiles.get()).toMatchObject([
      { name: "一.pdf", state: "complete" },
      { name: "二.pdf", state: "unchosen" },
    ]);
    expect(after.$lead.get()).toMatchObject({ kind: "sent", files: "pending" });
  });

  test("a file that goes off the list was not delivered", async () => {
    const page = await loadPage();
    await page.addCaseFiles([file()]);
    page.$caseFiles.subscribe(([entry]) => entry && entry.done === 1 && page.pauseCaseFile(entry.key));
    await page.sendLead(form);
    expect(page.$lead.get()).toMatchObject({ files: "pending" });
    vi.stubGlobal("fetch", async () => Response.json({ result: { code: 0, msg: "" } }));
    await page.removeCaseFile(page.$caseFiles.get()[0]!.key);
    expect(page.$lead.get()).toMatchObject({ files: { delivered: 0, left: [] } });
  });

  test("says how many were chosen when there are more than three, and why a file is not taken up", async () => {
    const page = await loadPage();
    const many = [1, 2, 3, 4].map((number) => new File([pdfAround(Uint8Array.of(number))], `${number}.pdf`));
    const { over } = await page.addCaseFiles(many);
    expect(over).toEqual({ limit: 3, chosen: 4, held: 0 });
    expect(page.$caseFiles.get()).toHaveLength(3);
    const { refused } = await page.addCaseFiles([new File([], "空.pdf"), new File(["x"], "a.exe")]);
    expect(refused.map(({ reason }) => reason)).toEqual(["file_empty", "type_not_taken"]);
  });
});
