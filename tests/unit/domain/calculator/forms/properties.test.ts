import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { monthsToAdult } from "#domain/calculator/forms/child-maintenance.ts";
import { compensationYears, dependantCosts } from "#domain/calculator/forms/injury-compensation.ts";
import { settlePayments } from "#domain/calculator/forms/instalments.ts";
import { CLAIM_PERIODS, type PeriodEvent, runPeriod } from "#domain/calculator/forms/limitation.ts";
import { leaveDays } from "#domain/calculator/forms/overtime.ts";
import { severanceMonths } from "#domain/calculator/forms/severance.ts";
import { dependantPensions, insuredWage } from "#domain/calculator/forms/work-injury.ts";
import { addMonths, parseDay } from "#domain/text/day.ts";

const day = fc.integer({ min: parseDay("2008-01-01")!, max: parseDay("2040-01-01")! });
const sum = fc.integer({ min: 1, max: 100_000_000 }).map((fen) => fen / 100);

test("severance grows with time, by halves, and by one for each year more", () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 15_000 }), (from, days) => {
      const months = severanceMonths(from, from + days);
      expect(months * 2).toBe(Math.round(months * 2));
      expect(severanceMonths(from, from + days + 1)).toBeGreaterThanOrEqual(months);
      expect(months).toBeGreaterThan(days / 366 - 1e-9);
      expect(months).toBeLessThan(days / 365 + 1);
    }),
  );
});

test("annual leave never shrinks with years of work", () => {
  fc.assert(
    fc.property(fc.float({ min: 0, max: 60, noNaN: true }), (years) => {
      expect([0, 5, 10, 15]).toContain(leaveDays(years));
      expect(leaveDays(years + 1)).toBeGreaterThanOrEqual(leaveDays(years));
    }),
  );
});

describe("a limitation period", () => {
  const kind = fc.constantFrom(...Object.values(CLAIM_PERIODS));
  const event = (start: number) =>
    fc
      .record({
        what: fc.constantFrom<PeriodEvent["what"]>("interrupted", "suspended"),
        on: fc.integer({ min: start, max: start + 3000 }),
        long: fc.integer({ min: 0, max: 400 }),
      })
      .map(({ what, on, long }): PeriodEvent => ({ what, on, until: on + long }));
  const history = day.chain((start) =>
    fc.tuple(fc.constant(start), fc.array(event(start), { maxLength: 5 })),
  );

  test("is never shortened by what happens, whatever the order in which it is told", () => {
    fc.assert(
      fc.property(kind, history, (period, [start, events]) => {
        const { end } = runPeriod(start, period, events);
        expect(end).toBeGreaterThanOrEqual(runPeriod(start, period, []).end);
        const byDay = [...events].sort((a, b) => a.on - b.on || a.until! - b.until!);
        expect(runPeriod(start, period, byDay).end).toBe(
          runPeriod(
            start,
            period,
            byDay.toReversed().sort((a, b) => a.on - b.on || a.until! - b.until!),
          ).end,
        );
      }),
    );
  });

  test("loses each day of its obstacles once, and none that is not its own", () => {
    const { labour, administrative, state } = CLAIM_PERIODS;
    fc.assert(
      fc.property(fc.constantFrom(labour, administrative, state), history, (period, [start, events]) => {
        const obstacles = events.map((event): PeriodEvent => ({ ...event, what: "suspended" }));
        const days = new Set<number>();
        for (const { on, until } of obstacles)
          for (let lost = Math.max(on, start + 1); lost <= until!; lost++) days.add(lost);
        const added = runPeriod(start, period, obstacles).end - runPeriod(start, period, []).end;
        expect(added).toBeLessThanOrEqual(days.size);
      }),
    );
  });

  test("has its last six months from the first of March where it ends on 31 August", () => {
    const [start, on, until] = ["2023-08-31", "2026-02-01", "2026-02-28"].map((text) => parseDay(text)!);
    const obstacle: PeriodEvent = { what: "suspended", on: on!, until: until! };
    const { end, without } = runPeriod(start!, CLAIM_PERIODS.ordinary, [obstacle]);
    expect([end, without]).toEqual([parseDay("2026-08-31"), [obstacle]]);
  });

  test("begins anew with an interruption in time, and with none after its end", () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 2_000 }), (start, after) => {
        const on = start + after;
        const { end, without } = runPeriod(start, CLAIM_PERIODS.ordinary, [
          { what: "interrupted", on, until: null },
        ]);
        const isInTime = on <= addMonths(start, 36);
        expect(end).toBe(addMonths(isInTime ? on : start, 36));
        expect(without).toHaveLength(isInTime ? 0 : 1);
      }),
    );
  });
});

