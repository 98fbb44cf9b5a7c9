import { describe, expect, test } from "vitest";
import {
  lengthWeighed,
  MAX_WEIGHED_CHARS,
  weighAsking,
} from "#domain/catalogue/causes/wordings/weigh-asking.ts";
import { type Features, wordingFeatures } from "#domain/catalogue/causes/wordings/wording-features.ts";

const featuresOf = (text: string): Features => wordingFeatures(text, { longest: 0, lawsOf: () => undefined });
const wordings = [
  ...["房子", "房子的事", "车子", "车子的事", "押金"].map((text) => ({ text, isAsked: true })),
  ...["房子漏水了没人修", "车子被撞了", "押金到期不退", "打架受伤住院", "欠工资不发"].map((text) => ({
    text,
    isAsked: false,
  })),
].map(({ text, isAsked }) => ({ features: featuresOf(text), isAsked }));
const names = [...new Set(wordings.flatMap(({ features }) => [...features.keys()]))];
const ordinals = new Map(names.map((name, at) => [name, at]));
const learned = weighAsking(wordings, ordinals);
/** The logarithm of the odds that a text is asked about. */
const odds = (features: Features) => {
  const known = [...features].filter(([name]) => ordinals.has(name));
  const whole = Math.hypot(...known.map(([, much]) => much)) || 1;
  return known.reduce(
    (sum, [name, much]) => sum + (learned.features[ordinals.get(name)!]! * much) / whole,
    learned.lengths[lengthWeighed(features)]!,
  );
};

describe("weighAsking", () => {
  test("tells each wording that it learned from on the right side", () => {
    for (const { features, isAsked } of wordings) expect(odds(features) > 0).toBe(isAsked);
  });

  test("weighs what stands only on one side for that side, and gives the same weights again", () => {
    expect(learned.features[ordinals.get("的事")!]).toBeGreaterThan(0);
    expect(learned.features[ordinals.get("漏水")!]).toBeLessThan(0);
    expect(weighAsking(wordings, ordinals)).toEqual(learned);
  });

  test("takes a text of few characters for one that is asked about sooner than a longer one", () => {
    expect(learned.lengths[2]).toBeGreaterThan(learned.lengths[5]!);
  });

  test("of nothing weighs nothing", () => {
    const none = weighAsking([], ordinals);
    expect([...none.features, ...none.lengths].every((weight) => weight === 0)).toBe(true);
  });
});

test("lengths are counted in different characters, up to the longest", () => {
  expect(lengthWeighed(featuresOf("房子房子"))).toBe(2);
  expect(lengthWeighed(featuresOf("一二三四五六七八九十百千万"))).toBe(MAX_WEIGHED_CHARS);
  expect(lengthWeighed(featuresOf("AB"))).toBe(0);
});
