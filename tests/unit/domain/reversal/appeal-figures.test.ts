import { describe, expect, test } from "vitest";
import {
  analyseAppeals,
  appealGroupRanges,
  countAppeals,
  listAppeals,
  MAX_APPEALS,
} from "#domain/reversal/analyse-appeals.ts";
import { BACKOFF_GROUPS, emptyCounts, NEUTRAL_PRIOR } from "#domain/reversal/change-rate.ts";
import { GROUNDS } from "#domain/reversal/grounds.ts";
import { NO_ORDINAL } from "#domain/search/tree/hierarchy.ts";
import { type Appeal, appealTable } from "#tests/fixtures/appeal-table.ts";
import { smallCauses as causes, numberedCourts as courts } from "#tests/fixtures/courts/small-trees.ts";

const question = appealGroupRanges("20101", 4, causes, courts);
const FIRST = GROUNDS[0]!;
const LAST = GROUNDS.at(-1)!;

describe("appealGroupRanges", () => {
  test("are the court alone, its province, the cause with all below it, its parent and its branch", () => {
    expect(question).toEqual({
      court: [2, 3],
      province: [1, 5],
      cause: [2, 3],
      parentCause: [1, 4],
      branch: [0, 5],
    });
    expect(appealGroupRanges("201", 1, causes, courts)).toEqual({
      court: [0, 1],
      province: [0, 0],
      cause: [1, 4],
      parentCause: [0, 5],
      branch: [0, 5],
    });
  });

  test("of a branch has the branch as its parent, of nothing known nothing", () => {
    expect(appealGroupRanges("6", null, causes, courts)).toEqual({
      court: [0, 0],
      province: [0, 0],
      cause: [5, 6],
      parentCause: [5, 6],
      branch: [5, 6],
    });
    const unknown = appealGroupRanges("9", 99, causes, courts);
    for (const [from, to] of Object.values(unknown)) expect(to - from).toBe(0);
  });
});

describe("countAppeals", () => {
  test("leaves out an appeal whose cause is not known or is of another branch", () => {
    for (const cause of [NO_ORDINAL, 5]) {
      const figures = countAppeals(appealTable([{ cause, grounds: [FIRST] }]), question);
      expect(figures).toHaveLength(BACKOFF_GROUPS.length);
      for (const group of figures)
        expect(group).toEqual({
          complete: emptyCounts(),
          selected: 0,
          period: null,
          grounds: GROUNDS.map(() => 0),
        });
    }
  });

  test("counts each ground in every group that holds the case, complete or selected", () => {
    const appeals = appealTable([
      { court: 2, grounds: [FIRST, LAST] },
      { court: 4, grounds: [LAST], complete: false },
      { cause: 3, grounds: [LAST] },
    ]);
    const counted = countAppeals(appeals, question).map(({ grounds }) => [grounds[0], grounds.at(-1)]);
    expect(counted).toEqual([
      [1, 1],
      [1, 2],
      [1, 2],
      [1, 3],
      [1, 3],
    ]);
  });

  test("counts endings of complete cases and the years from the first to the last of them", () => {
    const appeals = appealTable([
      { outcome: "remanded", year: 2021 },
      { outcome: "withdrawn", year: 2019 },
      { outcome: "other", year: 2023 },
      { outcome: "changed", year: 2010, complete: false },
    ]);
    const [narrowest] = countAppeals(appeals, question);
    expect(narrowest).toMatchObject({
      complete: { ...emptyCounts(), remanded: 1, withdrawn: 1, other: 1 },
      selected: 1,
      period: { from: 2019, to: 2023 },
    });
  });

  test("compares ranges with their first ordinal inside and their end outside", () => {
    const groupOf = (appeal: Appeal) =>
      countAppeals(appealTable([appeal]), question).findIndex(({ complete }) => complete.upheld > 0);
    expect([0, 1, 2, 3, 4, 5].map((cause) => groupOf({ cause, court: 2 }))).toEqual([4, 3, 0, 3, 4, -1]);
    expect([0, 1, 2, 3, 4, 5, NO_ORDINAL].map((at) => groupOf({ court: at }))).toEqual([2, 1, 0, 1, 1, 2, 2]);
  });
});

