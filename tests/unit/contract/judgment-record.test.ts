import { describe, expect, test } from "vitest";
import { readRecordLine } from "#contract/judgment-record.ts";
import { invented } from "../domain/judgment/invented-record.ts";

const {
  id: _id,
  source: _source,
  court_id: _court,
  cause_code: _cause,
  tail_text: _tail,
  ...given
} = invented();

describe("readRecordLine", () => {
  test("takes a whole record as it is", () => {
    expect(readRecordLine(invented())).toEqual({ kind: "record", record: invented() });
  });

  test("fills in what may be left out", () => {
    expect(readRecordLine(given)).toMatchObject({
      kind: "record",
      record: { id: "", court_id: null, tail_text: [] },
    });
  });

  test.each([
    [{ ...given, body_text: [] }, ["body_text"]],
    [{ ...given, court: undefined }, ["court"]],
    [{ ...given, casedate: "2021/3/4" }, ["casedate"]],
    [{ ...given, parties: [{ name: "例某", side: "left" }] }, ["parties.0.side"]],
    [{ ...given, holding: { from: 2, to: 99 } }, ["holding"]],
    [[], ["line"]],
    ["text", ["line"]],
  ])("names the wrong fields of %j", (value, fields) => {
    expect(readRecordLine(value)).toEqual({ kind: "invalid", fields });
  });
});
