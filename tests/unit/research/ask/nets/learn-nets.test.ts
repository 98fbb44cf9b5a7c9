import { expect, test } from "vitest";
import { spreadOf } from "#domain/ask/ranking/net-inputs.ts";
import { Nets } from "#domain/ask/ranking/nets.ts";
import type { NetOptions } from "../../../../../research/ask/nets/fit-net.ts";
import { learnNets, type SpreadGroup } from "../../../../../research/ask/nets/learn-nets.ts";
import { randomOfSeed } from "../../../../../research/ask/trees/random-of-seed.ts";

const OPTIONS: NetOptions = {
  units: 8,
  epochs: 30,
  batch: 4,
  rate: 0.01,
  decay: 0.01,
  inputDrop: 0,
  unitDrop: 0.1,
  seed: 3,
};
const WIDTH = 3;

/** Questions of ten candidates; the one answer is where the first two features differ most, which no sum of them tells. */
function groups(seed: number): SpreadGroup[] {
  const random = randomOfSeed(seed);
  return Array.from({ length: 60 }, () => {
    const rows = Float64Array.from({ length: 10 * WIDTH }, () => random());
    const apart = Array.from({ length: 10 }, (_, at) => Math.abs(rows[at * WIDTH]! - rows[at * WIDTH + 1]!));
    const answers = Uint8Array.from(apart, (one) => (one === Math.max(...apart) ? 1 : 0));
    return { rows, answers, spread: spreadOf(rows, WIDTH) };
  });
}

const firsts = (nets: Nets, asked: SpreadGroup[]) =>
  asked.filter(({ rows, answers, spread }) => {
    const scores = Array.from(answers, (_, at) =>
      nets.score(rows.subarray(at * WIDTH, (at + 1) * WIDTH), spread),
    );
    return answers[scores.indexOf(Math.max(...scores))] === 1;
  }).length;

test("a net learns what no sum of features tells, for questions that it never met", () => {
  const nets = new Nets(learnNets(groups(1), WIDTH, [OPTIONS], 1));
  // One in ten by chance.
  expect(firsts(nets, groups(2))).toBeGreaterThan(35);
});

test("the same groups and options give the same numbers, another seed others", () => {
  const learned = learnNets(groups(1), WIDTH, [OPTIONS], 1);
  expect(learnNets(groups(1), WIDTH, [OPTIONS], 1)).toEqual(learned);
  expect(learnNets(groups(1), WIDTH, [{ ...OPTIONS, seed: 4 }], 1).nets).not.toEqual(learned.nets);
});

test("outputs are shared out among the nets", () => {
  const score = (share: number, runs: NetOptions[]) => {
    const [group] = groups(1);
    return new Nets(learnNets(groups(1), WIDTH, runs, share)).score(
      group!.rows.subarray(0, WIDTH),
      group!.spread,
    );
  };
  const one = score(1, [OPTIONS]);
  expect(score(0.5, [OPTIONS])).toBeCloseTo(one / 2, 1);
  expect(score(1, [OPTIONS, OPTIONS])).toBeCloseTo(one, 1);
});
