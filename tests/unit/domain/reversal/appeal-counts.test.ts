import * as fc from "fast-check";
import { expect, test } from "vitest";
import { indexCauses } from "#domain/catalogue/causes/causes.ts";
import { indexCourts } from "#domain/catalogue/courts/names/courts.ts";
import { APPEAL_OUTCOMES } from "#domain/judgment/record.ts";
import { appealGroupRanges, countAppeals } from "#domain/reversal/analyse-appeals.ts";
import { AppealCounts } from "#domain/reversal/appeal-counts.ts";
import { BACKOFF_GROUPS } from "#domain/reversal/change-rate.ts";
import { NO_ORDINAL } from "#domain/search/tree/hierarchy.ts";
import { appealTable } from "#tests/fixtures/appeal-table.ts";
import { numberedCourt } from "#tests/fixtures/courts/small-trees.ts";

/** A court outside any province, and two provinces with two courts and one court. */
const courts = indexCourts([
  numberedCourt(1, 0),
  numberedCourt(2, 1, "", [numberedCourt(3, 2)]),
  numberedCourt(4, 1),
]);
const causes = indexCauses([
  {
    value: "2",
    label: "民事",
    children: [
      { value: "201", label: "甲", children: [{ value: "20101", label: "乙" }] },
      { value: "202", label: "丙" },
    ],
  },
  { value: "5", label: "行政", children: [{ value: "501", label: "丁" }] },
]);
const PROVINCE = [null, 1, 1, 3];

const appeal = fc.record({
  court: fc.constantFrom(0, 1, 2, 3, NO_ORDINAL),
  cause: fc.constantFrom(...causes.ordered.keys(), NO_ORDINAL),
  outcome: fc.constantFrom(...APPEAL_OUTCOMES),
});

test("appeals that are added one by one count as those of a table do", () => {
  fc.assert(
    fc.property(fc.array(appeal, { maxLength: 60 }), (appeals) => {
      const table = appealTable(appeals);
      const counts = new AppealCounts((court) => PROVINCE[court] ?? null);
      for (const index of appeals.keys()) counts.add(table, index);
      for (const { value } of causes.ordered) {
        for (const court of [null, ...courts.ordered.map((one) => one.value)]) {
          const question = appealGroupRanges(value, court, causes, courts);
          const expected = countAppeals(table, question).map(({ complete }) => complete);
          const counted = counts.of(question);
          expect(BACKOFF_GROUPS.map((group) => counted[group])).toEqual(expected);
        }
      }
    }),
  );
});
