import { describe, expect, test } from "vitest";
import { readRecordLine } from "#contract/judgment/judgment-record.ts";
import { invented } from "../../domain/judgment/invented-record.ts";

const {
  id: _id,
  source: _source,
  court_id: _court,
  cause_code: _cause,
  tail_text: _tail,
  ...given
} = invented();

const TODAY = "2026-11-22";

describe("readRecordLine", () => {
  test("takes a whole record as it is", () => {
    expect(readRecordLine(invented(), TODAY)).toEqual({ kind: "record", record: invented() });
  });

  test("fills in what may be left out", () => {
    expect(readRecordLine(given, TODAY)).toMatchObject({
      kind: "record",
      record: { id: "", court_id: null, tail_text: [] },
    });
  });

  test.each(["2121-09-28", "2021-02-30", "2026-11-23", "9999-12-31", "0001-01-01", "1949-09-30"])(
    "names a field that is dated %s, on which no court can have judged",
    (casedate) => {
      const ref = { court: "样例法院", case_number: "（2020）样1号", instance: "first", casedate };
      expect(readRecordLine({ ...given, casedate, earlier_cases: [ref] }, TODAY)).toEqual({
        kind: "impossible_day",
        fields: [`casedate ${casedate}`, `earlier_cases.0.casedate ${casedate}`],
      });
    },
  );

  test("brings every short text to the form that it is stored in", () => {
    const read = readRecordLine(
      {
        ...given,
        casename: "例某\t与\n样某  一案\ud800\u0007",
        court: "样例 人民法院",
        text_type: "民 事 判 决 书（正本）",
        case_number: " (2021) 内0102民初 1号 ",
        clerk: "e\u0301\u200b 例",
        parties: [{ name: "例某　样", side: "plaintiff" }],
        earlier_cases: [
          {
            court: "样例 法院",
            case_number: "[2020]内0102民初９号。",
            text_type: "民事 裁定书",
            instance: "first",
          },
        ],
        body_text: ["\u0000\ud800正文"],
      },
      TODAY,
    );
    expect(read).toMatchObject({
      kind: "record",
      record: {
        casename: "例某 与 样某 一案",
        court: "样例人民法院",
        text_type: "民事判决书",
        case_number: "（2021）内0102民初1号",
        clerk: "é 例",
        parties: [{ name: "例某 样" }],
        earlier_cases: [{ court: "样例法院", case_number: "（2020）内0102民初9号", text_type: "民事裁定书" }],
        body_text: ["正文"],
      },
    });
  });

  test("names a field of which nothing is left", () => {
    expect(readRecordLine({ ...given, casename: "\u0007 \ud800" }, TODAY)).toEqual({
      kind: "invalid",
      fields: ["casename"],
    });
  });

  test("takes the day of import itself", () => {
    expect(readRecordLine({ ...given, casedate: TODAY }, TODAY)).toMatchObject({ kind: "record" });
  });

  test.each([
    [{ ...given, body_text: [] }, ["body_text"]],
    [{ ...given, court: undefined, text_type: "", casedate: "" }, ["court", "text_type", "casedate"]],
    [{ ...given, casedate: "2021/3/4" }, ["casedate"]],
    [{ ...given, parties: [{ name: "例某", side: "left" }] }, ["parties.0.side"]],
    [{ ...given, holding: { from: 2, to: 99 } }, ["holding"]],
    [[], ["line"]],
    ["text", ["line"]],
  ])("names the wrong fields of %j", (value, fields) => {
    expect(readRecordLine(value, TODAY)).toEqual({ kind: "invalid", fields });
  });
});
