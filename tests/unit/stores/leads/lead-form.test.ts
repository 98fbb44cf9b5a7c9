import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { testDesk } from "../../../fixtures/leads/test-desk.ts";
import { memoryStore } from "../../server/leads/memory-store.ts";
import { fakeStorage } from "../fake-storage.ts";
import { typedForm } from "../typed-form.ts";

const { officeKey } = await testDesk(memoryStore());
const notice = { country: "某国", provider: "某公司", retentionDays: 180 };
const PERSON = { username: "林某某", telephone: "13800000000" };
const NEEDED = [
  { name: "consent_abroad", neededFor: "lead" },
  { name: "consent_sensitive", neededFor: "files" },
] as const;

/** Addresses that the page called. */
let called: string[];
let answer: () => Response;

beforeEach(() => {
  called = [];
  answer = () => Response.json({ result: { code: 50301, msg: "服务暂停" } }, { status: 503 });
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("localStorage", fakeStorage());
  vi.stubGlobal("sessionStorage", fakeStorage());
  vi.stubGlobal("fetch", async (address: string) => {
    called.push(address);
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

/** The page after loading, with these texts typed and boxes ticked before its script loaded. */
async function start(typed: Record<string, string> = {}) {
  vi.resetModules();
  const form = await import("#stores/leads/lead-form.ts");
  const { $lead, openLead } = await import("#stores/leads/lead.ts");
  form.startLeadForm(typedForm(typed));
  await openLead({ officeKey, notice, faults: { unloaded: "未加载", impossible: "不能加密" } });
  return { ...form, $lead };
}

describe("the lead form", () => {
  test("starts with what was typed and ticked before, then with its draft, which never holds a consent", async () => {
    const first = await start({ ...PERSON, consent_abroad: "on", website: "x" });
    expect(first.$leadForm.get()).toMatchObject({
      fields: PERSON,
      consents: { consent_abroad: true, consent_sensitive: false },
      website: "x",
    });
    const again = await start({ telephone: "13900000000" });
    expect(again.$leadForm.get()).toMatchObject({
      fields: { ...PERSON, telephone: "13900000000" },
      consents: { consent_abroad: false, consent_sensitive: false },
      website: "",
    });
  });

  test("names the first thing that keeps it from being sent, until that is edited", async () => {
    const { $leadFault, editLead, submitLead } = await start();
    expect(await submitLead(NEEDED)).toBe("username");
    expect($leadFault.get()).toEqual({ name: "username", reason: "username_required" });
    editLead({ fields: { telephone: PERSON.telephone } });
    expect($leadFault.get()).not.toBeNull();
    editLead({ fields: PERSON });
    expect($leadFault.get()).toBeNull();
    expect(await submitLead(NEEDED)).toBe("consent_abroad");
    expect($leadFault.get()).toEqual({ name: "consent_abroad" });
    expect(called).toEqual([]);
  });

  test("asks for a consent only where the notice does, and for that to files only with files", async () => {
    const { editLead, submitLead } = await start(PERSON);
    expect(await submitLead([])).toBeNull();
    expect(called).toEqual(["/add_cases2"]);
    editLead({ consents: { consent_abroad: true } });
    expect(await submitLead(NEEDED)).toBeNull();
  });

  test("a failure empties nothing; a delivered lead empties form and draft", async () => {
    const { $lead, $leadForm, editLead, submitLead } = await start({ ...PERSON, consent_abroad: "on" });
    await submitLead(NEEDED);
    expect($lead.get()).toMatchObject({ kind: "failed", msg: "服务暂停" });
    expect($leadForm.get().fields).toMatchObject(PERSON);
    answer = () => Response.json({ result: { code: 0, msg: "" }, content: { receipt: "r", code: "c" } });
    await submitLead(NEEDED);
    expect($lead.get().kind).toBe("sent");
    expect($leadForm.get()).toMatchObject({ consents: { consent_abroad: false } });
    expect(Object.values($leadForm.get().fields).join("")).toBe("");
    expect((await start()).$leadForm.get().fields.username).toBe("");
    // The next edit begins another lead.
    editLead({ fields: { username: "赵某某" } });
    expect($lead.get().kind).not.toBe("sent");
  });
});
