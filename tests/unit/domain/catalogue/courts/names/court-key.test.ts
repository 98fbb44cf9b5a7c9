import { describe, expect, test } from "vitest";
import { courtKey, numberInWords, readCourtKey } from "#domain/catalogue/courts/names/court-key.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";

const each = examplesOf(import.meta.url);

test("numbers of one or two digits are written in words", () => {
  expect(["0", "1", "9", "10", "11", "19", "20", "21", "90", "99"].map(numberInWords)).toEqual([
    "〇",
    "一",
    "九",
    "十",
    "十一",
    "十九",
    "二十",
    "二十一",
    "九十",
    "九十九",
  ]);
});

describe("courtKey", () => {
  each<[string, string]>("%s is compared as %s", (name, key) => expect(courtKey(name)).toBe(key));
});

describe("readCourtKey", () => {
  each<[string, string | null]>("%j names %j", (text, key) => expect(readCourtKey(text)).toBe(key));
});
