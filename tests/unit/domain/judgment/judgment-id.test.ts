import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { factsId, isIdentified, judgmentId, lettersOf, ownJudgmentId } from "#domain/judgment/judgment-id.ts";
import { isShortId, shortId } from "#domain/text/short-id.ts";
import { sha256OfText } from "#server/files/sha256.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";

const each = examplesOf(import.meta.url);

const record = {
  court: "呼和浩特市新城区人民法院",
  case_number: "（2021）内0102民初123号",
  text_type: "民事判决书",
  casedate: "2021-03-04",
  casename: "例某与样某买卖合同纠纷一案",
  body_text: ["例某诉称，样某未付货款。"],
  tail_text: [],
  body_postscript: [],
};

describe("judgmentId", () => {
  test("gives 12 base32 characters for whatever fields", () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.string(),
        fc.string(),
        fc.string(),
        (court, case_number, text_type, casedate) =>
          isShortId(judgmentId({ ...record, court, case_number, text_type, casedate }, sha256OfText)),
      ),
    );
  });

  test("agrees with coreutils: printf | sha256sum | base32", () => {
    expect(judgmentId(record, sha256OfText)).toBe("lkdwgmcsdezh");
  });

  test("differs by document type, so that a ruling and a judgment of one case are two documents", () => {
    expect(judgmentId({ ...record, text_type: "民事裁定书" }, sha256OfText)).not.toBe(
      judgmentId(record, sha256OfText),
    );
  });

  const { court, case_number, text_type, casedate } = record;
  const id = (...parts: string[]) => shortId(parts, sha256OfText);

  test("is over court, number, type and date where all are known, whatever else the record holds", () => {
    const expected = id(court, case_number, text_type, casedate);
    expect(judgmentId(record, sha256OfText)).toBe(expected);
    expect(judgmentId({ ...record, casename: "样某一案", sourceId: "x1" }, sha256OfText)).toBe(expected);
    expect(factsId(record, sha256OfText)).toBe(expected);
  });

  test.each([
    ["court", ["", case_number, text_type, casedate]],
    ["case_number", [court, "", text_type, casedate]],
    ["text_type", [court, case_number, "", casedate]],
    ["casedate", [court, case_number, text_type, ""]],
  ] as const)("without %s is also over the id in its collection, else over its letters", (field, facts) => {
    const lacking = { ...record, [field]: "", tail_text: ["审判员　例明"], body_postscript: ["附 录"] };
    expect(judgmentId(lacking, sha256OfText)).toBe(id(...facts, "例某诉称，样某未付货款。审判员例明附录"));
    expect(judgmentId({ ...lacking, sourceId: "x1" }, sha256OfText)).toBe(id(...facts, "x1"));
    expect(ownJudgmentId(lacking, sha256OfText)).toBe(judgmentId(lacking, sha256OfText));
    expect(factsId(lacking, sha256OfText)).toBe(id(...facts));
  });

  test("of a reference case is over its name where it has no number, and needs no date", () => {
    const reference = { ...record, text_type: "参考案例", case_number: "", casedate: "" };
    expect(judgmentId(reference, sha256OfText)).toBe(id(court, record.casename, "参考案例", ""));
    expect(judgmentId({ ...reference, case_number }, sha256OfText)).toBe(
      id(court, case_number, "参考案例", ""),
    );
  });

  test("compares texts by their letters alone", () => {
    expect(lettersOf({ ...record, body_text: ["甲 乙", "丙\n丁"] })).toBe("甲乙丙丁");
  });
});

describe("isIdentified", () => {
  test("needs two of court, number, type and date", () => {
    const none = { court: "", case_number: "", text_type: "", casedate: "" };
    expect(isIdentified(none)).toBe(false);
    for (const field of ["court", "case_number", "text_type", "casedate"] as const) {
      expect(isIdentified({ ...none, [field]: record[field] })).toBe(false);
      expect(isIdentified({ ...record, [field]: "" })).toBe(true);
    }
    expect(isIdentified({ ...none, court: "甲法院", casedate: "2021-03-04" })).toBe(true);
    expect(isIdentified({ ...none, case_number: "（2021）内01民终1号", text_type: "民事判决书" })).toBe(true);
  });
});

describe("isShortId", () => {
  each<[string, boolean]>("of %s is %s", (text, isId) => {
    expect(isShortId(text)).toBe(isId);
  });
});
