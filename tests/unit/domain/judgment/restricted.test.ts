import { describe, expect, test } from "vitest";
import type { JudgmentRecord } from "#domain/judgment/record.ts";
import { findRestriction } from "#domain/judgment/restricted.ts";
import { invented } from "./invented-record.ts";

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

  test("finds crimes of minors by the court's finding, the day of birth or the division", () => {
    expect(crime("本院认为，被告人张例犯罪时未满十八周岁，应当从轻处罚。")).toBe("juvenile_crime");
    expect(crime("被告人张例，男，2004年5月2日出生，汉族。", { casedate: "2021-03-04" })).toBe(
      "juvenile_crime",
    );
    expect(crime("被告人张例。", { case_number: "（2011）新刑未初字第29号" })).toBe("juvenile_crime");
    expect(crime("被告人张例，男，2004年5月2日出生，汉族。", { casedate: "2023-03-04" })).toBeNull();
  });
});
