import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { neighbours, readOpened, rememberOpened } from "#stores/judgment/opened-judgment.ts";
import { forget, forgetAll, KEPT_MS, keep, loadStored } from "#stores/page/device-storage.ts";
import { conditionOf, putPending, queryOf, takePending } from "#stores/search/pending-suggestion.ts";
import { fakeStorage } from "../fake-storage.ts";

let local: Storage;
beforeEach(() => {
  local = fakeStorage();
  vi.stubGlobal("localStorage", local);
  vi.stubGlobal("sessionStorage", fakeStorage());
});
afterEach(() => vi.unstubAllGlobals());

describe("device storage", () => {
  test("a value is read back until it is too old, and gone afterwards", () => {
    vi.useFakeTimers();
    keep("a", { n: 1 });
    vi.advanceTimersByTime(KEPT_MS);
    expect(loadStored("a")).toEqual({ n: 1 });
    vi.advanceTimersByTime(1);
    expect(loadStored("a")).toBeNull();
    vi.useRealTimers();
    expect(local.getItem("a")).toBeNull();
  });

  test("foreign text under a key reads as nothing", () => {
    local.setItem("a", "{not json");
    expect(loadStored("a")).toBeNull();
  });

  test("clearing is no error where the browser forbids the very look at its storage", () => {
    const forbid = () => {
      throw new Error("SecurityError");
    };
    vi.unstubAllGlobals();
    for (const name of ["localStorage", "sessionStorage"]) {
      const own = Object.getOwnPropertyDescriptor(globalThis, name);
      Object.defineProperty(globalThis, name, { get: forbid, configurable: true });
      expect(() => forgetAll()).not.toThrow();
      if (own) Object.defineProperty(globalThis, name, own);
      else Reflect.deleteProperty(globalThis, name);
    }
  });

  test("a full or forbidden storage is no error", () => {
    local.setItem = () => {
      throw new Error("QuotaExceededError");
    };
    expect(keep("a", 1)).toBe(false);
    vi.stubGlobal("localStorage", undefined);
    expect(() => [keep("a", 1), loadStored("a"), forget("a")]).not.toThrow();
  });

  test("clearing drops everything but the language", () => {
    local.setItem("lang", "en");
    keep("openedJudgment", 1);
    sessionStorage.setItem("x", "1");
    keep("readingList", 1);
    forgetAll(["readingList"]);
    expect(Object.keys(local)).toEqual(["lang", "readingList"]);
    forgetAll();
    expect(Object.keys(local)).toEqual(["lang"]);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });
});

describe("pending item", () => {
  const item = { label: "追偿权纠纷", type: "reason" as const, value: "20401" };

  test("it is taken once, within a minute", () => {
    vi.useFakeTimers();
    putPending(item);
    expect(takePending()).toEqual(item);
    expect(takePending()).toBeNull();
    putPending(item);
    vi.advanceTimersByTime(60_001);
    expect(takePending()).toBeNull();
    vi.useRealTimers();
  });

  test("causes and courts go by name, years by value, everything else is a keyword", () => {
    expect(conditionOf(item)).toEqual({ field: "reason", value: "追偿权纠纷" });
    expect(conditionOf({ label: "2023年", type: "suitedate", value: "2023" })).toEqual({
      field: "suitedate",
      value: "2023",
    });
    expect(queryOf({ label: "x", type: "case_number", value: "（2021）内01民终1号" }).qr).toEqual([
      "（2021）内01民终1号",
    ]);
  });
});

describe("opened judgment", () => {
  const opened = (id: string) => ({
    id,
    page: 1,
    query: queryOf({ label: id, type: "case_number", value: id }),
    ids: [id],
  });

  test("a tab goes by its own list, a new one by the list used last, until any clears the history", () => {
    const newTab = () => vi.stubGlobal("sessionStorage", fakeStorage());
    rememberOpened(opened("a"));
    const tab = sessionStorage;
    newTab();
    expect(readOpened()?.id).toBe("a");
    rememberOpened(opened("b"));
    vi.stubGlobal("sessionStorage", tab);
    expect(readOpened()?.id).toBe("a");
    newTab();
    expect(readOpened()?.id).toBe("b");
    forgetAll();
    vi.stubGlobal("sessionStorage", tab);
    expect(readOpened()).toBeNull();
  });
});

describe("neighbours", () => {
  test("the ids before and after, empty at the ends and outside the list", () => {
    expect(neighbours(["a", "b", "c"], "b")).toEqual({ previous: "a", next: "c" });
    expect(neighbours(["a", "b", "c"], "a")).toEqual({ previous: "", next: "b" });
    expect(neighbours(["a"], "z")).toEqual({ previous: "", next: "" });
  });
});
