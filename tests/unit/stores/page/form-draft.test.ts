import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { dropExpired, keep } from "#stores/page/device-storage.ts";
import { DRAFT_MS, keepFilled, readFilled, restoreDraft, saveDraft } from "#stores/page/form-draft.ts";
import { fakeStorage } from "../fake-storage.ts";

const formWith = (value: string) => {
  const fields = [
    { name: "amount", value, type: "text" },
    { name: "consent", value: "on", type: "checkbox" },
    { name: "website", value: "", type: "text" },
  ];
  return { dataset: { draft: "caseDraft" }, elements: fields } as unknown as HTMLFormElement;
};
const amountIn = (form: HTMLFormElement) => (form.elements[0] as HTMLInputElement).value;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-20T08:00:00Z") });
  vi.stubGlobal("localStorage", fakeStorage());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a draft", () => {
  test("is written back into empty fields alone, and never a tick", () => {
    saveDraft(formWith("120万元"));
    const empty = formWith("");
    restoreDraft(empty);
    expect(amountIn(empty)).toBe("120万元");
    const other = formWith("5");
    restoreDraft(other);
    expect(amountIn(other)).toBe("5");
    expect(localStorage.getItem("caseDraft")).not.toContain("consent");
  });

  test("keeps its day when it is saved again as it was, so that reloading does not keep it for ever", () => {
    saveDraft(formWith("120万元"));
    vi.advanceTimersByTime(DRAFT_MS - 1000);
    const reloaded = formWith("");
    restoreDraft(reloaded);
    saveDraft(reloaded);
    vi.advanceTimersByTime(2000);
    const later = formWith("");
    restoreDraft(later);
    expect(amountIn(later)).toBe("");
    expect(localStorage.getItem("caseDraft")).toBeNull();
  });

  test("begins its day anew with an edit", () => {
    saveDraft(formWith("1"));
    vi.advanceTimersByTime(DRAFT_MS - 1000);
    saveDraft(formWith("12"));
    vi.advanceTimersByTime(2000);
    const later = formWith("");
    restoreDraft(later);
    expect(amountIn(later)).toBe("12");
  });

  test("is gone when everything was deleted from the form", () => {
    saveDraft(formWith("1"));
    saveDraft(formWith(""));
    expect(localStorage.getItem("caseDraft")).toBeNull();
  });
});

describe("dropExpired", () => {
  test("drops what is past its own time, and leaves the rest and other people's text", () => {
    const now = Date.now();
    keep("draft", 1, now, 1000);
    keep("result", 1, now, 5000);
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
