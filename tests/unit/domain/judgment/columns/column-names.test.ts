import { describe, expect, test } from "vitest";
import {
  type ColumnName,
  columnNamed,
  columnsGiven,
  isTableHeading,
} from "#domain/judgment/columns/column-names.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";

const each = examplesOf(import.meta.url);

describe("columnNamed", () => {
  each<[string, string, ColumnName]>("in %s %s is %s", (_, heading, column) => {
    expect(columnNamed(heading)).toBe(column);
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
