import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isJudgmentId, judgmentId } from "#domain/judgment/judgment-id.ts";
import { sha256OfText } from "#server/files/sha256.ts";

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
          isJudgmentId(judgmentId({ ...record, court, case_number, text_type, casedate }, sha256OfText)),
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
});
