import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { indexCauses } from "#domain/catalogue/causes/causes.ts";
import { indexCourts } from "#domain/catalogue/courts/names/courts.ts";
import { type Claim, causeRanges, courtRanges } from "#domain/recovery/ranking/claim-factors.ts";
import { tabulateCases } from "#domain/recovery/ranking/counted-cases.ts";
import type { LawyerCaseTable } from "#domain/recovery/ranking/lawyer-table.ts";
import { rankLawyers, SCORE_NAMES } from "#domain/recovery/ranking/rank-lawyers.ts";
import { weighCases } from "#domain/recovery/ranking/weigh-cases.ts";
import { NO_ORDINAL, UNKNOWN_LEVEL } from "#domain/search/tree/hierarchy.ts";
import { numberedCourt as court } from "#tests/fixtures/courts/small-trees.ts";

// Ordinals: 0 supreme, 1 high A, 2 intermediate, 3 and 4 basic, 5 intermediate, 6 basic, 7 high B, 8 intermediate.
const courts = indexCourts([
  court(1, 0, "", [
    court(2, 1, "nei_meng_gu", [
      court(4, 2, "甲市", [court(7, 3, "甲市"), court(8, 3, "甲市")]),
      court(5, 2, "乙市", [court(9, 3, "乙市")]),
    ]),
    court(3, 1, "shang_hai", [court(6, 2, "")]),
  ]),
]);
// Ordinals: 0 branch, 1 group, 2 and 3 causes, 4 group, 5 cause, 6 other branch.
const causes = indexCauses([
  {
    value: "2",
    label: "民事",
    children: [
      {
        value: "201",
        label: "甲组",
        children: [
          { value: "20101", label: "甲一" },
          { value: "20102", label: "甲二" },
        ],
      },
      { value: "202", label: "乙组", children: [{ value: "20201", label: "乙一" }] },
    ],
  },
  { value: "6", label: "执行" },
]);
const LEVELS = [0, 1, 2, 3, 3, 2, 3, 1, 2];

interface Row {
  court: number;
  cause: number;
  amount: number;
  day: number;
  year: number;
  reference: boolean;
}
const toTable = (rows: Row[], lawyers: number[][]): LawyerCaseTable => {
  const offsets = new Uint32Array(lawyers.length + 1);
  for (const [i, cases] of lawyers.entries()) offsets[i + 1] = offsets[i]! + cases.length;
  return {
    offsets,
    appearances: Uint32Array.from(lawyers.flat()),
    cases: {
      court: Uint16Array.from(rows, (row) => row.court),
      level: Uint8Array.from(rows, (row) => LEVELS[row.court] ?? UNKNOWN_LEVEL),
      cause: Uint16Array.from(rows, (row) => row.cause),
      amount: Uint8Array.from(rows, (row) => row.amount),
      day: Int32Array.from(rows, (row) => row.day),
      year: Uint16Array.from(rows, (row) => row.year),
      reference: Uint8Array.from(rows, (row) => (row.reference ? 1 : 0)),
    },
  };
};
const row = (more: Partial<Row> = {}): Row => ({
  court: 3,
  cause: 2,
  amount: 3,
  day: 20_000,
  year: 2024,
  reference: false,
  ...more,
});
const claim: Claim = { cause: causeRanges("20101", causes), court: courtRanges(4, courts), amount: 3 };

