import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cutPiece, cutSnippets, SNIPPET_REACH } from "#domain/search/match/snippet.ts";
import type { SearchedWord } from "#domain/search/match/word-forms.ts";

const shown = (pieces: ReturnType<typeof cutSnippets>) =>
  pieces.map(({ paragraph, text, ranges }) => [paragraph, ranges.map(([from, to]) => text.slice(from, to))]);

describe("cutPiece", () => {
  test("shows what stands at the focus, never half a character, and says where it is", () => {
    const text = fc.string({ unit: fc.constantFrom("甲", "𠮷", "，", "a"), minLength: 1, maxLength: 300 });
    fc.assert(
      fc.property(text, fc.nat(299), (whole, place) => {
        const focus = Math.min(place, whole.length - 1);
        const piece = cutPiece(whole, 3, focus, [[focus, focus + 1]]);
        expect(whole.slice(piece.from, piece.from + piece.text.length)).toBe(piece.text);
        expect(piece.text.isWellFormed()).toBe(true);
        expect(piece.from <= focus && focus <= piece.from + piece.text.length).toBe(true);
        expect(focus - piece.from).toBeLessThanOrEqual(31);
        expect(piece.text.length).toBeLessThanOrEqual(110);
        expect(piece.more).toBe(piece.from + piece.text.length < whole.length);
        expect(piece.paragraph).toBe(3);
      }),
    );
  });
});

describe("an excerpt", () => {
  const piece = (text: string, focus: number) => cutPiece(text, 0, focus, []);

  test("has a hundred and ten characters, of which thirty stand before the word at most", () => {
    expect(SNIPPET_REACH).toBe(80);
    const text = "甲".repeat(200);
    expect(piece(text, 100)).toMatchObject({ from: 70, more: true });
    expect(piece(text, 100).text).toHaveLength(110);
    expect(piece(text, 120)).toMatchObject({ from: 90, more: false });
    expect(piece(text, 119)).toMatchObject({ from: 89, more: true });
    expect(piece(text, 31).from).toBe(1);
    expect(piece(text, 30).from).toBe(0);
  });

  test("begins behind the first break within these thirty, the word itself at the latest", () => {
    const withBreak = (at: number, mark = "，") => `${"甲".repeat(at)}${mark}${"甲".repeat(200 - at)}`;
    expect(piece(withBreak(69), 100).from).toBe(70);
    expect(piece(withBreak(68), 100).from).toBe(70);
    expect(piece(withBreak(80), 100).from).toBe(81);
    expect(piece(withBreak(98), 100).from).toBe(99);
    expect(piece(withBreak(99), 100).from).toBe(70);
    for (const mark of "，。；：、！？,;:!? \n") expect(piece(withBreak(80, mark), 100).from).toBe(81);
    expect(piece(`${"甲".repeat(75)}，${"甲".repeat(10)}，${"甲".repeat(99)}`, 100).from).toBe(76);
  });

  test("ends before half a character, and begins before a whole one", () => {
    const pairs = "𠮷".repeat(120);
    expect(piece(pairs, 101).from).toBe(70);
    expect(piece(pairs, 100).from).toBe(70);
    expect(piece(`甲${pairs}`, 101).text.isWellFormed()).toBe(true);
    expect(piece(`甲${pairs}`, 100).text.isWellFormed()).toBe(true);
    expect(piece(`甲${pairs}`, 0).text).toHaveLength(109);
  });

  test("has the marks that lie in it, cut at its ends", () => {
    const ranges: [number, number][] = [
      [0, 70],
      [60, 71],
      [100, 101],
      [179, 190],
      [180, 190],
    ];
    expect(cutPiece("甲".repeat(200), 0, 100, ranges).ranges).toEqual([
      [0, 1],
      [30, 31],
      [109, 110],
    ]);
  });
});

