import { describe, expect, it } from "vitest";
import { readEnvironment, SettingsError } from "#server/settings/read-environment.ts";
import { VARIABLES } from "#server/settings/variables.ts";

const KEY = `fasu1-${"a".repeat(87)}`;

describe("settings", () => {
  it("have their values when nothing is set, and when only blanks are", () => {
    const blank = Object.fromEntries(Object.keys(VARIABLES).map((name) => [name, "  "]));
    const absent = Object.fromEntries(Object.entries(VARIABLES).map(([name, { absent }]) => [name, absent]));
    expect(readEnvironment({})).toEqual(absent);
    expect(readEnvironment(blank)).toEqual(absent);
  });

  it.each([
    ["SEARCH_URL", " https://search.example ", "https://search.example/"],
    ["SEARCH_URL", "http://127.0.0.1:9200", "http://127.0.0.1:9200/"],
    ["CORPUS_SHA256", "AB".repeat(32), "ab".repeat(32)],
    ["FASU_LEADS_PER_DAY", "12", 12],
    ["FASU_DOWNLOADS_PER_DAY", "0", 0],
    ["FASU_OFFICE_PUBLIC_KEY", `${KEY} , ${KEY}`, [KEY, KEY]],
    ["FASU_OFFICE_PASSPHRASE", " kept as typed ", " kept as typed "],
    ["FASU_STORE", "a/folder", "a/folder"],
    ["FASU_STORE", "s3://bucket/prefix", "s3://bucket/prefix"],
    ["FASU_RATE_LIMITS", "off", "off"],
    ["FASU_WORKERS", "3", 3],
    ["FASU_TRUSTED_PROXIES", "10.0.0.0/8,::1", "10.0.0.0/8,::1"],
  ])("reads %s %j", (name, typed, value) => {
    expect(readEnvironment({ [name]: typed })).toMatchObject({ [name]: value });
  });

  it.each([
    ["SEARCH_URL", "http://search.example", "https addresses"],
    ["SEARCH_URL", "search", "https addresses"],
    ["CORPUS_SHA256", "abc", "64 hexadecimal digits"],
    ["FASU_LEADS_PER_DAY", "0", "at least 1"],
    ["FASU_DOWNLOADS_PER_DAY", "-1", "0 or more"],
    ["FASU_WORKERS", "0", "at least 1"],
    ["FASU_OFFICE_PUBLIC_KEY", `${KEY},secret-key`, "keygen"],
    ["FASU_LIMIT_SECRET", "short", "at least 16 characters"],
    ["SEARCH_PREFIX", "Fasu", "lower-case letters"],
    ["FASU_STORE", "ftp://bucket", "s3://bucket/prefix"],
    ["FASU_RATE_LIMITS", "no", "on or off"],
    ["FASU_TRUSTED_PROXIES", "10.0.0.0/99", "networks"],
  ])("refuses %s %j and never repeats it", (name, typed, says) => {
    const read = () => readEnvironment({ [name]: typed });
    expect(read).toThrow(SettingsError);
    expect(read).toThrow(new RegExp(`^Environment: ${name} should be .*${says}`));
    if (typed.length > 3) expect(read).not.toThrow(new RegExp(`[ ;]${typed.replace(/[/.]/g, "\\$&")}[ ;.]`));
  });

  it("names every variable that is wrong at once", () => {
    expect(() => readEnvironment({ SEARCH_URL: "x", FASU_LOG: "y" })).toThrow(/SEARCH_URL.*; FASU_LOG/);
  });
});
