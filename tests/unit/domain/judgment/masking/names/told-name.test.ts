import { describe, expect, test } from "vitest";
import { isClosed, isTold, lengthOfName, standsAlone } from "#domain/judgment/masking/names/told-name.ts";

describe("isTold", () => {
  test.each([
    ["王例", true],
    ["欧阳例样", true],
    ["王例样甲", false],
    ["王某", false],
    ["王", false],
    ["王A", false],
    ["的例", false],
    ["王公司", false],
    ["王清单", false],
    ["果旦", false],
    ["支付补", false],
  ])("of %s is %s", (name, told) => {
    expect(isTold(name)).toBe(told);
  });
});

describe("isClosed", () => {
  test.each([
    ["王例", true],
    ["王例样", true],
    ["欧阳例样", true],
    ["王", false],
    ["王例样甲", false],
    ["例样", false],
    ["王某", false],
    ["王经理", false],
    ["王公司", false],
  ])("of %s is %s", (name, closed) => {
    expect(isClosed(name)).toBe(closed);
  });
});

describe("standsAlone", () => {
  test.each([
    ["王例，到场", true],
    ["到场。王例", true],
    ["王例在场", false],
  ])("in %s: %s", (text, alone) => {
    expect(standsAlone("王例", text)).toBe(alone);
  });
});

describe("lengthOfName", () => {
  const read = (text: string, name: string, ...known: string[]) =>
    lengthOfName(text, text.indexOf(name), name, new Set(known));

  test.each([
    ["ends before a word that follows names", "王例样的手机", "王例样", "王例样"],
    ["leaves the first character of such a word out", "王例在场", "王例在", "王例"],
    ["of two characters is whole", "王例说", "王例", "王例"],
    ["goes on as far as all its occurrences do", "王例样品", "王例样", "王例样"],
    ["ends where it ends elsewhere", "王例样品。王例，到", "王例样", "王例"],
    ["may end with a word that follows names", "王例和，到", "王例和", "王例和"],
    ["is in doubt where its occurrences differ", "王例样品，王例甲乙", "王例样", ""],
  ])("%s: %s", (_, text, name, expected) => {
    expect(read(text, name)).toBe(expected);
  });

  test("is what is known already", () => {
    expect(read("王例样品，王例甲乙", "王例样", "王例样")).toBe("王例样");
    expect(read("王例样品，王例甲乙", "王例样", "王例")).toBe("王例");
  });
});
