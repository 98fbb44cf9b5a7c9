import { expect, test } from "vitest";
import { DAY_LIMITS } from "#contract/call-limits.ts";
import { readEnvironment } from "#server/settings/read-environment.ts";

// A site without any setting, as documented in docs/reference.md.
test("what holds where nothing is set", () => {
  const { FASU_LEADS_PER_DAY, FASU_FILES_PER_DAY, FASU_CODES_PER_DAY, FASU_DOWNLOADS_PER_DAY, ...others } =
    readEnvironment({});
  expect([FASU_LEADS_PER_DAY, FASU_FILES_PER_DAY, FASU_CODES_PER_DAY, FASU_DOWNLOADS_PER_DAY]).toEqual(
    (["lead", "file", "code", "download"] as const).map((name) => DAY_LIMITS[name].usual),
  );
  const set = Object.entries(others).filter(([, value]) => value !== "");
  expect(Object.fromEntries(set)).toEqual({
    FASU_INDEX: "data/generated/search",
    FASU_STORE_FREE_MB: 256,
    FASU_STORE_MAX_MB: 20_000,
    SEARCH_PREFIX: "fasu",
    SEARCH_SHARDS: 1,
    SEARCH_REPLICAS: null,
    FASU_RATE_LIMITS: "on",
    FASU_WORKERS: null,
    FASU_S3_REGION: "us-east-1",
    FASU_LOG: "on",
    FASU_OFFICE_PUBLIC_KEY: [],
    FASU_OFFICE_KEYS: "data/office-keys",
  });
});
