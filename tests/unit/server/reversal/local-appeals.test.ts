import { expect, test } from "vitest";
import { APPEAL_OUTCOMES } from "#domain/judgment/record.ts";
import type { AppealGroupRanges } from "#domain/reversal/analyse-appeals.ts";
import type { OpenAppeals } from "#server/reversal/appeal-file.ts";
import type { AppealSource } from "#server/reversal/collections.ts";
import { localAppeals } from "#server/reversal/open/open-collections.ts";

const SOURCES: AppealSource[] = [{ name: "甲", coverage: "", sampling: "complete", sample: false }];
const rowOf = (at: number) => ({
  ...{ id: `a${at}`, casename: `案${at}`, court: "某院", case_number: `${at}号`, casedate: "2024-01-01" },
});
const TABLE = {
  court: Uint16Array.of(0, 0, 0),
  cause: Uint16Array.of(0, 0, 0),
  outcome: Uint8Array.from(["changed", "upheld", "upheld"] as const, (one) => APPEAL_OUTCOMES.indexOf(one)),
  grounds: new Uint8Array(3),
  amount: new Uint8Array(3),
  year: Uint16Array.of(2024, 2024, 2024),
  complete: Uint8Array.of(1, 0, 1),
};
/** Three appeals of one cause; the second is from a selected source. */
const OPEN: OpenAppeals = {
  table: TABLE,
  sources: SOURCES,
  row: rowOf,
  close: () => undefined,
};
const ALL: AppealGroupRanges = {
  court: [0, 1],
  province: [0, 1],
  cause: [0, 1],
  parentCause: [0, 1],
  branch: [0, 1],
};

test("one taken down since counts, but is not named", async () => {
  const appeals = localAppeals(OPEN, new Set(["a0"]));
  expect((await appeals.cases(ALL, "cause")).map(({ id }) => id)).toEqual(["a2", "a1"]);
  expect((await appeals.figures(ALL)).map(({ complete }) => complete.changed)).toEqual([1, 1, 1, 1, 1]);
});
