import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { JudgmentRecord } from "#domain/judgment/record.ts";
import { findRestriction } from "#domain/judgment/restriction/restricted.ts";
import { runs } from "#tests/fixtures/laws.ts";
import { invented } from "../invented-record.ts";

const crime = (text: string, fields: Partial<JudgmentRecord> = {}) =>
  findRestriction(
    invented({
      text_type: "刑事判决书",
      case_number: "（2021）内0102刑初1号",
      cause: "盗窃罪",
      cause_code: "10502",
      casedate: "2021-06-04",
      parties: [{ name: "张例", side: "defendant", role: "被告人" }],
      body_text: text.split("\n"),
      ...fields,
    }),
  );

describe("a crime of a minor is withheld", () => {
  test.each(["（2011）新刑未初字第29号", "（2014）海少刑初字第7号", "（2015）徐刑少终字第3号"])(
    "by the number of a juvenile division: %s",
    (case_number) => {
      expect(crime("被告人张例犯盗窃罪。", { case_number })).toBe("juvenile_crime");
    },
  );
});

describe("a crime of an adult is published", () => {
  test("the sign of 西安市未央区 is no juvenile division's", () => {
    expect(
      crime("被告人张例犯盗窃罪。", {
        case_number: "（2015）未刑初字第777号",
        court: "西安市未央区人民法院",
      }),
    ).toBeNull();
  });

  test("a legal representative of an accused born long before is no sign", () => {
    expect(crime("被告人张例，男，1975年3月1日出生。\n法定代理人张样，系被告人张例之兄。")).toBeNull();
  });
});

test("an accused is of full age from the day after the 18th birthday", () => {
  const day = fc.date({ min: new Date("1985-01-01"), max: new Date("2000-12-27"), noInvalidDate: true });
  fc.assert(
    fc.property(day, fc.integer({ min: -2000, max: 2000 }), (born, days) => {
      const birthday = new Date(born);
      birthday.setUTCFullYear(birthday.getUTCFullYear() + 18);
      fc.pre(birthday.getUTCDate() === born.getUTCDate());
      const act = new Date(birthday.getTime() + days * 86_400_000);
      const text = `被告人张例，男，${printed(born)}出生。\n经审理查明，${printed(act)}，被告人张例窃得手机一部。`;
      expect(crime(text, { casedate: "2021-06-04" })).toBe(days <= 0 ? "juvenile_crime" : null);
    }),
    { numRuns: runs(100) },
  );
});

function printed(day: Date): string {
  return `${day.getUTCFullYear()}年${day.getUTCMonth() + 1}月${day.getUTCDate()}日`;
}
