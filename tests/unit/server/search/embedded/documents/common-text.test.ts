import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { commonText } from "#server/search/embedded/documents/common-text.ts";
import { DetailAlphabet } from "#server/search/embedded/documents/detail-alphabet.ts";
import { DetailPacking, sharedBytes } from "#server/search/embedded/documents/detail-packing.ts";

/** Text that no other detail has. */
const noise = (bytes: number) => randomBytes(bytes / 2).toString("hex");
const SHARED = "本院认为，被告应当按照约定履行全部义务。如不服本判决，可以在判决书送达之日起十五日内上诉。";
const bytesOf = (texts: readonly string[]) => texts.map((text) => Buffer.from(text));

describe("commonText", () => {
  test("holds what texts share, and little that one has alone", () => {
    const own = Array.from({ length: 400 }, () => noise(1_000));
    const common = commonText(bytesOf(own.map((text) => text + SHARED)));
    expect(common.includes(SHARED)).toBe(true);
    expect(commonText(bytesOf(own.map((text) => text + SHARED)))).toEqual(common);
  });

  test("is empty where there is little to choose from", () => {
    expect(commonText([])).toHaveLength(0);
    expect(commonText(bytesOf([SHARED, SHARED]))).toHaveLength(0);
  });

  test("takes no more than a 32nd of what it is chosen from", () => {
    const sample = bytesOf(Array.from({ length: 40 }, (_, at) => `甲${SHARED}${noise(3_000)}${SHARED}${at}`));
    const common = commonText(sample);
    expect(common.length).toBeGreaterThan(0);
    expect(common.length).toBeLessThanOrEqual(Buffer.concat(sample).length / 32);
  });

  test("is at most 112 kB", () => {
    const sample = Array.from({ length: 600 }, (_, at) =>
      Array.from({ length: 60 }, (_, place) => `第${(place * 7 + at) % 997}项：${SHARED}`).join(""),
    );
    expect(commonText(bytesOf(sample)).length).toBeLessThanOrEqual(114_688);
  });
});

describe("sharedBytes", () => {
  test("are the same for the same details, and make what these share cost next to nothing", () => {
    const details = Array.from({ length: 400 }, () => ({ text: noise(1_000) + SHARED }));
    const shared = sharedBytes(details);
    expect(sharedBytes(details)).toEqual(shared);
    const packing = new DetailPacking(shared);
    const size = (text: string) => packing.pack(JSON.stringify({ text })).length;
    expect(size(noise(1_000) + SHARED) - size(noise(1_000))).toBeLessThan(20);
  });

  test("hold of a long detail the beginning and the end", () => {
    const details = Array.from({ length: 80 }, () => ({
      text: `${SHARED}${noise(10_000)}${"乙丙丁戊己庚辛".repeat(20)}${noise(10_000)}${SHARED}`,
    }));
    const shared = sharedBytes(details);
    const end = 2 + shared.readUInt16LE() * 2;
    const common = new DetailAlphabet(shared.subarray(2, end)).decode(shared.subarray(end));
    expect(common.includes(SHARED.slice(0, -5))).toBe(true);
    expect(common.includes("乙丙丁戊")).toBe(false);
  });
});
