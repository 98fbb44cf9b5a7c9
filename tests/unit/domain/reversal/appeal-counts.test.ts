import * as fc from "fast-check";
import { expect, test } from "vitest";
import { indexCauses } from "#domain/catalogue/causes/causes.ts";
import { indexCourts } from "#domain/catalogue/courts/names/courts.ts";
import { APPEAL_OUTCOMES } from "#domain/judgment/record.ts";
import { appealGroupRanges, countAppeals } from "#domain/reversal/analyse-appeals.ts";
import { AppealCounts } from "#domain/reversal/appeal-counts.ts";
import { BACKOFF_GROUPS } from "#domain/reversal/change-rate.ts";
import { NO_ORDINAL } from "#domain/search/tree/hierarchy.ts";

const place = { parent: "", map: "", area: "" };
/** A court outside any province, and two provinces with two courts and one court. */
const courts = indexCourts([
  { ...place, value: 1, label: "最高", level: 0, children: [] },
  {
    ...place,
    value: 2,
    label: "甲省",
    level: 1,
    children: [{ ...place, value: 3, label: "甲市", level: 2, children: [] }],
  },
  { ...place, value: 4, label: "乙省", level: 1, children: [] },
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
  outcome: fc.nat({ max: APPEAL_OUTCOMES.length - 1 }),
});

test("appeals that are added one by one count as those of a table do", () => {
  fc.assert(
    fc.property(fc.array(appeal, { maxLength: 60 }), (appeals) => {
      const none = new Uint8Array(appeals.length);
      const table = {
        court: Uint16Array.from(appeals, ({ court }) => court),
        cause: Uint16Array.from(appeals, ({ cause }) => cause),
        outcome: Uint8Array.from(appeals, ({ outcome }) => outcome),
        grounds: none,
        amount: none,
        year: new Uint16Array(appeals.length),
        complete: none.slice().fill(1),
      };
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
