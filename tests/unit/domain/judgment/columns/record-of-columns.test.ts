import { describe, expect, test } from "vitest";
import { readSourceColumns } from "#domain/judgment/columns/read-columns.ts";
import { recordOfColumns, withheldRow } from "#domain/judgment/columns/record-of-columns.ts";
import type { Parsed } from "#domain/judgment/parse-result.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";
import { invented } from "../invented-record.ts";
import { ownContext } from "../own-context.ts";

const each = examplesOf(import.meta.url);

const ROW = {
  court: "呼和浩特市新城区人民法院",
  case_number: "（2021）内0102民初1号",
  text_type: "民事判决书",
  casedate: "2021-03-04",
  casename: "例某与样某买卖合同纠纷一审民事判决书",
  text: "原告例某。\n\n 判决如下。 ",
};
const columns = (row: Partial<typeof ROW & { reason: string; source_id: string }>) =>
  readSourceColumns(row, "2026-01-01");
const rejected: Parsed = { kind: "rejected", reason: "no_body", detail: "", line: 1 };

describe("recordOfColumns", () => {
  test("reads the text below a head made from the columns", () => {
    const record = invented();
    const given: string[] = [];
    const parse = (text: string): Parsed => {
      given.push(text);
      return { kind: "record", record, line: 1 };
    };
    expect(recordOfColumns(columns(ROW), ownContext, parse)).toBe(record);
    expect(given).toEqual([`${ROW.court}\n${ROW.text_type}\n${ROW.case_number}\n${ROW.text.trim()}`]);
  });

  test("puts no empty line in that head", () => {
    const { case_number: _number, ...row } = ROW;
    const given: string[] = [];
    recordOfColumns(columns(row), ownContext, (text) => {
      given.push(text);
      return rejected;
    });
    expect(given).toEqual([`${ROW.court}\n${ROW.text_type}\n${ROW.text.trim()}`]);
  });

  test("keeps the text where that fails too", () => {
    expect(recordOfColumns(columns(ROW), ownContext, () => rejected)).toMatchObject({
      casename: ROW.casename,
      court: ROW.court,
      text_type: ROW.text_type,
      case_number: ROW.case_number,
      casedate: ROW.casedate,
      body_text: ["原告例某。", "判决如下。"],
    });
    const { casename: _casename, ...unnamed } = ROW;
    expect(recordOfColumns(columns(unnamed), ownContext, () => rejected)?.casename).toBe(ROW.case_number);
    const { case_number: _number, ...bare } = unnamed;
    expect(recordOfColumns(columns(bare), ownContext, () => rejected)).toMatchObject({
      casename: `${ROW.court}${ROW.text_type}`,
      case_number: "",
    });
  });

  test("reads the stage from the number and the type from the text's head where no column tells them", () => {
    const { text_type: _type, casename: _name, ...row } = ROW;
    const record = recordOfColumns(
      columns({ ...row, text: "民 事 裁 定 书\n原告例某。" }),
      ownContext,
      () => rejected,
    );
    expect(record).toMatchObject({ text_type: "民事裁定书", instance: "first" });
    const far = `${"甲".repeat(120)}民事裁定书`;
    expect(recordOfColumns(columns({ ...row, text: far }), ownContext, () => rejected)?.text_type).toBe("");
  });

  test("needs two of court, number, type and date", () => {
    expect(recordOfColumns(columns({ court: ROW.court, text: "例" }), ownContext, () => rejected)).toBeNull();
    expect(
      recordOfColumns(
        columns({ court: ROW.court, casedate: ROW.casedate, text: "例" }),
        ownContext,
        () => rejected,
      ),
    ).not.toBeNull();
  });
});

describe("withheldRow", () => {
  test("says of a document that is not public what may be said", () => {
    const { text: _text, ...row } = ROW;
    const record = withheldRow(columns({ ...row, reason: "离婚诉讼", source_id: "abc" }), ownContext);
    expect(record).toMatchObject({
      court: ROW.court,
      court_id: expect.any(Number),
      case_number: ROW.case_number,
      withheld: "divorce",
      sourceId: "abc",
    });
    expect(record?.id).toMatch(/^[a-z2-7]{12}$/);
    expect(withheldRow(columns({ ...row, court: "", reason: "离婚诉讼" }), ownContext)).toMatchObject({
      court: "",
      court_id: null,
    });
  });

  test("needs what identifies it, but of a state secret nothing", () => {
    expect(withheldRow(columns({ reason: "离婚诉讼", court: ROW.court }), ownContext)).toBeNull();
    expect(withheldRow(columns({ reason: "涉及国家秘密" }), ownContext)?.withheld).toBe("state_secret");
  });
});

describe("readSourceColumns", () => {
  each<[string, string]>("takes the date %s as %j", (casedate, day) => {
    expect(columns({ casedate }).casedate).toBe(day);
  });

  each<[string, string]>(
    "takes the number %s as %j, and tells what it could not read",
    (case_number, number) => {
      expect(columns({ case_number })).toMatchObject({
        case_number: number,
        unread: { case_number: number ? "" : case_number, casedate: "" },
      });
    },
  );

  each<[string, string, string]>("takes the type %j with the name %j as %j", (text_type, casename, type) => {
    expect(columns({ text_type, casename }).text_type).toBe(type);
  });

  each<[string, string[]]>("takes the causes %s as %j", (causes, list) => {
    expect(readSourceColumns({ causes }, "2026-01-01").causes).toEqual(list);
  });

  test("takes a collection's wrapping and a seller's advertisement off a text, and no sentence", () => {
    const body = "原告例某。判决如下。书记员　蒋例";
    expect(columns({ text: `文书内容：${body}` }).text).toBe(body);
    expect(columns({ text: `${body}\n更多数据：www.example.com` }).text).toBe(body);
    expect(columns({ text: `${body} 来源：百度搜索“马克数据网”` }).text).toBe(body);
    const said = "原告在微信上说欠款属实。本院认为应还。";
    expect(columns({ text: said }).text).toBe(said);
  });
});
