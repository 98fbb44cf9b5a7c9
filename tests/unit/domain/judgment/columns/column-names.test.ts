import { describe, expect, test } from "vitest";
import {
  type ColumnName,
  columnNamed,
  columnsGiven,
  isTableHeading,
} from "#domain/judgment/columns/column-names.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";

const each = examplesOf(import.meta.url);

/** The headings of the forms in which collections are handed on, and what stands below each. */
const FORMS: Record<string, Record<string, ColumnName>> = {
  "the monthly tables": {
    原始链接: "wenshu_url",
    案号: "case_number",
    案件名称: "casename",
    法院: "court",
    所属地区: "region",
    案件类型: "kind",
    审理程序: "procedure",
    裁判日期: "casedate",
    当事人: "parties",
    案由: "causes",
    法律依据: "legal_basis",
    全文: "text",
  },
  "other tables in Chinese": {
    文书ID: "source_id",
    文书id: "source_id",
    链接: "wenshu_url",
    案名: "casename",
    标题: "casename",
    法院名称: "court",
    审理法院: "court",
    文书类型: "text_type",
    文书种类: "text_type",
    审判程序: "procedure",
    判决日期: "casedate",
    地区: "region",
    不公开理由: "reason",
    不公开原因: "reason",
    文书内容: "text",
    文书全文: "text",
  },
  "the national site": {
    docId: "source_id",
    s1: "casename",
    s2: "court",
    s5: "source_id",
    s6: "text_type",
    s7: "case_number",
    s8: "kind",
    s9: "procedure",
    s11: "causes",
    s17: "parties",
    s21: "text",
    s29: "legal_basis",
    s31: "casedate",
    s32: "reason",
    s33: "region",
    s47: "legal_basis",
    qw: "text",
    wenshuAy: "causes",
  },
  "lines of JSON": {
    id: "source_id",
    docid: "source_id",
    doc_id: "source_id",
    uuid: "source_id",
    uniqid: "source_id",
    url: "wenshu_url",
    wenshu_url: "wenshu_url",
    case_number: "case_number",
    caseNumber: "case_number",
    casename: "casename",
    title: "casename",
    name: "casename",
    court: "court",
    text_type: "text_type",
    procedure: "procedure",
    casedate: "casedate",
    date: "casedate",
    cause: "causes",
    text: "text",
    content: "text",
  },
};

describe("columnNamed", () => {
  test.each(Object.entries(FORMS))("knows the columns of %s", (_, columns) => {
    expect(
      Object.fromEntries(Object.keys(columns).map((heading) => [heading, columnNamed(heading)])),
    ).toEqual(columns);
  });

  test("takes a byte order mark and blanks off, and knows nothing else", () => {
    expect(columnNamed("\ufeff案号")).toBe("case_number");
    expect(columnNamed(" 全文 ")).toBe("text");
    expect(columnNamed("公开日期")).toBeNull();
    expect(columnNamed("")).toBeNull();
    expect(columnNamed("constructor")).toBeNull();
  });
});

describe("columnNamed, by meaning", () => {
  each<[ColumnName, string]>("%s: %s", (name, headings) => {
    for (const heading of headings.split(" ").filter((one) => one !== "案件标题"))
      expect([heading, columnNamed(heading)]).toEqual([heading, name]);
  });

  test("a heading that is given is read, and no other for the same column", () => {
    const named = columnsGiven({ 判决书: "text", "No.": "case_number" });
    expect(["判决书", "全文", "no", "案号", "法院"].map(named)).toEqual([
      "text",
      null,
      "case_number",
      null,
      "court",
    ]);
  });
});

describe("isTableHeading", () => {
  each<[string[], boolean]>("of %j is %s", (headings, isHeading) => {
    expect(isTableHeading(headings)).toBe(isHeading);
  });

  test("knows the text by the heading that is given", () => {
    expect(isTableHeading(["判决书"], columnsGiven({ 判决书: "text" }))).toBe(true);
  });
});
