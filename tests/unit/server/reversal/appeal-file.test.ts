import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { indexCauses } from "#domain/catalogue/causes/causes.ts";
import { indexCourts } from "#domain/catalogue/courts/names/courts.ts";
import { dedupeByCaseNumber } from "#domain/judgment/count-cases-once.ts";
import type { JudgmentRecord, JudgmentSource } from "#domain/judgment/record.ts";
import { APPEAL_OUTCOMES } from "#domain/judgment/record.ts";
import { encodeGrounds } from "#domain/reversal/grounds.ts";
import { NO_ORDINAL } from "#domain/search/tree/hierarchy.ts";
import { openAppeals, writeAppeals } from "#server/reversal/appeal-file.ts";
import { runs } from "../../../fixtures/laws.ts";

const courts = indexCourts([
  { value: 1, label: "最高人民法院", level: 0, parent: "", map: "china", area: "" },
]);
const causes = indexCauses([{ value: "2", label: "民事" }]);
const source = (id: string, sampling: JudgmentSource["sampling"]): JudgmentSource => ({
  id,
  name: id,
  sampling,
  sample: false,
  coverage: "",
  imported: "2026-01-01",
  count: 1,
});
const appeal = (id: string, more: Partial<JudgmentRecord> = {}) =>
  ({
    id,
    casename: `案${id}`,
    text_type: "民事判决书",
    court: "最高人民法院",
    court_id: 1,
    cause_code: "2",
    case_number: `（2024）最高法民终${id}号`,
    casedate: "2024-03-01",
    instance: "second",
    outcome: "upheld",
    claim_amount: null,
    body_text: ["本院认为，一审适用法律错误。"],
    holding: { from: 0, to: 1 },
    source: "a",
    ...more,
  }) as JudgmentRecord;

describe("appeal file", () => {
  let folder = "";
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "fasu-appeals-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const write = (records: JudgmentRecord[]) => {
    writeAppeals(records, [source("a", "complete"), source("b", "selected")], { courts, causes }, folder);
    return openAppeals(folder);
  };

  test("keeps second instances with an ending alone, newest first", () => {
    const open = write([
      appeal("1"),
      appeal("2", { casedate: "2025-01-01" }),
      appeal("3", { instance: "first", outcome: null }),
      appeal("4", { outcome: null }),
      appeal("5", { instance: "retrial" }),
    ]);
    expect([open.row(0).id, open.row(1).id]).toEqual(["2", "1"]);
    expect(open.table.year).toEqual(Uint16Array.of(2025, 2024));
    open.close();
  });

  test("counts an appeal once, by its judgment, and none about jurisdiction", () => {
    const number = "（2024）最高法民终1号";
    const open = write([
      appeal("1", { text_type: "民事判决书" }),
      appeal("2", {
        text_type: "民事裁定书",
        case_number: number,
        casedate: "2024-05-01",
        outcome: "changed",
      }),
      appeal("3", { case_number: "（2024）最高法民辖终3号" }),
      appeal("4", { case_number: "" }),
      appeal("5", { case_number: "" }),
    ]);
    const ids = Array.from(open.table.outcome, (_, at) => open.row(at).id);
    expect(ids).toEqual(["5", "4", "1"]);
    open.close();
  });

  test("reads grounds where the judgment was overturned, and none where it was upheld", () => {
    const open = write([appeal("1"), appeal("2", { outcome: "changed", casedate: "2023-01-01" })]);
    expect(open.table.grounds[0]).toBe(encodeGrounds([]));
    expect(open.table.grounds[1]).toBe(encodeGrounds(["law_wrong"]));
    expect(APPEAL_OUTCOMES[open.table.outcome[1]!]).toBe("changed");
    open.close();
  });

  test("marks what comes from a complete source", () => {
    const open = write([appeal("1"), appeal("2", { source: "b", casedate: "2020-01-01" })]);
    expect([...open.table.complete]).toEqual([1, 0]);
    open.close();
  });

  test("keeps an appeal whose court or cause is in no catalogue", () => {
    const open = write([appeal("1", { court_id: null, cause_code: null })]);
    expect([open.table.court[0], open.table.cause[0]]).toEqual([NO_ORDINAL, NO_ORDINAL]);
    open.close();
  });

  test("holds what counting once and sorting in memory would leave, and no other file", () => {
    const drawn = fc.record({
      case_number: fc.constantFrom("", "（2024）最高法民终1号", "（2024）最高法民终2号"),
      court: fc.constantFrom("最高人民法院", "某高级人民法院"),
      casedate: fc.constantFrom("", "2023-01-01", "2024-01-01"),
      text_type: fc.constantFrom("民事判决书", "民事裁定书"),
    });
    fc.assert(
      fc.property(fc.array(drawn, { maxLength: 20 }), (list) => {
        const records = list.map((more, at) => appeal(String(at), more));
        const open = write(records);
        const ids = Array.from(open.table.outcome, (_, at) => open.row(at).id);
        open.close();
        const key = ({ casedate, id }: JudgmentRecord) => `${casedate}\n${id}`;
        const expected = dedupeByCaseNumber(records).sort((a, b) => (key(a) < key(b) ? 1 : -1));
        expect(ids).toEqual(expected.map(({ id }) => id));
        expect(readdirSync(folder).filter((name) => name.includes("tmp"))).toEqual([]);
      }),
      { numRuns: runs(40) },
    );
  });
});
