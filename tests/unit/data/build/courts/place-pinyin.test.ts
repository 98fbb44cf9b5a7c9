import { describe, expect } from "vitest";
import { readReadings } from "#build/courts/court-sources.ts";
import { placePinyin } from "#build/courts/place-pinyin.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";

const each = examplesOf(import.meta.url);

describe("placePinyin", () => {
  each<[string, string]>("%s", (name, reading) => {
    expect(placePinyin(name, readReadings()).join(" ")).toBe(reading);
  });
});