describe("listAppeals", () => {
  test("lists the cases of a group and of those within it, complete ones first, in the order of the table", () => {
    const appeals = appealTable([
      { court: 4, complete: false },
      { court: 4 },
      { court: 2, complete: false },
      { court: 2 },
      { court: 5 },
      { cause: 5 },
    ]);
    expect(listAppeals(appeals, question, "cause_court")).toEqual([3, 2]);
    expect(listAppeals(appeals, question, "cause_province")).toEqual([1, 3, 0, 2]);
    expect(listAppeals(appeals, question, "branch")).toEqual([1, 3, 4, 0, 2]);
  });

  test("lists no more than are shown, and leaves no complete case out for a selected one", () => {
    const both = appealTable([
      ...Array.from({ length: MAX_APPEALS + 1 }, () => ({ complete: false })),
      ...Array.from({ length: MAX_APPEALS + 1 }, () => ({ complete: true })),
    ]);
    const first = MAX_APPEALS + 1;
    expect(MAX_APPEALS).toBe(20);
    expect(listAppeals(both, question, "branch")).toEqual(
      Array.from({ length: MAX_APPEALS }, (_, at) => first + at),
    );
    const few = appealTable([...Array.from({ length: 30 }, () => ({ complete: false })), {}]);
    expect(listAppeals(few, question, "branch")).toEqual([30, ...Array.from({ length: 19 }, (_, at) => at)]);
  });
});

describe("analyseAppeals", () => {
  const analyse = (appeals: Appeal[]) =>
    analyseAppeals(countAppeals(appealTable(appeals), question), NEUTRAL_PRIOR);

  test("lists the grounds that are named, the most frequent first", () => {
    const { grounds } = analyse([{ grounds: [FIRST, LAST] }, { grounds: [LAST] }]);
    expect(grounds).toEqual([
      { ground: LAST, n: 2 },
      { ground: FIRST, n: 1 },
    ]);
  });

  test("without a rate tells of the narrowest group with a case, or of the widest", () => {
    expect(analyse([{ court: 4 }])).toMatchObject({ rate: null, group: "cause_province" });
    expect(analyse([{ court: 4, complete: false }]).group).toBe("cause_province");
    expect(analyse([]).group).toBe("branch");
  });

  test("tells endings, period and grounds of the group that the rate is of", () => {
    const appeals = [
      ...Array.from({ length: 10 }, (): Appeal => ({ court: 4, outcome: "changed", year: 2020 })),
      { court: 2, year: 2022, grounds: [FIRST] },
    ];
    const analysis = analyse(appeals);
    expect(analysis).toMatchObject({
      group: "cause_province",
      rate: { group: "cause_province", n: 11, changed: 10 },
      period: { from: 2020, to: 2022 },
      grounds: [{ ground: FIRST, n: 1 }],
    });
    expect(analysis.outcomes.map(({ n }) => n).reduce((a, b) => a + b)).toBe(11);
    expect(analysis.tried).toEqual([
      { name: "cause_court", n: 1, selected: 0 },
      ...BACKOFF_GROUPS.slice(1).map((name) => ({ name, n: 11, selected: 0 })),
    ]);
  });

  test("never lets a selected source into a rate, but shows its cases and grounds", () => {
    const appeals = Array.from({ length: 30 }, (): Appeal => ({ complete: false, grounds: [FIRST] }));
    const analysis = analyse(appeals);
    expect(analysis).toMatchObject({ rate: null, period: null, grounds: [{ ground: FIRST, n: 30 }] });
    expect(analysis.outcomes.every(({ n }) => n === 0)).toBe(true);
    expect(listAppeals(appealTable(appeals), question, analysis.group)).toHaveLength(MAX_APPEALS);
    expect(analysis.tried[0]).toEqual({ name: "cause_court", n: 0, selected: 30 });
  });

  test("leaves undated cases out of the period, and tells none where all are undated", () => {
    const undated = Array.from({ length: 12 }, (): Appeal => ({ year: 0 }));
    expect(analyse([...undated, { year: 2020 }]).period).toEqual({ from: 2020, to: 2020 });
    expect(analyse(undated).period).toBeNull();
  });
});
