import { describe, expect, test } from "vitest";
import { APPEAL_OUTCOMES, type AppealOutcome } from "#domain/judgment/record.ts";
import {
  analyseAppeals,
  appealGroupRanges,
  countAppeals,
  listAppeals,
} from "#domain/reversal/analyse-appeals.ts";
import type { AppealTable } from "#domain/reversal/appeal-table.ts";
import { NEUTRAL_PRIOR } from "#domain/reversal/change-rate.ts";
import { smallCauses as causes, numberedCourts as courts } from "#tests/fixtures/courts/small-trees.ts";

interface Appeal {
  court: number;
  cause: number;
  outcome: AppealOutcome;
  complete?: boolean;
  year?: number;
}
const table = (appeals: Appeal[]): AppealTable => ({
  court: Uint16Array.from(appeals, (appeal) => appeal.court),
  cause: Uint16Array.from(appeals, (appeal) => appeal.cause),
  outcome: Uint8Array.from(appeals, (appeal) => APPEAL_OUTCOMES.indexOf(appeal.outcome)),
  grounds: new Uint8Array(appeals.length).fill(1),
  amount: new Uint8Array(appeals.length),
  year: Uint16Array.from(appeals, (appeal) => appeal.year ?? 2024),
  complete: Uint8Array.from(appeals, (appeal) => (appeal.complete === false ? 0 : 1)),
});
const times = (n: number, appeal: Appeal) => Array.from({ length: n }, () => appeal);
const question = appealGroupRanges("20101", 4, causes, courts);

const analysed = (appeals: AppealTable, ranges: typeof question) =>
  analyseAppeals(countAppeals(appeals, ranges), NEUTRAL_PRIOR);

describe("analyseAppeals", () => {
  test("counts an appeal in the narrowest group and in every wider one", () => {
    const appeals = [
      ...times(3, { court: 2, cause: 2, outcome: "upheld" }),
      ...times(4, { court: 4, cause: 2, outcome: "upheld" }),
      ...times(5, { court: 5, cause: 2, outcome: "changed" }),
      ...times(6, { court: 2, cause: 3, outcome: "upheld" }),
      ...times(7, { court: 2, cause: 4, outcome: "upheld" }),
      ...times(8, { court: 2, cause: 5, outcome: "upheld" }),
    ];
    const { tried, rate, group } = analysed(table(appeals), question);
    expect(tried.map(({ n }) => n)).toEqual([3, 7, 12, 18, 25]);
    expect(group).toBe("cause");
    expect(rate).toMatchObject({ group: "cause", n: 12, changed: 5 });
  });

  test("never lets a selected source into a rate, but shows its cases and grounds", () => {
    const appeals = times(30, { court: 2, cause: 2, outcome: "changed", complete: false });
    const analysis = analysed(table(appeals), question);
    expect(analysis.rate).toBeNull();
    expect(analysis.outcomes.every(({ n }) => n === 0)).toBe(true);
    expect(listAppeals(table(appeals), question, analysis.group)).toHaveLength(20);
    expect(analysis.tried[0]).toEqual({ name: "cause_court", n: 0, selected: 30 });
    expect(analysis.grounds).toEqual([{ ground: "facts_unclear", n: 30 }]);
    expect(analysis.period).toBeNull();
  });

  test("leaves undated cases out of the period, and tells none where all are undated", () => {
    const undated = times(12, { court: 2, cause: 2, outcome: "upheld", year: 0 });
    const dated = times(1, { court: 2, cause: 2, outcome: "upheld", year: 2020 });
    const periodOf = (appeals: Appeal[]) => analysed(table(appeals), question).period;
    expect(periodOf([...undated, ...dated])).toEqual({ from: 2020, to: 2020 });
    expect(periodOf(undated)).toBeNull();
  });
});
