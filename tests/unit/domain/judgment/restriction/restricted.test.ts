import { describe, expect, test } from "vitest";
import type { JudgmentRecord } from "#domain/judgment/record.ts";
import { findRestriction } from "#domain/judgment/restriction/restricted.ts";
import { invented } from "../invented-record.ts";

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

  test.each([
    [{ cause: "离婚纠纷" }, "divorce"],
    [{ cause: "变更抚养关系纠纷" }, "minor_custody"],
    [{ cause: "申请撤销监护人资格" }, "minor_custody"],
    [{ text_type: "民事调解书" }, "mediation"],
    [{ cause: "申请司法确认调解协议" }, "mediation"],
    [{ cause: "为境外窃取、刺探、收买、非法提供国家秘密、情报罪" }, "state_secret"],
  ])("finds the item of art. 4 for %j", (fields, code) => {
    expect(restriction(fields)).toBe(code);
  });

  test.each<[Partial<JudgmentRecord>, string | null]>([
    [{ casename: "例某与样某离婚纠纷一审民事判决书" }, "divorce"],
    [{ body_text: ["原告例某（法定代理人样某）与被告样某离 婚纠纷一案，本院立案后审理终结。"] }, "divorce"],
    [{ body_text: ["原告：例某。", "原告例某诉被告样某离婚一案，本院受理后审理终结。"] }, "divorce"],
    [{ body_text: ["例某与样某变更抚养关系纠纷一案，本院立案后审理终结。"] }, "minor_custody"],
    [{ casename: "例某与样某离婚后财产纠纷一审民事判决书" }, null],
    [
      {
        body_text: [
          "原告例某（监护人样某）与被告样某买卖合同纠纷一案，本院立案后审理终结。",
          "双方的离婚纠纷一案已审结。",
        ],
      },
      null,
    ],
  ])("without a cause goes by the case name and the introduction: %j", (fields, code) => {
    expect(restriction({ casename: "例某与样某一案", cause: "", ...fields })).toBe(code);
  });

  test.each<[string, string[], string | null]>([
    ["what follows 判决如下", ["本院判决如下：", "准予甲某与乙某离婚。"], "divorce"],
    ["not what stands before it", ["原审准予甲某与乙某离婚。", "本院判决如下：", "驳回上诉。"], null],
    ["else a sentence that decides", ["本院判决准予甲某与乙某离婚。"], "divorce"],
    ["but none that tells", ["甲某说过准予甲某与乙某离婚。"], null],
    ["of the last three paragraphs", ["本院判决准予甲某与乙某离婚。", "一", "二"], "divorce"],
    ["and of no earlier one", ["本院判决准予甲某与乙某离婚。", "一", "二", "三"], null],
  ])("goes by the result, which is %s", (_, body_text, code) => {
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

  test.each([
    ["below an accused", ["被告人张例，男，汉族。", "法定代理人张样，女，汉族。"], "juvenile_crime"],
    ["below a victim", ["被告人张例，男。", "被害人王样，女。", "法定代理人王甲，女。"], null],
    [
      "below a victim above an accused",
      ["被害人王样，女。", "被告人张例，男。", "法定代理人张样，女。"],
      "juvenile_crime",
    ],
    ["behind the charge", ["被告人张例，男。", "例山县人民检察院提起公诉。", "法定代理人张样，女。"], null],
    ["without an accused", ["法定代理人张样，女。"], null],
  ])("takes a legal representative %s for a minor's: %j", (_, body_text, code) => {
    expect(crime("", { casename: "张例一案", parties: [], body_text })).toBe(code);
  });

  test("finds crimes of minors by the court's finding, the day of birth or the division", () => {
    expect(crime("本院认为，被告人张例犯罪时未满十八周岁，应当从轻处罚。")).toBe("juvenile_crime");
    expect(crime("被告人张例，男，2004年5月2日出生，汉族。", { casedate: "2021-03-04" })).toBe(
      "juvenile_crime",
    );
    expect(crime("被告人张例。", { case_number: "（2011）新刑未初字第29号" })).toBe("juvenile_crime");
    expect(crime("被告人张例，男，2004年5月2日出生，汉族。", { casedate: "2024-03-04" })).toBeNull();
  });
});
