import { describe, expect, test } from "vitest";
import {
  familyWeight,
  letterWeight,
  mayBeginName,
  nameWeight,
  readsAsName,
} from "#domain/judgment/masking/names/reads-as-name.ts";

describe("weights", () => {
  test("are high for what stands in names and low for what stands in texts", () => {
    expect(familyWeight("王霖")).toBeGreaterThan(3);
    expect(familyWeight("欧阳霖")).toBeGreaterThan(3);
    expect(familyWeight("后来")).toBeLessThan(-3);
    expect(letterWeight("霖")).toBeGreaterThan(3);
    expect(letterWeight("被")).toBeLessThan(-5);
    expect(nameWeight("王霖")).toBe(familyWeight("王") + letterWeight("霖"));
    expect(nameWeight("欧阳霖")).toBe(familyWeight("欧阳") + letterWeight("霖"));
  });

  test("take a sign that texts hardly hold for a letter of names", () => {
    expect(letterWeight("\u9fbb")).toBe(4);
  });
});

describe("readsAsName", () => {
  test.each([
    // A rare name passes between words that only names stand between, and nowhere else.
    ["王被盗", "passing", false],
    ["王万立", "closed", true],
    ["金小玲", "passing", true],
    ["金额", "closed", false],
    ["支付补", "closed", false],
    ["后因", "closed", false],
    // Begins like a word, and has the letters of a name.
    ["张木琳", "passing", true],
    ["成立", "open", false],
    ["符合窒", "open", false],
    // A word that is also a family name, before another's name.
    ["向卢琳", "open", false],
    ["向琳", "closed", true],
  ] as const)("%s in a frame that is %s: %s", (name, frame, reads) => {
    expect(readsAsName(name, frame)).toBe(reads);
  });
});

test("a name may begin with a family name and a letter, or with what a court masked", () => {
  expect(["王霖", "欧阳", "金玲", "王某"].map((text) => mayBeginName(text, 0))).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(["的霖", "王被", "了", ""].map((text) => mayBeginName(text, 0))).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
