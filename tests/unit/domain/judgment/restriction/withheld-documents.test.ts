import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findRestriction } from "#domain/judgment/restriction/restricted.ts";
import { invented } from "../invented-record.ts";

const CRIME = {
  case_number: "（2021）内0102刑初1号",
  cause_code: "10502",
  casedate: "2021-06-04",
  parties: [{ name: "张例", side: "defendant", role: "被告人" }] as const,
};
const given = readFileSync("tests/fixtures/withheld.tsv", "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => line.split("\t") as [expected: string, form: string, cause: string, text: string]);

test.each(given)("of article 4 it is %s: %s %s %s", (expected, form, cause, text) => {
  const isCrime = form === "刑事判决书" && cause === "盗窃罪";
  const record = invented({
    text_type: form || "民事判决书",
    cause: cause || "买卖合同纠纷",
    casename: "例某与样某一案",
    ...(isCrime
      ? { ...CRIME, parties: [...CRIME.parties], body_text: text.split("\\n") }
      : { body_text: [text || "判决如下：", "驳回例某的其他请求。"] }),
  });
  expect(expected.split("|")).toContain(findRestriction(record) ?? "-");
});