describe("rankLawyers", () => {
  test("counts all lawyers, and as active those with a case before the court or one below it since 2010", () => {
    const rows = [row(), row({ court: 6 }), row({ year: 2009, day: 14_000 })];
    const ranking = rankLawyers(tabulateCases(toTable(rows, [[0], [1], [2]]), 20_000), claim);
    expect(ranking).toMatchObject({
      total: 3,
      active: 1,
      lists: { experience: [0], influence: [0], activity: [0] },
    });
  });

  test("gives the first of the lawyers with equal scores the higher place", () => {
    expect(
      rankLawyers(tabulateCases(toTable([row(), row()], [[1], [0]]), 20_000), claim).lists.experience,
    ).toEqual([0, 1]);
  });

  test("leaves out of the experience list whoever has no case like this one", () => {
    const { lists } = rankLawyers(
      tabulateCases(toTable([row(), row({ cause: 6 })], [[0], [1]]), 20_000),
      claim,
    );
    expect(lists.experience).toEqual([0]);
    expect(lists.influence).toEqual([0, 1]);
  });

  test("says how near the nearest cause is that an active lawyer has a case of", () => {
    const nearest = (causesOf: number[], asked = claim) => {
      const rows = [...causesOf.map((cause) => row({ cause })), row({ court: 6 })];
      const lawyers = [...causesOf.map((_, at) => [at]), [causesOf.length]];
      return rankLawyers(tabulateCases(toTable(rows, lawyers), 20_000), asked).nearestCause;
    };
    expect(nearest([6, 5, 3, 2])).toBe("same");
    expect(nearest([6, 5, 3])).toBe("parent");
    expect(nearest([6, 5])).toBe("branch");
    expect(nearest([6, NO_ORDINAL])).toBe("other");
    expect(nearest([])).toBe("other");
    expect(nearest([6], { ...claim, cause: null })).toBe("same");
    expect(nearest([5], { ...claim, cause: causeRanges("2", causes) })).toBe("same");
  });

  const anyRow = fc.record({
    court: fc.nat(8),
    cause: fc.nat(6),
    amount: fc.nat(8),
    day: fc.integer({ min: 12_000, max: 20_000 }),
    year: fc.integer({ min: 2005, max: 2026 }),
    reference: fc.boolean(),
  });

  const anyClaim = fc.record({
    cause: fc.option(fc.constantFrom("2", "201", "20101", "20201", "6").map((c) => causeRanges(c, causes))),
    court: fc.option(fc.integer({ min: 1, max: 9 }).map((id) => courtRanges(id, courts))),
    amount: fc.option(fc.nat(8)),
  });

  test("recomputes from the cases to the last digit, whatever the table", () => {
    fc.assert(
      fc.property(
        fc.array(anyRow, { minLength: 1, maxLength: 30 }),
        fc.array(fc.array(fc.nat(29), { minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 8 }),
        (rows, picks) => {
          const lawyers = picks.map((pick) => [...new Set(pick.map((index) => index % rows.length))]);
          const weights = { experience: 1, influence: 2, activity: 4 };
          const ranking = rankLawyers(tabulateCases(toTable(rows, lawyers), 20_000), claim, { weights });
          // The formula, implemented independently from its description over plain objects.
          const LEVEL = [4, 3, 2, 1];
          const SIZE = [1, 1.2, 1.4, 1.6, 1.8, 2, 2.5, 3, 1];
          const like = (r: Row) =>
            (r.cause === 2 ? 1 : r.cause === 1 || r.cause === 3 ? 0.5 : r.cause < 6 ? 0.1 : 0) *
            (r.court >= 2 && r.court <= 4 ? 1 : r.court >= 1 && r.court <= 6 ? 0.3 : 0.1) *
            (r.amount === 3 ? 1 : r.amount === 2 || r.amount === 4 ? 0.6 : 0.3);
          const raw = lawyers.map((list) => {
            const since = list.map((i) => rows[i]!).filter(({ year }) => year >= 2010);
            const alike = since.filter((r) => like(r) > 0);
            const breadth = 1 + 0.25 * Math.log2(new Set(since.map((r) => r.court)).size || 1);
            const sum = (values: number[]) => values.reduce((a, b) => a + b, 0);
            return {
              active: since.some((r) => r.court >= 2 && r.court <= 4),
              experience: sum(alike.map(like)) * (alike.length / (alike.length + 3)),
              influence:
                sum(since.map((r) => LEVEL[LEVELS[r.court]!]! * SIZE[r.amount]! * (r.reference ? 2 : 1))) *
                (since.length / (since.length + 3)) *
                breadth,
              activity:
                sum(since.map((r) => 0.5 ** ((20_000 - r.day) / 730.5))) *
                (since.length / (since.length + 3)),
            };
          });
          expect(ranking.active).toBe(raw.filter(({ active }) => active).length);
          for (const name of SCORE_NAMES) {
            const highest = Math.max(0, ...raw.filter(({ active }) => active).map((entry) => entry[name]));
            for (const [l, entry] of raw.entries()) {
              if (!entry.active) continue;
              const expected = highest > 0 ? Math.round((1000 * entry[name]) / highest) / 10 : 0;
              expect(Math.abs(ranking.score(l)[name].value - expected)).toBeLessThan(0.1001);
            }
            const values = ranking.lists[name].map((l) => ranking.score(l)[name].value);
            expect(values).toEqual([...values].sort((a, b) => b - a));
          }
          const means = ranking.combined.map((l) => ranking.mean(l, weights));
          expect(means).toEqual([...means].sort((a, b) => b - a));
        },
      ),
    );
  });

  test("lists the first of all, whatever else is asked for", () => {
    const first = fc.integer({ min: 1, max: 9 });
    const weight = fc.constantFrom(0, 1, 2.5);
    const weights = fc.record({ experience: weight, influence: weight, activity: weight });
    fc.assert(
      fc.property(
        fc.array(anyRow, { minLength: 1, maxLength: 30 }),
        fc.array(fc.uniqueArray(fc.nat(29), { maxLength: 8 }), { minLength: 1, maxLength: 20 }),
        fc.tuple(anyClaim, first, weights),
        (rows, picks, [asked, wanted, weights]) => {
          const lawyers = picks.map((pick) => pick.filter((index) => index < rows.length));
          const counted = tabulateCases(toTable(rows, lawyers), 20_000);
          const whole = rankLawyers(counted, asked, { weights });
          const page = rankLawyers(counted, asked, { wanted, weights });
          for (const name of SCORE_NAMES) {
            expect(page.lists[name]).toEqual(whole.lists[name].slice(0, wanted));
            expect(whole.counts[name]).toBe(whole.lists[name].length);
          }
          expect(page.combined).toEqual(whole.combined.slice(0, wanted));
          const { total, active, counts, highest, nearestCause } = whole;
          expect(page).toMatchObject({ total, active, counts, highest, nearestCause });
        },
      ),
    );
  });

  test("sums exactly what each case is said to add, whatever is restricted", () => {
    fc.assert(
      fc.property(fc.array(anyRow, { minLength: 1, maxLength: 20 }), anyClaim, (rows, asked) => {
        const table = toTable(rows, [rows.map((_, at) => at)]);
        const weigher = weighCases(table.cases, asked, 20_000);
        const counted = rows.flatMap(({ year }, at) => (year >= 2010 ? [at] : []));
        const sum = (weigh: (at: number) => number) => counted.reduce((total, at) => total + weigh(at), 0);
        const ranking = rankLawyers(tabulateCases(table, 20_000), asked);
        const { experience, influence, activity } = ranking.score(0);
        const [from, to] = asked.court?.same ?? [0, 9];
        const isActive = counted.some((at) => rows[at]!.court >= from && rows[at]!.court < to);
        const expected = isActive ? [weigher.like, weigher.weight, weigher.recency].map(sum) : [0, 0, 0];
        expect([experience.sum, influence.sum, activity.sum]).toEqual(expected);
        expect(ranking.active).toBe(isActive ? 1 : 0);
      }),
    );
  });
});
