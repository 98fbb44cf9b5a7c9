import { afterAll, beforeAll, expect, test } from "vitest";
import type { JudgmentRecord } from "#domain/judgment/record.ts";
import { type OpenCases, openCases, writeCases } from "#server/reversal/case-file.ts";
import { scratchFolder } from "#tests/fixtures/scratch-folder.ts";

const record = (id: string, case_number: string, casedate: string): JudgmentRecord =>
  ({
    ...{ id, case_number, casedate, casename: `案${id}`, court: "某法院", cause: "合同纠纷" },
    ...{ presiding_judge: "甲", panel: ["甲", "乙"], claim_amount: 5, text_type: "民事判决书" },
    ...{ body_text: ["本院认为", "判决如下："], holding: { from: 1, to: 2 }, tail_text: ["审判长"] },
  }) as unknown as JudgmentRecord;
/** Case numbers, more than a binary search finds by chance. */
const many = Array.from({ length: 200 }, (_, at) =>
  record(`m${at}`, `（2020）内01民初${at}号`, "2020-01-01"),
);

const folder = scratchFolder();
let cases: OpenCases;
let count = 0;
beforeAll(() => {
  const own = ["2020-01-01", "2021-01-01", "2020-01-01"].map((day, at) =>
    record(`s${2 - at}`, "（2021）内01民初1号", day),
  );
  count = writeCases([record("none", "", "2020-01-01"), ...own, ...many], folder);
  cases = openCases(folder);
});
afterAll(() => {
  cases.close();
});
const ids = async (number: string) => (await cases.find(number)).map(({ id }) => id);

test("every case is found by its number, in any brackets, and no document without one", async () => {
  expect(count).toBe(203);
  for (const { id, case_number } of many) expect(await ids(case_number)).toEqual([id]);
  expect(await ids("(2020)内01民初7号 ")).toEqual(["m7"]);
  expect(await ids("（1999）内01民初1号")).toEqual([]);
  expect(await ids("")).toEqual([]);
});

test("documents of one number come newest first, then by id", async () => {
  expect(await ids("（2021）内01民初1号")).toEqual(["s1", "s0", "s2"]);
});

test("a case has what prefills the form, and its holding", async () => {
  expect(await cases.find("（2020）内01民初5号")).toEqual([
    {
      ...{ id: "m5", case_number: "（2020）内01民初5号", casedate: "2020-01-01", casename: "案m5" },
      ...{ court: "某法院", cause: "合同纠纷", presiding_judge: "甲", panel: ["甲", "乙"], claim_amount: 5 },
      ...{ text_type: "民事判决书", holding: "判决如下：" },
    },
  ]);
});
