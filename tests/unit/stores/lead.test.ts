import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { filesOf } from "#server/leads/keep-file.ts";
import { takeLead } from "#server/leads/take-lead.ts";
import { faultyLine, type LineFault } from "../client/faulty-line.ts";
import { memoryStore } from "../server/leads/memory-store.ts";
import { leadRequest, pdfAround, testDesk } from "../server/leads/test-desk.ts";
import { fakeStorage } from "./fake-storage.ts";

const turn = () => new Promise<void>((next) => setImmediate(next));

/** The page as after a load: modules anew, what the device keeps as it was. */
async function loadPage() {
  vi.resetModules();
  const page = { ...(await import("#stores/lead.ts")), ...(await import("#stores/case-files.ts")) };
  await page.openLead();
  return page;
}

const { desk } = await testDesk(memoryStore());
let fault: () => LineFault;

beforeEach(() => {
  fault = () => "none";
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("localStorage", fakeStorage());
  vi.stubGlobal("sessionStorage", fakeStorage());
  const upload = faultyLine(desk, () => fault(), turn);
  vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
    if (!address.endsWith("/add_cases2")) return upload(address, init);
    const { user_uuid } = JSON.parse(String(init.body));
    const taken = await takeLead(desk, leadRequest(user_uuid));
    return Response.json({ result: { code: 0, msg: "" }, content: "ok" in taken ? taken.ok : {} });
  });
});
afterEach(() => vi.unstubAllGlobals());

const form = {
  username: "林某某",
  telephone: "13800000000",
  consent_abroad: true,
  consent_sensitive: true,
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
    expect(await filesOf(desk.store, sent.receipt)).toMatchObject([{ complete: true }]);
  });

  test("ends when the service refuses a file or the device cannot read one, and says what was not taken", async () => {
    const page = await loadPage();
    const gone = file("坏.pdf");
    gone.arrayBuffer = () => Promise.reject(new DOMException("gone", "NotReadableError"));
    await page.addCaseFiles([new File(["no pdf at all"], "假.pdf"), gone, file()]);
    expect(page.$caseFiles.get()).toMatchObject([{}, { state: "unreadable" }, {}]);
    await page.sendLead(form);
    const left = [{ name: "假.pdf", state: "refused", msg: "type_not_content" }, { name: "坏.pdf" }];
    expect(page.$lead.get()).toMatchObject({ kind: "sent", files: { delivered: 1, left } });
    expect(page.$caseFiles.get()).toEqual([]);
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
    const many = [1, 2, 3, 4].map((number) => new File([`${number}`], `${number}.pdf`));
    const { over } = await page.addCaseFiles(many);
    expect(over).toEqual({ limit: 3, chosen: 4, held: 0 });
    expect(page.$caseFiles.get()).toHaveLength(3);
    const { refused } = await page.addCaseFiles([new File([], "空.pdf"), new File(["x"], "a.exe")]);
    expect(refused.map(({ reason }) => reason)).toEqual(["file_empty", "type_not_taken"]);
  });
});
