import { expect, test, vi } from "vitest";
import {
  type Counter,
  downloadsLeft,
  noneLeft,
  openCounter,
  spendDownload,
} from "#server/downloads/count-downloads.ts";
import { guardStore, type LeadStore } from "#server/object-store/object-store.ts";
import { openStore } from "#server/object-store/open-store.ts";
import { memoryStore } from "../leads/memory-store.ts";

const request = new Request("http://x/");
/** An hour before midnight in China. */
const NOW = Date.parse("2026-01-01T15:00:00Z");
const counter = (daily: number, store: LeadStore | null = memoryStore()): Counter => ({
  store,
  daily,
  now: NOW,
});
const NONE = {
  error: "too_many",
  reason: "no_downloads_left",
  value: "2",
  headers: { "retry-after": "3600" },
};
const NO_STORE = {
  failure: { error: "missing_part", reason: "no_download_store", headers: { "retry-after": "5" } },
};

test("a visitor has so many downloads a day, each counted once", async () => {
  const own = counter(2);
  expect(await downloadsLeft(own, request)).toEqual({ left: 2 });
  expect(await spendDownload(own, request)).toEqual({ spent: true });
  expect(await downloadsLeft(own, request)).toEqual({ left: 1 });
  expect(await spendDownload(own, request)).toEqual({ spent: true });
  expect(await spendDownload(own, request)).toEqual({ failure: NONE });
  expect(await downloadsLeft(own, request)).toEqual({ left: 0 });
  expect(noneLeft(2, NOW)).toEqual(NONE);
});

test("where none are allowed the store is not asked", async () => {
  expect(await downloadsLeft(counter(0, null), request)).toEqual({ left: 0 });
  expect(await spendDownload(counter(0, null), request)).toEqual({ failure: { ...NONE, value: "0" } });
});

test("without a store, or with one that does not answer, nothing can be counted", async () => {
  expect(await downloadsLeft(counter(1, null), request)).toEqual(NO_STORE);
  expect(await spendDownload(counter(1, null), request)).toEqual(NO_STORE);
  const down = () => Promise.reject(new Error("no disk"));
  const broken = guardStore(new Proxy({}, { get: () => down }) as LeadStore);
  expect(await spendDownload(counter(1, broken), request)).toEqual(NO_STORE);
  const buggy = new Proxy({}, { get: () => () => Promise.reject(new TypeError("a bug")) }) as LeadStore;
  await expect(downloadsLeft(counter(1, buggy), request)).rejects.toThrow("a bug");
});

test("the running site counts by its settings", () => {
  vi.stubEnv("FASU_DOWNLOADS_PER_DAY", "7");
  vi.stubEnv("FASU_STORE", "/tmp/fasu-none");
  expect(openCounter()).toMatchObject({ daily: 7, store: openStore("counters") });
  vi.unstubAllEnvs();
});
