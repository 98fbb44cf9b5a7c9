import { afterEach, expect, test, vi } from "vitest";
import { guardStore, type LeadStore, StoreFailure } from "#server/object-store/object-store.ts";
import { openLeadStore, openStore } from "#server/object-store/open-store.ts";

afterEach(() => {
  vi.unstubAllEnvs();
});

test("a store that does not answer is a failure with its cause", async () => {
  const cause = new Error("no disk");
  const { list, read } = guardStore({
    ...({} as LeadStore),
    list: async () => ["a"],
    read: () => Promise.reject(cause),
  });
  expect(await list("")).toEqual(["a"]);
  const failing = read("a");
  await expect(failing).rejects.toBeInstanceOf(StoreFailure);
  await expect(failing).rejects.toMatchObject({ name: "StoreFailure", cause });
});

test("a store is opened once for each place and name", () => {
  vi.stubEnv("FASU_STORE", "/tmp/fasu-none-a");
  const leads = openLeadStore();
  expect(leads).not.toBeNull();
  expect(openStore("leads")).toBe(leads);
  expect(openStore("counters")).not.toBe(leads);
  vi.stubEnv("FASU_STORE", "/tmp/fasu-none-b");
  expect(openStore("leads")).not.toBe(leads);
});

test.each(["", "blobs"])("without Netlify around there is no store at %j", (place) => {
  vi.stubEnv("FASU_STORE", place);
  expect(openStore("leads")).toBeNull();
});
