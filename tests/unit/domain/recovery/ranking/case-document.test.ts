import { expect, test } from "vitest";
import { findAmountRange } from "#domain/judgment/amount-ranges.ts";
import { toCaseDocument } from "#domain/recovery/ranking/case-document.ts";
import { NO_ORDINAL, UNKNOWN_LEVEL } from "#domain/search/tree/hierarchy.ts";
import { ownCauses as causes } from "../../catalogue/own-causes.ts";
import { ownCourts as courts } from "../../catalogue/own-courts.ts";
import { invented } from "../../judgment/invented-record.ts";

const read = (fields: Parameters<typeof invented>[0]) => toCaseDocument(invented(fields), courts, causes);
const days = (day: string) => Date.parse(`${day}T00:00:00Z`) / 86_400_000;

test("a document's court, cause, amount and day are those of the catalogues and the calendar", () => {
  const court = courts.ordered.find(({ label }) => label === "呼和浩特市新城区人民法院")!;
  const cause = causes.byLabel("买卖合同纠纷")!;
  expect(read({ court_id: court.value, cause_code: cause.value, claim_amount: 120_000 })).toEqual({
    court: courts.ordinal(court.value),
    level: court.level,
    cause: causes.ordinal(cause.value),
    amount: findAmountRange(120_000),
    day: days("2021-03-04"),
    year: 2021,
    reference: 0,
  });
});

test("the first court and the first cause of the catalogues have the ordinal 0", () => {
  const [court, cause] = [courts.ordered[0]!, causes.ordered[0]!];
  expect(read({ court_id: court.value, cause_code: cause.value })).toMatchObject({
    court: 0,
    cause: 0,
    level: 0,
  });
});

test("a document without a date counts from its number's year, and without either from none", () => {
  expect(read({ casedate: "" })).toMatchObject({ day: days("2021-01-01"), year: 2021 });
  expect(read({ casedate: "", case_number: "鼓商初字第1号" })).toMatchObject({ day: 0, year: 0 });
});

test("what the catalogues lack has no ordinal and no level", () => {
  const none = { court: NO_ORDINAL, level: UNKNOWN_LEVEL, cause: NO_ORDINAL };
  expect(read({ court_id: null, cause_code: null })).toMatchObject(none);
  expect(read({ court_id: 999_999_999, cause_code: "none" })).toMatchObject(none);
  expect(read({ text_type: "参考案例" }).reference).toBe(1);
});
