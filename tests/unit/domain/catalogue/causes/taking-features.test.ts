import { describe, expect, test } from "vitest";
import { indexCauses } from "#domain/catalogue/causes/causes.ts";
import {
  isOnLine,
  TAKING_FEATURES,
  type TypedReading,
  takingFeatures,
} from "#domain/catalogue/causes/taking-features.ts";
import type {
  NearWording,
  RankedCause,
  WordingRead,
} from "#domain/catalogue/causes/wordings/wording-tables.ts";

const node = (value: string, children: { value: string; label: string }[] = []) => ({
  value,
  label: value,
  children,
});
const causes = indexCauses(
  [node("2", [node("201", [node("20101"), node("20102")]), node("202")]), node("1", [node("101")])],
  [],
);
const cause = (code: string, fields: Partial<RankedCause> = {}): RankedCause => ({
  ...{ code, score: 1, line: [code], isAsked: false, similarity: 0.5, near: 4, together: 8, cover: 0.25 },
  wordings: 9,
  ...fields,
});
const near = (similarity: number, codes: string[], isAsked = false): NearWording => ({
  similarity,
  codes,
  isAsked,
});
const READ: WordingRead = {
  ...{ causes: [], common: 0, character: 1.5, pair: 2.5, law: 3.5, asked: 0.1 },
  ...{ cover: 0.75, nearest: [] },
};
/** The numbers by name. */
const features = (
  ranked: RankedCause[],
  nearest: NearWording[] = [],
  reading: Partial<TypedReading> = {},
  kindred: Record<string, number> = {},
) => {
  const read = { ...READ, nearest };
  const numbers = takingFeatures(
    { ranked, read, dispute: 6, law: 7, length: 4, ...reading },
    causes,
    (one, other) => (one === other ? 1 : (kindred[other] ?? 0)),
  );
  expect(numbers).toHaveLength(TAKING_FEATURES.length);
  return Object.fromEntries(TAKING_FEATURES.map((name, at) => [name, numbers[at]!]));
};

