import { describe, expect, test } from "vitest";
import { expandName, foldCauseText } from "#domain/catalogue/causes/cause-wordings.ts";
import { idleWords } from "#domain/catalogue/causes/wordings/idle-words.ts";
import { OrderedLines, placeIn } from "#domain/catalogue/causes/wordings/ordered-lines.ts";
import { featureKind, wordingFeatures } from "#domain/catalogue/causes/wordings/wording-features.ts";

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
    // Within the text they stay.
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

describe("expandName", () => {
  test("folds each part, and stands for the choices of each group", () => {
    expect(expandName("{a、b}c", (part) => part.toUpperCase())).toEqual(["AC", "BC", "ABC"]);
    expect(expandName("{a、b}{c、d}")).toEqual(["ac", "ad", "acd", "bc", "bd", "bcd", "abc", "abd", "abcd"]);
    expect(expandName("")).toEqual([""]);
  });

  test("has at most two thousand wordings", () => {
    const group = (size: number) => `{${Array.from({ length: size }, (_, at) => `${at}`).join("、")}}`;
    expect(expandName(group(10))).toHaveLength(1_023);
    expect(() => expandName(group(11))).toThrow("has too many wordings");
    expect(foldCauseText("a、（b）— c")).toBe("ABC");
  });
});

describe("ordered lines", () => {
  test("are found at both ends and between, and nothing beside them", () => {
    const lines = new OrderedLines("a 1 2\nb\nc 3");
    const look = (word: string) => lines.after(word);
    expect(["a", "b", "c"].map(look)).toEqual([["1", "2"], [], ["3"]]);
    expect(["", "0", "aa", "d", "1"].map(look)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(new OrderedLines("").after("a")).toBeUndefined();
    expect(new OrderedLines("a").after("a")).toEqual([]);
    const starts = Uint32Array.of(0, 2, 5);
    expect(["a", "bb", "c"].map((word) => placeIn("a\nbb\nc", starts, word))).toEqual([0, 1, 2]);
    expect(["", "b", "d"].map((word) => placeIn("a\nbb\nc", starts, word))).toEqual([-1, -1, -1]);
  });
});

describe("wordingFeatures", () => {
  const forms = {
    longest: 3,
    lawsOf: (form: string) => ({ 借: [1], 借钱: [2, 3], 借钱不: [4], 借钱不还: [5] })[form],
  };

  test("are characters, pairs and the legal terms of forms, short ones for less", () => {
    const features = wordingFeatures("借钱不还", forms);
    const shown = [...features].map(
      ([feature, much]) => `${featureKind(feature)} ${feature.replace("\u0001", "")} ${much}`,
    );
    expect(new Set(shown)).toEqual(
      new Set([
        "character 借 0.75",
        "character 钱 0.75",
        "character 不 0.75",
        "character 还 0.75",
        "pair 借钱 1",
        "pair 钱不 1",
        "pair 不还 1",
        "law 1 0.56",
        "law 2 0.8",
        "law 3 0.8",
        "law 4 0.8",
      ]),
    );
  });

  test("have no single letter or digit, and of two forms for one term the greater", () => {
    expect([...wordingFeatures("a1", forms).keys()]).toEqual(["a1"]);
    const both = { longest: 2, lawsOf: (form: string) => ({ 借: [1], 借钱: [1] })[form] };
    expect(wordingFeatures("借钱", both).get("\u00011")).toBe(0.8);
    expect(wordingFeatures("借", both).get("\u00011")).toBe(0.56);
    expect(wordingFeatures("", both).size).toBe(0);
  });
});
