import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { commonText } from "#server/search/embedded/documents/common-text.ts";
import { packDetail, unpackDetail } from "#server/search/embedded/documents/detail-packing.ts";

/** Text that no other detail has. */
const noise = (bytes: number) => randomBytes(bytes / 2).toString("hex");
const SHARED = "本院认为，被告应当按照约定履行全部义务。如不服本判决，可以在判决书送达之日起十五日内上诉。";

describe("commonText", () => {
  test("holds what details share, and little that one has alone", () => {
    const own = Array.from({ length: 400 }, () => noise(1_000));
    const details = own.map((text) => ({ text: text + SHARED }));
    const common = commonText(details);
    expect(common.includes(SHARED)).toBe(true);
    expect(commonText(details)).toEqual(common);
    // Against it, what they share costs next to nothing.
    const packed = (text: string) => packDetail(JSON.stringify({ text }), common).length;
    expect(packed(noise(1_000) + SHARED) - packed(noise(1_000))).toBeLessThan(20);
  });

  test("is empty where there is little to choose from", () => {
    expect(commonText([])).toHaveLength(0);
    expect(commonText([{ text: SHARED }, { text: SHARED }])).toHaveLength(0);
  });

  test("takes no more than a 32nd of what it is chosen from, and of a long detail beginning and end", () => {
    const details = Array.from({ length: 40 }, (_, at) => ({
      text: `甲${SHARED}${noise(3_000)}中${"乙丙丁戊己庚辛".repeat(20)}${noise(3_000)}${SHARED}${at}`,
    }));
    const common = commonText(details);
    expect(common.length).toBeGreaterThan(0);
    expect(common.length).toBeLessThanOrEqual((40 * 4_096) / 32);
    expect(common.includes("乙丙丁戊己庚辛")).toBe(false);
    const detail = JSON.stringify(details[0]);
    expect(unpackDetail(packDetail(detail, common), common)).toBe(detail);
  });

  test("is at most 64 kB", () => {
    const details = Array.from({ length: 600 }, (_, at) => ({
      text: Array.from({ length: 60 }, (_, place) => `第${(place * 7 + at) % 997}项：${SHARED}`).join(""),
    }));
    expect(commonText(details).length).toBeLessThanOrEqual(65_536);
  });
});