describe("takingFeatures", () => {
  test("tell of the likeliest cause alone, and of the text", () => {
    expect(features([cause("20101")])).toEqual({
      ...{ near: 4, together: 2, cover: 0.25, similarity: 0.5, length: 4, dispute: 6, law: 7 },
      ...{
        scoreRival: 0,
        nearRival: 0,
        togetherRival: 0,
        scoreStranger: 0,
        scoreOtherBranch: 0,
        nearOtherBranch: 0,
      },
      ...{ kin: 0, likely: 0, nearestSimilarity: 0, nearestAgrees: 0, agreeing: 0, wide: 0, several: 0 },
      ...{ secondSimilarity: 0, asked: 0.1, known: 0.75, isNearest: 1, depth: 3 },
      ...{
        hasChildren: 0,
        branch: 2,
        lineLength: 1,
        isFirst: 1,
        inWide: 0,
        character: 1.5,
        pair: 2.5,
        term: 3.5,
      },
      ...{ rivalApart: 0, rivalFar: 0, allApart: 0, agreeingKindred: 0, nearestKindred: 0, askedShare: 0 },
      wordings: 9,
    });
    expect(features([cause("20101")], [], { length: 0 }).together).toBe(8);
    expect(features([cause("201")])).toMatchObject({ depth: 2, hasChildren: 1 });
    expect(features([cause("1")])).toMatchObject({ depth: 1, hasChildren: 1, branch: 1 });
  });

  test("compare it with causes that are none above or below it, by score and by the most of each", () => {
    const ranked = [
      cause("20101"),
      cause("201", { score: 0.9, near: 9, together: 99 }),
      cause("20102", { score: 0.6, near: 1, together: 2 }),
      cause("202", { score: 0.5, near: 3, together: 6 }),
      cause("101", { score: 0.4, near: 2, together: 1 }),
    ];
    expect(features(ranked)).toMatchObject({
      // The first that is not on its line is the sibling; no sibling is 202; of another branch is 101.
      ...{ scoreRival: 0.6, nearRival: 0.75, togetherRival: 0.75, scoreStranger: 0.5 },
      ...{ scoreOtherBranch: 0.4, nearOtherBranch: 0.5, kin: 1, likely: 1 },
    });
    expect(features([cause("20101", { near: 0 }), cause("202", { near: 1 })]).nearRival).toBe(1e6);
    expect(features([cause("20101"), cause("20102", { score: 0.59 })]).likely).toBe(0);
  });

  test("tell whether the most similar wordings mean it, each by the square of its similarity", () => {
    const wide = ["202", "101", "20101", "1"];
    const nearest = [near(0.8, ["201"]), near(0.4, wide, true), near(0.4, ["101"])];
    const told = features([cause("20101")], nearest);
    expect(told).toMatchObject({
      nearestSimilarity: 0.8,
      nearestAgrees: 1,
      secondSimilarity: 0.4,
      isNearest: 0,
    });
    // Squares 0.64, 0.16 and 0.16: the first agrees, the second in part, the third does not.
    expect(told.agreeing).toBeCloseTo(0.72 / 0.96, 5);
    expect(told.wide).toBeCloseTo(0.16 / 0.96, 5);
    expect(told.several).toBeCloseTo((0.64 + 4 * 0.16 + 0.16) / 0.96, 5);
    expect(features([cause("20101")], [near(0.5, wide)])).toMatchObject({ nearestAgrees: 0.5, isNearest: 1 });
    expect(features([cause("20101")], [near(0.5, ["101"])]).nearestAgrees).toBe(0);
  });

  test("leave aside causes that wordings name together with it, those just enough of them", () => {
    const ranked = [
      cause("20101"),
      cause("201", { score: 0.95 }),
      cause("20102", { score: 0.9 }),
      cause("202", { score: 0.8 }),
      cause("101", { score: 0.7 }),
    ];
    const apart = (kindred: Record<string, number>) => features(ranked, [], {}, kindred);
    expect(apart({})).toMatchObject({ rivalApart: 0.9, rivalFar: 0.9 });
    expect(apart({}).allApart).toBeCloseTo(2.4, 9);
    const some = apart({ "20102": 0.1, "202": 0.03, "101": 0.05 });
    expect(some).toMatchObject({ rivalApart: 0.8, rivalFar: 0 });
    expect(some.allApart).toBeCloseTo(0.8, 9);
    expect(apart({ "20102": 0.099, "202": 0.029 })).toMatchObject({ rivalApart: 0.9, rivalFar: 0.8 });
  });

  test("count wordings of such causes as nearly agreeing, and those that are asked about", () => {
    const nearest = [near(0.8, ["202"]), near(0.4, ["101", "20101"], true), near(0.4, ["201"])];
    const told = features([cause("20101")], nearest, {}, { "202": 0.1 });
    expect(told.nearestKindred).toBe(0.8);
    expect(told.agreeingKindred).toBeCloseTo((0.64 * 0.8 + 0.16 * 0.5 + 0.16) / 0.96, 5);
    expect(told.askedShare).toBeCloseTo(0.16 / 0.96, 5);
    expect(features([cause("20101")], nearest).nearestKindred).toBe(0);
  });

  test("tell of the line of its best wording whether it is wide and names it first", () => {
    const line = ["202", "20101", "201", "1"];
    expect(features([cause("20101", { line, isAsked: true })])).toMatchObject({
      ...{ lineLength: 4, isFirst: 0, inWide: 1 },
    });
    expect(features([cause("20101", { line })]).inWide).toBe(0);
    expect(features([cause("20101", { line: line.slice(1), isAsked: true })])).toMatchObject({
      ...{ lineLength: 3, isFirst: 1, inWide: 0 },
    });
  });
});

test("one cause lies above another whose code begins with its own", () => {
  expect([
    isOnLine("201", "20101"),
    isOnLine("20101", "201"),
    isOnLine("201", "201"),
    isOnLine("201", "202"),
  ]).toEqual([...[true, true, true, false]]);
});
