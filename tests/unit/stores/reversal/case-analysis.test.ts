import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { $readingList, toggleReading } from "#stores/judgment/reading-list.ts";
import {
  $result,
  type CaseResult,
  chooseCause,
  openResult,
  submitCase,
} from "#stores/reversal/case-analysis.ts";
import { fakeStorage } from "../fake-storage.ts";

const form = (first_instance_number: string) => ({
  subject: "上诉人",
  first_instance_number,
  court: "呼和浩特市新城区人民法院",
  mainjudge: "某法官",
  collegial_panel_members: "",
  reason: "保险人代位求偿权纠纷",
  amount: "120万元",
});
const words = { sending: "" };
const isFull = (local: Storage) => {
  local.setItem = () => {
    throw new Error("QuotaExceededError");
  };
};

let local: Storage;
beforeEach(() => {
  local = fakeStorage();
  vi.stubGlobal("localStorage", local);
  vi.stubGlobal("sessionStorage", fakeStorage());
  const documentElement = { lang: "zh-CN", setAttribute: () => {}, removeAttribute: () => {} };
  vi.stubGlobal("document", { documentElement });
  vi.stubGlobal("fetch", async () => Response.json({ result: { code: 0, msg: "" }, remedy: { ways: [] } }));
});
afterEach(() => vi.unstubAllGlobals());

describe("submitCase", () => {
  test("the answer is kept on the device, and the result page needs no hash", async () => {
    expect(await submitCase(form("（2024）内01民初1号"), words)).toBe("");
    await openResult("");
    expect($result.get()).toMatchObject({ kind: "ready", number: "（2024）内01民初1号" });
  });

  test("with storage full the address names the case, and nothing is left of the case before", async () => {
    await submitCase(form("（2024）内01民初1号"), words);
    isFull(local);
    const hash = await submitCase(form("（2024）内01民初2号"), words);
    expect(Object.fromEntries(new URLSearchParams(hash!.slice(1)))).toMatchObject({ amount: "1000000" });
    await openResult("");
    expect($result.get()).toEqual({ kind: "none" });
    await openResult(hash!);
    expect($result.get()).toMatchObject({ kind: "ready", shared: true, number: "" });
  });

  test("with storage forbidden the address names the case", async () => {
    vi.stubGlobal("localStorage", undefined);
    expect(await submitCase(form("（2024）内01民初1号"), words)).toMatch(/^#court=/);
  });
});

describe("chooseCause", () => {
  type Ready = Extract<CaseResult, { kind: "ready" }>;
  let sent: Record<string, string>[];
  beforeEach(() => {
    sent = [];
    vi.stubGlobal("fetch", async (_: string, { body }: RequestInit) => {
      const asked = JSON.parse(String(body)) as Record<string, string>;
      sent.push(asked);
      const case_env = { court: asked.court, cause: asked.reason };
      return Response.json({ result: { code: 0, msg: "" }, remedy: { ways: [] }, case_env });
    });
  });

  test("asks again with what the form sent, and the answer takes the place of the first", async () => {
    await submitCase({ ...form("（2024）内01民初1号"), holding: "驳回起诉" }, words);
    await openResult("");
    await chooseCause($result.get() as Ready, "保险纠纷");
    expect(sent[1]).toEqual({ ...sent[0], reason: "保险纠纷" });
    const before = $result.get();
    expect(before).toMatchObject({ kind: "ready", shared: false, number: "（2024）内01民初1号" });
    await openResult("");
    expect($result.get()).toEqual(before);
    expect((before as Ready).info.case_env.cause).toBe("保险纠纷");
  });

  test("of a shared address asks for its court and amount with the other cause", async () => {
    await openResult("#court=甲地法院&reason=货款&amount=1000000&amountMax=3000000");
    await chooseCause($result.get() as Ready, "保险纠纷");
    expect(sent[1]).toMatchObject({ court: "甲地法院", reason: "保险纠纷", amount: sent[0]!.amount });
    expect($result.get()).toMatchObject({ kind: "ready", shared: true });
  });

  test("a failure is shown, and the answer before it is still there", async () => {
    await submitCase(form("（2024）内01民初1号"), words);
    await openResult("");
    const before = $result.get() as Ready;
    vi.stubGlobal("fetch", async () =>
      Response.json({ result: { code: 42901, msg: "慢点" } }, { status: 429 }),
    );
    await chooseCause(before, "保险纠纷");
    expect($result.get()).toMatchObject({ kind: "failed", msg: "慢点" });
    await openResult("");
    expect($result.get()).toEqual(before);
  });
});

describe("toggleReading", () => {
  const entry = { id: "a", address: "", casename: "", court: "", case_number: "", casedate: "" };

  test("the list stays as it was where the device keeps nothing", () => {
    isFull(local);
    expect(toggleReading(entry)).toBe(false);
    expect($readingList.get()).toEqual([]);
  });

  test("a document is put aside and taken off again", () => {
    expect(toggleReading(entry)).toBe(true);
    expect($readingList.get()).toMatchObject([{ id: "a" }]);
    expect(toggleReading(entry)).toBe(true);
    expect($readingList.get()).toEqual([]);
  });
});
