import { describe, expect, test } from "vitest";
import { indexCauses } from "#domain/catalogue/causes/causes.ts";
import { indexCourts } from "#domain/catalogue/courts/names/courts.ts";
import { APPEAL_OUTCOMES, type AppealOutcome } from "#domain/judgment/record.ts";
import { calibrate } from "#domain/reversal/calibration.ts";
import { type BaseRatePrior, NEUTRAL_PRIOR } from "#domain/reversal/change-rate.ts";
import { NO_ORDINAL } from "#domain/search/tree/hierarchy.ts";
import { type Appeal, appealTable } from "#tests/fixtures/appeal-table.ts";

const courts = indexCourts([
  { value: 1, label: "甲", level: 1, parent: "", map: "", area: "", children: [] },
  { value: 2, label: "乙", level: 1, parent: "", map: "", area: "", children: [] },
]);
const causes = indexCauses([
  { value: "2", label: "民事", children: [{ value: "201", label: "甲" }] },
  { value: "5", label: "行政", children: [{ value: "501", label: "丙" }] },
]);

const table = (appeals: readonly Appeal[]) =>
  appealTable(appeals.map((appeal) => ({ court: 0, cause: 1, ...appeal })));
const times = (n: number, appeal: Appeal): Appeal[] => Array.from({ length: n }, () => appeal);
const run = (appeals: readonly Appeal[], prior: BaseRatePrior = NEUTRAL_PRIOR) =>
  calibrate(table(appeals), () => prior, { courts, causes });
const published = (rate: number): BaseRatePrior => ({ kind: "published", rate, strength: 1 });
const EARLIER = [
  ...times(40, { year: 2020, outcome: "upheld" }),
  ...times(5, { year: 2020, outcome: "changed" }),
  ...times(5, { year: 2020, outcome: "remanded" }),
];

