import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { putPending, takePending } from "#stores/search/pending-suggestion.ts";
import { fakeStorage } from "../fake-storage.ts";

const ITEM = { label: "追偿权纠纷", type: "reason", value: "0" } as never;

/** Locks of a browser: one holder per name, until its callback has ended. */
function fakeLocks() {
  const held = new Set<string>();
  return {
    held,
    request: async (name: string, _: object, use: (lock: object | null) => Promise<void>) => {
      if (held.has(name)) return use(null);
      held.add(name);
      await use({}).finally(() => held.delete(name));
    },
  };
}

let locks: ReturnType<typeof fakeLocks>;
let leave: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  locks = fakeLocks();
  leave = new EventTarget();
  vi.stubGlobal("localStorage", fakeStorage());
  vi.stubGlobal("navigator", { locks });
  vi.stubGlobal("addEventListener", leave.addEventListener.bind(leave));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("an item is had once", async () => {
  putPending(ITEM);
  expect(await takePending()).toEqual(ITEM);
  expect(await takePending()).toBeNull();
});

test("a tab that still reads what another has taken does not get it; the next choice it does", async () => {
  putPending(ITEM);
  const stale = localStorage.getItem("pendingSearch")!;
  expect(await takePending()).toEqual(ITEM);
  localStorage.setItem("pendingSearch", stale);
  expect(await takePending()).toBeNull();
  vi.advanceTimersByTime(1);
  putPending(ITEM);
  expect(await takePending()).toEqual(ITEM);
});

test("the claim ends with its time, and with the page", async () => {
  putPending(ITEM);
  await takePending();
  expect(locks.held.size).toBe(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(locks.held.size).toBe(0);
  putPending(ITEM);
  await takePending();
  expect(locks.held.size).toBe(1);
  leave.dispatchEvent(new Event("pagehide"));
  await vi.advanceTimersByTimeAsync(0);
  expect(locks.held.size).toBe(0);
});

test("without locks, or an item older than a minute, the storage alone decides", async () => {
  vi.stubGlobal("navigator", {});
  putPending(ITEM);
  expect(await takePending()).toEqual(ITEM);
  expect(await takePending()).toBeNull();
  putPending(ITEM);
  vi.advanceTimersByTime(60_001);
  expect(await takePending()).toBeNull();
});
