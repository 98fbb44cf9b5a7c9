import { describe, expect, test } from "vitest";
import { marksOf, meanMarks } from "../../../bench/similar/grade.ts";

describe("the marks of a ranking", () => {
  test("are one for the best order", () => {
    expect(marksOf([3, 3, 3, 3, 3, 2, 1, 0])).toEqual({ "P@5": 1, "P@10": 0.5, MAP: 1, "NDCG@10": 1 });
  });

  test("fall by place: hand-computed", () => {
    const marks = marksOf([0, 3, 2, 3]);
    expect(marks["P@5"]).toBe(0.4);
    expect(marks.MAP).toBeCloseTo((1 / 2 + 2 / 4) / 2, 12);
    const gain = 3 / Math.log2(3) + 2 / Math.log2(4) + 3 / Math.log2(5);
    const ideal = 3 + 3 / Math.log2(3) + 2 / Math.log2(4);
    expect(marks["NDCG@10"]).toBeCloseTo(gain / ideal, 12);
  });

  test("are zero where nothing is alike, and their mean is one of queries", () => {
    const none = marksOf([0, 0]);
    expect(none).toEqual({ "P@5": 0, "P@10": 0, MAP: 0, "NDCG@10": 0 });
    expect(meanMarks([none, marksOf([3, 3, 3, 3, 3])]).MAP).toBe(0.5);
  });
});
