import { describe, expect, test } from "vitest";
import type { JudgmentRecord } from "#domain/judgment/record.ts";
import { findRestriction } from "#domain/judgment/restriction/restricted.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";
import { invented } from "../invented-record.ts";

const each = examplesOf(import.meta.url);

const restriction = (fields: Partial<JudgmentRecord>) => findRestriction(invented(fields));
const crime = (text: string, fields: Partial<JudgmentRecord> = {}) =>
  restriction({
    text_type: "刑事判决书",
    cause: "盗窃罪",
    cause_code: "10502",
    body_text: [text],
    ...fields,
  });

describe("findRestriction", () => {
  test("lets ordinary judgments through", () => {
    expect(restriction({})).toBeNull();
    expect(restriction({ cause: "离婚后财产纠纷" })).toBeNull();
    expect(crime("被告人张例，男，1985年1月1日出生。被害人未满十八周岁。")).toBeNull();
  });

  each<[{ cause?: string; text_type?: string }, string]>(
    "finds the item of art. 4 for %j",
    (fields, code) => {
      expect(restriction(fields)).toBe(code);
    },
  );

  each<[Partial<JudgmentRecord>, string | null]>(
    "without a cause goes by the case name and the introduction: %j",
    (fields, code) => {
      expect(restriction({ casename: "例某与样某一案", cause: "", ...fields })).toBe(code);
    },
  );

  each<[string, string[], string | null]>("goes by the result, which is %s", (_, body_text, code) => {
    expect(restriction({ cause: "买卖合同纠纷", casename: "甲某与乙某一案", body_text })).toBe(code);
  });

  test("withholds no criminal judgment for a family's sake", () => {
    const family = { cause: "重婚罪", body_text: ["判决如下：", "准予甲某与乙某离婚。"] };
    expect(restriction({ ...family, text_type: "刑事判决书" })).toBeNull();
    expect(restriction({ ...family, text_type: "民事判决书" })).toBe("divorce");
  });

  test("looks for a secret in the first twenty paragraphs", () => {
    const told = (before: number) => [
      ...Array.from({ length: before }, () => "甲"),
      "本案涉及国家秘密，本院依法不公开开庭审理。",
    ];
    expect(restriction({ body_text: told(19) })).toBe("state_secret");
    expect(restriction({ body_text: told(20) })).toBeNull();
  });

  test("takes a case for a criminal one by its kind, its cause or its number", () => {
    const civil = { text_type: "民事判决书", cause_code: null, case_number: "（2021）内0102民初1号" };
    const minor = (fields: Partial<JudgmentRecord>) =>
      crime("被告人张例作案时未成年。", { ...civil, ...fields });
    expect(minor({})).toBeNull();
    expect(minor({ text_type: "刑事裁定书" })).toBe("juvenile_crime");
    expect(minor({ cause_code: "10502" })).toBe("juvenile_crime");
    expect(minor({ case_number: "（2021）内0102刑初1号" })).toBe("juvenile_crime");
  });

  each<[string, string[], string | null]>(
    "takes a legal representative %s for a minor's: %j",
    (_, body_text, code) => {
      expect(crime("", { casename: "张例一案", parties: [], body_text })).toBe(code);
    },
  );

  test("finds crimes of minors by the court's finding, the day of birth or the division", () => {
    expect(crime("本院认为，被告人张例犯罪时未满十八周岁，应当从轻处罚。")).toBe("juvenile_crime");
    expect(crime("被告人张例，男，2004年5月2日出生，汉族。", { casedate: "2021-03-04" })).toBe(
      "juvenile_crime",
    );
    expect(crime("被告人张例。", { case_number: "（2011）新刑未初字第29号" })).toBe("juvenile_crime");
    expect(crime("被告人张例，男，2004年5月2日出生，汉族。", { casedate: "2024-03-04" })).toBeNull();
  });
});
