import { describe, expect, test } from "vitest";
import { shownExperts } from "#contract/content/schemas/panel.ts";

const sample = { sample: true };
const real = { sample: false };

describe("shownExperts", () => {
  test("shows samples only while the corpus is the sample", () => {
    expect(shownExperts([sample], true)).toEqual([sample]);
    expect(shownExperts([sample], false)).toEqual([]);
  });

  test("drops the samples once there is a real person", () => {
    expect(shownExperts([sample, real], true)).toEqual([real]);
    expect(shownExperts([sample, real], false)).toEqual([real]);
  });
});
