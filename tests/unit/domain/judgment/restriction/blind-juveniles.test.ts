import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { findRestriction } from "#domain/judgment/restriction/restricted.ts";
import { invented } from "../invented-record.ts";

const given = ["blind/juveniles", "juveniles"]
  .flatMap((name) => readFileSync(`tests/fixtures/${name}.tsv`, "utf8").split("\n"))
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => {
    const [kind = "", accused = "", text = ""] = line.split("\t");
    return { kind, accused: accused.split("、").filter(Boolean), text };
  });
const restrictionOf = ({ accused, text }: (typeof given)[number]) =>
  findRestriction(
    invented({
      text_type: "刑事判决书",
      case_number: "（2024）内0102刑初1号",
      cause: "盗窃罪",
      cause_code: "10502",
      casedate: "2024-06-04",
      parties: accused.map((name) => ({ name, side: "defendant", role: "被告人" })),
      body_text: [text],
    }),
  );

describe("sentences invented to examine the rules, most of them by somebody who had not seen them", () => {
  test.each(given.filter(({ kind }) => kind === "YES"))("withhold: $text", (one) => {
    expect(restrictionOf(one)).toBe("juvenile_crime");
  });

  test.each(given.filter(({ kind }) => kind === "NO"))("publish: $text", (one) => {
    expect(restrictionOf(one)).not.toBe("juvenile_crime");
  });
});