describe("calibrate", () => {
  test("compares each rate and the plain share with what happened", () => {
    const said = run(
      [...EARLIER, ...times(3, { year: 2021, outcome: "upheld" }), { year: 2021, outcome: "changed" }],
      published(0.9),
    );
    // All groups have the same 50 cases, of which 10 were changed: (10 + 20 x 0.9) / (50 + 20).
    const brier = (3 * 0.4 ** 2 + 0.6 ** 2) / 4;
    const brierPlain = (3 * 0.2 ** 2 + 0.8 ** 2) / 4;
    expect(said.n).toBe(4);
    expect(said.years).toHaveLength(1);
    expect(said.years[0]).toMatchObject({ year: 2021, n: 4, observed: 0.25 });
    for (const figures of [said.years[0]!, said]) {
      expect(figures.brier).toBeCloseTo(brier, 6);
      expect(figures.brierPlain).toBeCloseTo(brierPlain, 12);
    }
  });

  test("weighs years by their appeals", () => {
    const said = run([
      ...EARLIER,
      ...times(2, { year: 2021, outcome: "upheld" }),
      ...times(6, { year: 2022, outcome: "remanded" }),
    ]);
    const [one, other] = said.years;
    expect([one?.n, other?.n, said.n]).toEqual([2, 6, 8]);
    expect(said.brier).toBeCloseTo((2 * one!.brier + 6 * other!.brier) / 8, 12);
    expect(said.brierPlain).toBeCloseTo((2 * one!.brierPlain + 6 * other!.brierPlain) / 8, 12);
    expect(other?.brierPlain).toBeCloseTo((1 - 10 / 52) ** 2, 12);
  });

  test("takes remanded cases for changed ones, and no others", () => {
    const observed = (outcome: AppealOutcome) =>
      run([...EARLIER, ...times(2, { year: 2021, outcome })]).years[0]?.observed;
    expect(APPEAL_OUTCOMES.map((outcome) => [outcome, observed(outcome)])).toEqual([
      ["upheld", 0],
      ["changed", 1],
      ["remanded", 1],
      ["withdrawn", 0],
      ["other", 0],
    ]);
  });

  test("needs fifty earlier appeals, which are complete and dated", () => {
    const last: Appeal = { year: 2021, outcome: "upheld" };
    expect(run([...EARLIER, last]).n).toBe(1);
    expect(run([...EARLIER.slice(1), last]).n).toBe(0);
    expect(run([...EARLIER.slice(1), { year: 2020, outcome: "upheld", complete: false }, last]).n).toBe(0);
    expect(run([...EARLIER.slice(1), { year: 0, outcome: "upheld" }, last]).n).toBe(0);
    expect(run([...EARLIER.slice(1), { year: 2021, outcome: "upheld" }, last]).n).toBe(0);
  });

  test("asks only of complete appeals with a cause, and gives none where no group has ten cases", () => {
    const asked = (appeal: Partial<Appeal>) =>
      run([...EARLIER, { year: 2021, outcome: "upheld", ...appeal }]);
    expect(asked({ complete: false })).toMatchObject({
      n: 0,
      years: [],
      bins: [],
      brier: null,
      brierPlain: null,
    });
    expect(asked({ cause: NO_ORDINAL }).n).toBe(0);
    // The other branch has no earlier case.
    expect(asked({ cause: 3 }).n).toBe(0);
    expect(asked({ court: NO_ORDINAL }).n).toBe(1);
    expect(asked({ court: 1 }).n).toBe(1);
  });

  test("gives each court and each cause its own rate", () => {
    const mixed = [
      ...times(30, { year: 2020, outcome: "changed", court: 0 }),
      ...times(30, { year: 2020, outcome: "upheld", court: 1 }),
      ...times(30, { year: 2020, outcome: "changed", court: 1, cause: 3 }),
    ];
    const rateOf = (appeal: Partial<Appeal>) =>
      run([...mixed, { year: 2021, outcome: "upheld", court: 0, ...appeal }]).bins[0]?.meanRate;
    const rates = [{}, { court: 1 }, { court: NO_ORDINAL }, { court: 1, cause: 3 }].map(
      (one) => rateOf(one)!,
    );
    expect(new Set(rates).size).toBe(4);
    const all = run([
      ...mixed,
      { year: 2021, outcome: "changed", court: 0 },
      { year: 2021, outcome: "upheld", court: 1 },
      { year: 2021, outcome: "upheld", court: NO_ORDINAL },
      { year: 2021, outcome: "upheld", court: 1, cause: 3 },
    ]);
    const told = all.bins.reduce((sum, { n, meanRate }) => sum + n * meanRate, 0);
    expect(told).toBeCloseTo(rates[0]! + rates[1]! + rates[2]! + rates[3]!, 9);
  });

  test("has years in order, whatever the order of the table, and none without a date", () => {
    const said = run([
      { year: 0, outcome: "upheld" },
      { year: 2023, outcome: "upheld" },
      { year: 2021, outcome: "upheld" },
      { year: 2022, outcome: "upheld" },
      ...EARLIER,
    ]);
    expect(said.years.map(({ year }) => year)).toEqual([2021, 2022, 2023]);
  });

  test("puts a rate into the bin that begins with it, and a certain one into the last", () => {
    // (changed + 20 x rate of the prior) / (50 + 20).
    const binOf = (changed: number, rate = 0) => {
      const { bins } = run(
        [
          ...times(changed, { year: 2020, outcome: "changed" }),
          ...times(50 - changed, { year: 2020, outcome: "upheld" }),
          { year: 2021, outcome: "changed" },
        ],
        published(rate),
      );
      expect(bins).toHaveLength(1);
      return bins[0];
    };
    expect(binOf(3, 0.02)).toMatchObject({ from: 0, to: 0.05, n: 1, observed: 1 });
    expect(binOf(3, 0.025)).toMatchObject({ from: 0.05, to: 0.1, meanRate: 0.05 });
    expect(binOf(7)).toMatchObject({ from: 0.1, to: 0.15, meanRate: 0.1 });
    expect(binOf(10, 0.025)).toMatchObject({ from: 0.15, to: 0.2, meanRate: 0.15 });
    expect(binOf(14)).toMatchObject({ from: 0.2, to: 0.3, meanRate: 0.2 });
    expect(binOf(21)).toMatchObject({ from: 0.3, to: 0.5, meanRate: 0.3 });
    expect(binOf(35)).toMatchObject({ from: 0.5, to: 1, meanRate: 0.5 });
    expect(binOf(50, 1)).toMatchObject({ from: 0.5, to: 1, meanRate: 1 });
  });

  test("tells of each bin its own rates and endings", () => {
    const { bins } = run([
      ...times(30, { year: 2020, outcome: "changed", court: 0 }),
      ...times(30, { year: 2020, outcome: "upheld", court: 1 }),
      ...times(2, { year: 2021, outcome: "changed", court: 0 }),
      ...times(3, { year: 2021, outcome: "upheld", court: 1 }),
      { year: 2021, outcome: "changed", court: 1 },
    ]);
    expect(bins.map(({ n, observed }) => [n, observed])).toEqual([
      [4, 0.25],
      [2, 1],
    ]);
    for (const { from, to, meanRate } of bins) expect(meanRate >= from && meanRate < to).toBe(true);
  });
});
