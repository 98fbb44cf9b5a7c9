import { describe, expect, test } from "vitest";
import { matchAllPlan, type QueryPlan } from "#domain/search/query/query-plan.ts";
import { estimateWork } from "#server/search/embedded/match/estimate-work.ts";
import type { InvertedIndexReader } from "#server/search/embedded/postings/inverted-index-reader.ts";

/** Lists by bigram: documents, and further positions, each 1.75 units of work. */
const LISTS: Record<string, [documents: number, work: number]> = {
  甲乙: [40, 60],
  乙丙: [8, 2],
  丙丁: [10, 5],
  丙戊: [20, 0],
};
const termOf = (bigram: string) => {
  const [documents, work = 0] = LISTS[bigram] ?? [];
  return documents === undefined ? undefined : { info: { documents, further: work / 1.75 } };
};
const index = {
  term: (first: number, second: number) => termOf(String.fromCodePoint(first, second)),
  termsFrom: (first: number) =>
    Object.keys(LISTS)
      .filter((bigram) => bigram.startsWith(String.fromCodePoint(first)))
      .map(termOf),
} as unknown as InvertedIndexReader;
const SIZE = 1_000;
const word = (...forms: string[]) => ({ forms });
const workOf = (plan: Partial<Record<"keywords" | "without" | "fields" | "near", unknown>>) =>
  estimateWork(index, { ...matchAllPlan(1), ...plan } as QueryPlan, SIZE);

describe("estimateWork", () => {
  test("is nothing without words", () => {
    expect(workOf({})).toEqual({ near: 0, words: 0, fields: 0 });
  });

  test.each<[string, string[], number]>([
    ["a list of documents by bit", ["甲乙"], 40 / 8],
    ["many lists, united first", ["丙"], 30 * 0.6 + 30 / 8],
    ["half of the positions of a phrase", ["甲乙丙"], (100 + 10) / 2],
    ["half of the positions of several forms", ["甲乙", "乙丙"], (100 + 10) / 2],
    ["nothing that no document holds", ["辛壬"], 0],
  ])("a keyword reads %s", (_, forms, work) => {
    expect(workOf({ keywords: [word(...forms)] }).words).toBeCloseTo(work, 9);
    expect(workOf({ without: [word(...forms)] }).words).toBeCloseTo(work, 9);
    expect(workOf({ keywords: [word(...forms)], without: [word(...forms)] }).words).toBeCloseTo(2 * work, 9);
  });

  test("a word of a field reads all positions, and sorts those of many lists", () => {
    expect(workOf({ fields: [word("甲乙")] }).fields).toBeCloseTo(100, 9);
    expect(workOf({ fields: [word("丙")] }).fields).toBeCloseTo(30 * 0.6 + 5 * 35, 9);
    expect(workOf({ fields: [word("甲乙"), word("乙丙")] }).fields).toBeCloseTo(110, 9);
  });

  test("a group reads what the fewest documents hold, and each list of a single character", () => {
    const closed = 2.9 * 30 + (30 / 40) * 0.1 * 100;
    const open = 2 * 1_150 + 0.09 * 35 + 2.9 * 30 + 1.7 * 35;
    expect(workOf({ near: [[word("甲乙"), word("丙")]] }).near).toBeCloseTo(closed + open, 9);
  });

  test("a later group is looked for where those before it are", () => {
    const few = 2.9 * 8 + 0.1 * 10;
    const first = workOf({ near: [[word("乙丙")]] }).near;
    expect(first).toBeCloseTo(few, 9);
    expect(workOf({ near: [[word("乙丙")], [word("甲乙")]] }).near).toBeCloseTo(
      few + 2.9 * 8 + (8 / 40) * 10,
      9,
    );
    expect(workOf({ near: [[word("甲乙")], [word("乙丙")]] }).near).toBeCloseTo(2.9 * 40 + 10 + few, 9);
  });

  test("forms hold no more documents than there are", () => {
    const many = estimateWork(
      index,
      { ...matchAllPlan(1), near: [[word("甲乙", "乙丙")]] } as unknown as QueryPlan,
      45,
    );
    expect(many.near).toBeCloseTo(2.9 * 45 + 0.1 * 110, 9);
  });
});
