import { describe, expect, test } from "vitest";
import { readHistory } from "#domain/statute/parse/statute-history.ts";
import { versionDate } from "#domain/statute/parse/version-date.ts";

const ISSUED = "2001年2月3日 风院令第1号公布";
const dated = (lines: string[], name = "", title = "风筝条例", signed = "") =>
  versionDate(readHistory(lines), title, name, signed);

describe("versionDate", () => {
  test("says nothing of dates found where all places agree", () => {
    expect(dated([ISSUED], "风筝条例(2001-02-03).md")).toEqual({ version: "2001-02-03", found: null });
    expect(dated([ISSUED])).toEqual({ version: "2001-02-03", found: null });
    expect(dated([], "风筝条例(2001-02-03).md")).toEqual({ version: "2001-02-03", found: null });
  });

  test.each([
    ["later", "2019-03-02"],
    ["earlier", "1999-09-09"],
  ])("takes the text's day and keeps a %s one of the file's name", (_when, file) => {
    expect(dated([ISSUED], `风筝条例(${file}).md`)).toEqual({
      version: "2001-02-03",
      found: { file, heading: "", history: "2001-02-03" },
    });
  });

  test.each([
    "风筝条例(2019-03-02).md",
    "风筝条例（2019年3月2日）.MD",
    "风筝条例_20190302.docx.md",
    "风筝条例(2019.3.2).txt",
  ])("reads the day in the file name %s", (name) => {
    expect(dated([], name).version).toBe("2019-03-02");
  });

  test("takes no number in a file name for a day", () => {
    expect(dated([], "第20191302号风筝条例.md").version).toBe("");
    expect(dated([], "关于2019年3月2日风筝的批复.md").version).toBe("");
  });

  test("takes the file's day where the history breaks off before another change", () => {
    expect(dated([`${ISSUED} 根据`], "风筝条例(2019-03-02).md").version).toBe("2019-03-02");
    expect(dated([`${ISSUED} 根据`]).version).toBe("2001-02-03");
  });

  test("takes the file's day where the heading names its year", () => {
    const title = "风筝条例（2019年修订）";
    expect(dated([ISSUED], "风筝条例(2019-03-02).md", title)).toEqual({
      version: "2019-03-02",
      found: { file: "2019-03-02", heading: "2019", history: "2001-02-03" },
    });
    expect(dated([ISSUED], "风筝条例(2020-03-02).md", title).version).toBe("2001-02-03");
  });

  test("takes a later day of the heading itself", () => {
    expect(dated([ISSUED], "", "风筝条例（2019年3月2日修订）").version).toBe("2019-03-02");
  });

  test("takes the year of an amendment for its name", () => {
    expect(dated([ISSUED], "", "风筝宪章修正案（1999年）").found).toBeNull();
  });

  test("takes the signature where nothing else dates a text", () => {
    expect(dated([], "", "风筝的通知", "2012-02-29").version).toBe("2012-02-29");
  });
});
