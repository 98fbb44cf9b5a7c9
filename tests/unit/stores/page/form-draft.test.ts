import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { dropExpired, keep } from "#stores/page/device-storage.ts";
import { DRAFT_MS, keepFilled, readFilled, saveDraft, startingValues } from "#stores/page/form-draft.ts";
import { fakeStorage } from "../fake-storage.ts";
import { typedForm } from "../typed-form.ts";

const KEY = "caseDraft";
/** The initial value of the form if nothing had been typed. */
const startingAmount = (amount = "") =>
  startingValues(KEY, ["amount", "court"], typedForm({ amount })).amount;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-20T08:00:00Z") });
  vi.stubGlobal("localStorage", fakeStorage());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a draft", () => {
  test("fills what is still empty, and what was typed stays", () => {
    saveDraft(KEY, { amount: "120万元", court: "" });
    expect(startingAmount()).toBe("120万元");
    expect(startingAmount("5")).toBe("5");
    expect(startingValues(KEY, ["amount", "court"], typedForm({})).court).toBe("");
  });

  test("keeps its day when it is saved again as it was, so that reloading does not keep it for ever", () => {
    saveDraft(KEY, { amount: "120万元" });
    vi.advanceTimersByTime(DRAFT_MS - 1000);
    saveDraft(KEY, { amount: startingAmount() });
    vi.advanceTimersByTime(2000);
    expect(startingAmount()).toBe("");
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  test("begins its day anew with an edit", () => {
    saveDraft(KEY, { amount: "1" });
    vi.advanceTimersByTime(DRAFT_MS - 1000);
    saveDraft(KEY, { amount: "12" });
    vi.advanceTimersByTime(2000);
    expect(startingAmount()).toBe("12");
  });

  test("is gone when everything was deleted from the form", () => {
    saveDraft(KEY, { amount: "1" });
    saveDraft(KEY, { amount: "" });
    expect(localStorage.getItem(KEY)).toBeNull();
  });
});

describe("dropExpired", () => {
  test("drops what is past its own time, and leaves the rest and other people's text", () => {
    const now = Date.now();
    keep("draft", 1, 1000);
    keep("result", 1, 5000);
    localStorage.setItem("lang", "cn");
    dropExpired(localStorage, now + 2000);
    expect(Object.keys(localStorage).sort()).toEqual(["lang", "result"]);
  });
});

describe("filled values", () => {
  test("they come back for the number that they were looked up for, and for no other", () => {
    keepFilled("（2024）内01民初1号", new Map([["court", "某法院"]]));
    expect([...readFilled("（2024）内01民初1号")]).toEqual([["court", "某法院"]]);
    expect(readFilled("（2024）内01民初2号").size).toBe(0);
    keepFilled("（2024）内01民初2号", new Map());
    expect(readFilled("（2024）内01民初1号").size).toBe(0);
  });
});