describe("the choice of excerpts", () => {
  const paragraphs = ["甲在此", "乙在此", "丙在此", "甲又在此"];
  const numbers = (words: string[][], preferred = 0, groups: SearchedWord[][] = []) =>
    cutSnippets("", paragraphs, words, preferred, groups).map(({ paragraph }) => paragraph);

  test("begins with the preferred paragraph and goes round", () => {
    expect(numbers([["甲"]], 1)).toEqual([3]);
    expect(numbers([["甲"], ["乙"]], 2)).toEqual([3, 1]);
    expect(numbers([["甲"], ["乙"]], 1)).toEqual([1, 3]);
  });

  test("looks for each word until it is shown", () => {
    expect(numbers([["甲"], ["丙"]])).toEqual([0, 2]);
    expect(numbers([["甲"]])).toEqual([0]);
    const far = `甲${"丁".repeat(200)}乙`;
    expect(cutSnippets("", [far, "乙"], [["甲"], ["乙"]], 0).map(({ paragraph }) => paragraph)).toEqual([
      0, 1,
    ]);
    // A word that the excerpt cuts through does not count as shown.
    const cut = `甲${"丁".repeat(108)}乙乙乙`;
    expect(cutSnippets("", [cut, "乙乙乙"], [["甲"], ["乙乙乙"]], 0)).toHaveLength(2);
    const whole = `甲${"丁".repeat(106)}乙乙乙`;
    expect(cutSnippets("", [whole, "乙乙乙"], [["甲"], ["乙乙乙"]], 0)).toHaveLength(1);
  });

  test("takes every paragraph with a whole group before the others, in order", () => {
    const word = (text: string) => ({ text, forms: [text] }) as SearchedWord;
    const texts = ["甲", "甲乙", "乙甲", "甲"];
    const of = (groups: SearchedWord[][]) =>
      cutSnippets("", texts, [["甲"]], 0, groups).map(({ paragraph }) => paragraph);
    expect(of([[word("甲"), word("乙")]])).toEqual([1]);
    expect(of([[word("甲"), word("丙")]])).toEqual([0]);
    expect(of([[word("甲"), word("丙")], [word("乙")]])).toEqual([1]);
  });

  test("begins at the first of the words that are not shown yet", () => {
    const text = `甲${"丁".repeat(150)}乙${"丁".repeat(150)}丙`;
    const [first, second] = cutSnippets("", [text, text], [["甲"], ["乙"]], 0);
    expect(first?.from).toBe(0);
    expect(second?.from).toBeGreaterThan(100);
  });

  test("takes the line under any heading of keywords last", () => {
    for (const heading of ["关键词", "关键词：", "【关键词】", "[关键词]:"])
      expect(cutSnippets("", [heading, "甲一", "甲二"], [["甲"]], 0)[0]?.paragraph).toBe(2);
    for (const other of ["本案关键词", "关键词甲"])
      expect(cutSnippets("", [other, "乙一", "乙二"], [["乙"]], 0)[0]?.paragraph).toBe(1);
  });

  test("shows a title with marks joined, and a paragraph where only the title has the word", () => {
    const [title, beginning] = cutSnippets("甲甲乙", ["丙"], [["甲"]], 0);
    expect(title).toEqual({ text: "甲甲乙", ranges: [[0, 2]], paragraph: -1, from: 0, more: false });
    expect(beginning).toEqual({ text: "丙", ranges: [], paragraph: 0, from: 0, more: false });
    expect(cutSnippets("", ["", "丁"], [["甲"]], 0)).toEqual([]);
    expect(cutSnippets("", ["丙", "丁"], [["甲"]], 1)[0]).toMatchObject({ text: "丁", paragraph: 1 });
  });

  test("takes words of mere form last, and shows them where they stand nowhere else", () => {
    const paragraphs = [
      "依照《合同法》第六十条之规定，判决如下：",
      "被告违反合同，应当付款。依照《民法典》第一条的规定，判决如下：",
      "如果未按本判决指定的期间履行合同义务，应当加倍支付利息。",
    ];
    expect(shown(cutSnippets("", paragraphs, [["合同"], ["第六十条"]], 0))).toEqual([
      [1, ["合同"]],
      [0, ["合同", "第六十条"]],
    ]);
    expect(shown(cutSnippets("", paragraphs, [["利息"]], 0))).toEqual([[2, ["利息"]]]);
    const course = "甲因与乙合同纠纷一案，不服某法院判决，向本院申请再审。本院审查了合同一案，现已审查终结。";
    expect(shown(cutSnippets("", [course, "双方的合同有效。"], [["合同"]], 0))[0]).toEqual([1, ["合同"]]);
    expect(shown(cutSnippets("", [course, "乙无异议。"], [["合同"]], 0))[0]?.[0]).toBe(0);
  });
});
