import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { $readingList, toggleReading } from "#stores/judgment/reading-list.ts";
import { $result, openResult, submitCase } from "#stores/reversal/case-analysis.ts";
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
