import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cutPiece, cutSnippets } from "#domain/search/match/snippet.ts";
import type { SearchedWord } from "#domain/search/match/word-forms.ts";

const LONG = `${"前".repeat(60)}，${"中".repeat(20)}合同${"后".repeat(120)}`;
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

  test("begins behind a break that leaves a lead, and marks what lies within", () => {
    const focus = LONG.indexOf("合同");
    const piece = cutPiece(LONG, 0, focus, [
      [0, 2],
      [focus, focus + 2],
      [focus + 60, focus + 400],
    ]);
    expect(piece.from).toBe(LONG.indexOf("，") + 1);
    expect(piece.ranges[0]).toEqual([20, 22]);
    expect(piece.ranges).toHaveLength(2);
    expect(piece.ranges[1]).toEqual([80, 110]);
    expect(cutPiece("甲".repeat(100), 0, 50, []).from).toBe(20);
    expect(cutPiece("甲".repeat(100), 0, 30, []).from).toBe(0);
  });
});

describe("cutSnippets", () => {
  test("shows the title where it has a keyword, then excerpts for keywords that none has shown yet", () => {
    const paragraphs = ["没有", "合同在此", "合同又在此", "违约在此"];
    expect(shown(cutSnippets("合同纠纷", paragraphs, [["合同"], ["违约"]], 0))).toEqual([
      [-1, ["合同"]],
      [1, ["合同"]],
      [3, ["违约"]],
    ]);
    expect(shown(cutSnippets("标题", paragraphs, [["合同"]], 2))).toEqual([[2, ["合同"]]]);
  });

  test("shows two excerpts at most, both forms of one keyword marked", () => {
    const paragraphs = ["甲", "乙", "丙"].map((word) => `说到${word}`);
    expect(shown(cutSnippets("", paragraphs, [["甲"], ["乙"], ["丙"]], 0))).toEqual([
      [0, ["甲"]],
      [1, ["乙"]],
    ]);
    expect(shown(cutSnippets("", ["买卖与租赁"], [["买卖", "租赁"]], 0))).toEqual([[0, ["买卖", "租赁"]]]);
  });

  test("shows the beginning of the preferred paragraph where no keyword stands", () => {
    expect(shown(cutSnippets("标题", ["首", "要"], [["无"]], 1))).toEqual([[1, []]]);
    expect(shown(cutSnippets("标题", ["首"], [["无"]], 5))).toEqual([[0, []]]);
    expect(cutSnippets("标题", [], [["无"]], 0)).toEqual([]);
    expect(shown(cutSnippets("标题", ["首"], [["标题"]], 0))).toEqual([
      [-1, ["标题"]],
      [0, []],
    ]);
  });

  test("takes the line of keywords last, and a paragraph with a whole group first", () => {
    const paragraphs = ["关键词", "合同 违约", "合同一句", "合同与违约一句"];
    expect(shown(cutSnippets("", paragraphs, [["合同"]], 0))).toEqual([[2, ["合同"]]]);
    const group = ["合同", "违约"].map((text) => ({ text, forms: [text] })) as unknown as SearchedWord[];
    expect(shown(cutSnippets("", paragraphs.slice(2), [["合同"]], 0, [group]))).toEqual([[1, ["合同"]]]);
  });
});
