import { expect, test } from "vitest";
import { fillInputs, spreadOf } from "#domain/ask/ranking/net-inputs.ts";
import { Nets } from "#domain/ask/ranking/nets.ts";
import { StagedScores } from "#domain/ask/ranking/staged-scores.ts";
import type { NetEnsemble, TreeEnsemble } from "#domain/ask/signals/learned.ts";
import { NO_TREES } from "#tests/fixtures/ask-weights.ts";

const inputsOf = (quantiles: number[][], row: number[], rows: number[]) => {
  const into = new Float64Array(2 * row.length);
  fillInputs(quantiles, Float64Array.from(row), spreadOf(Float64Array.from(rows), row.length), into);
  return [...into];
};

test("a value's place among quantiles is -1 at the first, 1 at the last, and straight between neighbours", () => {
  const quantiles = [[0, 1, 5]];
  const places = [-3, 0, 0.5, 1, 3, 5, 9].map((value) => inputsOf(quantiles, [value], [0, 1])[0]);
  expect(places).toEqual([-1, -1, -0.5, 0, 0.5, 1, 1]);
  expect(inputsOf([[4]], [9], [0, 1])[0]).toBe(0);
});

test("how far a value lies from its question's mean counts standard deviations, from -3 to 5", () => {
  const away = (value: number) => inputsOf([[0, 1]], [value], [0, 4])[1];
  expect(away(2)).toBe(0);
  expect(away(4)).toBeCloseTo(1, 5);
  expect([away(-90), away(90)]).toEqual([-3, 5]);
  // What all candidates share tells nothing of one of them.
  expect(inputsOf([[0, 1]], [7], [7, 7])[1]).toBe(0);
});

test("nets add up, and a hidden unit below 0 says nothing", () => {
  const spread = { means: Float64Array.of(0), spreads: Float64Array.of(1) };
  const net = { hidden: [1, -1, 0, 0], offsets: [0.5, 0], out: [10, 100], direct: [1, 0.25] };
  const score = (value: number, nets = [net]) =>
    new Nets({ quantiles: [[0, 2]], nets }).score(Float64Array.of(value), spread);
  // Place 1, distance 2: the first unit holds 1.5, the second is shut.
  expect(score(2)).toBe(1 + 0.5 + 15);
  // Place -1, distance 0: the first is shut, the second holds 1.
  expect(score(0)).toBe(-1 + 100);
  expect(score(2, [net, net])).toBe(33);
  expect(new Nets({ quantiles: [], nets: [] }).score(Float64Array.of(3), spread)).toBe(0);
});

const tree = (edge: number, low: number, high: number) => ({
  roots: [0],
  features: [0, -1, -1],
  numbers: [edge, low, high],
  rights: [2, 0, 0],
});
/** Gives rows so many times their distance from the mean, where that is above 0. */
const net = (factor: number) => ({
  quantiles: [[0, 99]],
  nets: [{ hidden: [0, factor], offsets: [0], out: [1], direct: [0, 0] }],
});

const staged = (trees: TreeEnsemble, nets: NetEnsemble, closer = NO_TREES) =>
  new StagedScores({ trees, closer, nets });

test("other trees add to the sums of the twenty rows alone that the first put first", () => {
  const rows = Float64Array.from({ length: 100 }, (_, at) => at);
  const nothing = { quantiles: [], nets: [] };
  const sums = staged(tree(90.5, 1, 5), nothing, tree(95.5, 2, 4)).scoreAll(rows, 1);
  expect([sums[91], sums[96], sums[0], sums[10]]).toEqual([7, 9, 3, 3]);
  // Those behind keep as far from the last of the twenty as they were.
  for (const at of [11, 40, 70]) expect(sums[at]).toBe(3);
  const below = staged(tree(50.5, 1, 5), nothing, tree(0.5, -2, -2)).scoreAll(rows, 1);
  expect([below[51], below[90], below[91], below[0]]).toEqual([3, 3, 3, -1]);
});

test("nets look at the twenty rows that trees put first; the others stay behind in their order", () => {
  const sums = staged(tree(90.5, 1, 5), net(-1)).scoreAll(
    Float64Array.from({ length: 100 }, (_, at) => at),
    1,
  );
  // The 9 rows from 91 on are first, then the earliest 11 of the others, which lie below the mean.
  expect(sums[91]).toBe(5);
  expect(sums[0]).toBeGreaterThan(sums[10]!);
  expect(sums[10]).toBeGreaterThan(1);
  for (const at of [11, 40, 70]) expect(sums[at]).toBe(sums[10]);
  const order = [...sums.keys()].sort((a, b) => sums[b]! - sums[a]! || a - b);
  expect(order.indexOf(11)).toBeGreaterThan(order.indexOf(10));
});

test("fewer rows than are looked at are all looked at, none gives no sum", () => {
  const scores = staged(tree(1.5, 2, 2), net(3));
  const sums = scores.scoreAll(Float64Array.of(1, 2), 1);
  expect(sums[0]).toBe(2);
  expect(sums[1]).toBeCloseTo(5, 4);
  expect([...scores.scoreAll(new Float64Array(), 1)]).toEqual([]);
});

test("some rows of a question are scored as among all of them, by the spread of all", () => {
  const scores = staged(tree(1.5, 2, 2), net(1));
  const all = Float64Array.of(1, 2, 3, 10);
  const whole = scores.scoreAll(all, 1);
  expect(scores.scoreAll(Float64Array.of(10), 1, spreadOf(all, 1))[0]).toBe(whole[3]);
});