test("payments on a judgment are set off to the fen, and paying never raises what is owed", () => {
  const start = parseDay("2025-01-01")!;
  const payments = fc.array(fc.record({ on: fc.integer({ min: start, max: start + 700 }), sum }), {
    maxLength: 6,
  });
  fc.assert(
    fc.property(sum, fc.option(fc.integer({ min: 1, max: 24 })), payments, (principal, rate, paid) => {
      const judgment = { principal, rate, from: start, due: start + 30, until: start + 700 };
      const state = settlePayments({ ...judgment, payments: paid });
      const bare = settlePayments({ ...judgment, payments: [] });
      const accrued = state.parts.reduce((all, { interest }) => all + interest, 0);
      const owed = state.principal + state.ordinary + state.doubled;
      const given = paid.reduce((all, one) => all + one.sum, 0);
      expect(owed + given).toBeCloseTo(principal + accrued + state.surplus, 1);
      expect(owed).toBeLessThanOrEqual(bare.principal + bare.ordinary + bare.doubled + 0.05);
      if (state.surplus > 0.01) expect(owed).toBeLessThan(principal + accrued);
    }),
  );
});

test("a wage and pensions of a work injury keep to their bounds", () => {
  const people = fc.array(fc.record({ who: fc.constantFrom("spouse", "other"), alone: fc.boolean() }), {
    maxLength: 8,
  });
  fc.assert(
    fc.property(sum, sum, people, (wage, local, dependants) => {
      const base = insuredWage(wage, local);
      expect(base).toBeGreaterThanOrEqual(local * 0.6 - 0.01);
      expect(base).toBeLessThanOrEqual(local * 3 + 0.01);
      expect(dependantPensions(base, dependants)).toBeLessThanOrEqual(base + 0.01);
    }),
  );
});

test("years of compensation fall from twenty to five, and dependants never get more than a year's spending a year", () => {
  const dependants = fc.array(
    fc.record({ age: fc.integer({ min: 0, max: 110 }), supporters: fc.integer({ min: 1, max: 6 }) }),
    { maxLength: 6 },
  );
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 120 }),
      sum,
      fc.double({ min: 0.1, max: 1, noNaN: true }),
      dependants,
      (age, spending, share, all) => {
        expect(compensationYears(age)).toBeGreaterThanOrEqual(compensationYears(age + 1));
        expect([5, 20]).toContain(compensationYears(age < 61 ? 60 : 75));
        const whole = dependantCosts(spending, share, all);
        expect(whole).toBeLessThanOrEqual(spending * 20 + 0.01);
        const singly = all.reduce((total, one) => total + dependantCosts(spending, share, [one]), 0);
        expect(whole).toBeLessThanOrEqual(singly + 0.1);
      },
    ),
  );
});

test("a child is maintained until eighteen and no month longer", () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 8_000 }), (born, later) => {
      const months = monthsToAdult(born, born + later);
      const adult = addMonths(born, 216);
      expect(addMonths(born + later, months)).toBeGreaterThanOrEqual(Math.min(adult, born + later));
      if (months > 0) expect(addMonths(born + later, months - 1)).toBeLessThan(adult);
    }),
  );
});
