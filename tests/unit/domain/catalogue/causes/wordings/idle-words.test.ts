import { describe, expect, test } from "vitest";
import { featureKind, wordingFeatures } from "#domain/catalogue/causes/wordings/wording-features.ts";
import { idleWords } from "#domain/catalogue/causes/wordings/wording-index.ts";

describe("idleWords", () => {
  const words = idleWords(new Set(["我", "我们", "怎么办", "律师", "请问一下各位"]), (word) =>
    ["律师费", "借款", "欠债"].includes(word),
  );

  test("are cut off at both ends, the longest first", () => {
    expect(words.trim("我们借款怎么办")).toBe("借款");
    expect(words.trim("我借款")).toBe("借款");
    expect(words.trim("请问一下各位借款")).toBe("借款");
    expect(words.trim("怎么办我借款怎么办我")).toBe("借款");
    expect(words.trim("借款")).toBe("借款");
    expect(words.trim("我们")).toBe("");
    expect(words.trim("")).toBe("");
    // Inside the text they stay.
    expect(words.trim("借我款")).toBe("借我款");
  });

  test("stay where they begin or end a wording", () => {
    expect(words.trim("律师费怎么办")).toBe("律师费");
    expect(words.trim("律师怎么办")).toBe("");
    expect(words.trim("我律师费")).toBe("律师费");
  });

  test("leave a wording that is one, however much is cut", () => {
    expect(words.term("我们借款怎么办")).toBe("借款");
    expect(words.term("借款")).toBe("借款");
    expect(words.term("律师费")).toBe("律师费");
    expect(words.term("我律师费怎么办")).toBe("律师费");
    expect(words.term("还款怎么办")).toBeUndefined();
    expect(words.term("")).toBeUndefined();
  });
});

describe("wordingFeatures", () => {
  const forms = { longest: 3, laws: { 借: [1], 借钱: [1, 3], 借钱不: [4], 借钱不还: [5] } };
  const shown = (text: string) =>
    [...wordingFeatures(text, forms)].map((one) => `${featureKind(one)} ${one}`);

  test("are characters, pairs and the legal terms of forms up to the longest", () => {
    const characters = [..."借钱不还"].map((one) => `character ${one}`);
    const pairs = ["借钱", "钱不", "不还"].map((one) => `pair ${one}`);
    const laws = [1, 3, 4].map((law) => `law \u0001${law}`);
    expect(new Set(shown("借钱不还"))).toEqual(new Set([...characters, ...pairs, ...laws]));
  });

  test("have no single letter or digit", () => {
    expect(shown("a1")).toEqual(["pair a1"]);
    expect(shown("")).toEqual([]);
  });
});
