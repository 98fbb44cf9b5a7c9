import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findRestriction } from "#domain/judgment/restriction/restricted.ts";
import { invented } from "../invented-record.ts";

interface Told {
  born: string;
  act?: string;
  judged: string;
  names?: string[];
}

/**
 * A judgment that states the birth of its first accused, the day of the act, and nothing else about anybody's
 * age.
 */
function crime({ born, act = "", judged, names = ["张例"] }: Told): boolean {
  const record = invented({
    text_type: "刑事判决书",
    case_number: "（2021）内0102刑初1号",
    cause: "盗窃罪",
    cause_code: "10502",
    casedate: judged,
    parties: names.map((name) => ({ name, side: "defendant", role: "被告人" })),
    body_text: [
      `被告人${names[0]}，男，${born}出生，汉族。`,
      act && `经审理查明，${act}，被告人${names[0]}盗窃电动车一辆。`,
    ],
  });
  return findRestriction(record) === "juvenile_crime";
}

const printed = (day: Date) => `${day.getUTCFullYear()}年${day.getUTCMonth() + 1}月${day.getUTCDate()}日`;
const iso = (day: Date) => day.toISOString().slice(0, 10);
const days = (from: string, to: string) =>
  fc.date({ min: new Date(`${from}T00:00:00Z`), max: new Date(`${to}T00:00:00Z`), noInvalidDate: true });
/** Years, months and days between two days by the calendar: a person's age. */
function ageOn(born: Date, day: Date): number {
  const years = day.getUTCFullYear() - born.getUTCFullYear();
  const isBefore = iso(day).slice(5) < iso(born).slice(5);
  return isBefore ? years - 1 : years;
}

// 刑法 art. 17; 法释〔2006〕1号 art. 2: of full age from the day after the eighteenth birthday.
describe("the age of an accused", () => {
  test("is that on the day of the act, the birthday itself not counted", () => {
    fc.assert(
      fc.property(days("1985-01-01", "2003-12-31"), days("2012-01-01", "2019-12-31"), (born, act) => {
        fc.pre(!(born.getUTCMonth() === 1 && born.getUTCDate() === 29));
        const before = new Date(act.getTime() - 86_400_000);
        const fullAge = ageOn(born, before) >= 18;
        const canAct = ageOn(born, act) >= 12;
        const found = crime({ born: printed(born), act: printed(act), judged: "2022-06-01" });
        expect(found).toBe(canAct && !fullAge);
      }),
    );
  });

  test("is taken by the last possible birth and the first possible act where only a month or a year is told", () => {
    expect(crime({ born: "2000年5月", act: "2018年5月31日", judged: "2019-06-01" })).toBe(true);
    expect(crime({ born: "2000年5月", act: "2018年6月1日", judged: "2019-06-01" })).toBe(false);
    expect(crime({ born: "2000年", act: "2018年12月31日", judged: "2019-06-01" })).toBe(true);
    expect(crime({ born: "2000年5月2日", act: "2018年5月", judged: "2019-06-01" })).toBe(true);
    expect(crime({ born: "2000年5月2日", act: "2018年6月", judged: "2019-06-01" })).toBe(false);
  });

  test("at the judgment, or a year before it, counts where no day of an act is told", () => {
    expect(crime({ born: "2003年6月1日", judged: "2021-06-01" })).toBe(true);
    expect(crime({ born: "2002年6月1日", judged: "2021-06-01" })).toBe(true);
    expect(crime({ born: "2002年5月31日", judged: "2021-06-01" })).toBe(false);
  });

  test("of each accused must be known before all count as of age", () => {
    const told = { born: "1985年6月1日", act: "2021年1月1日", judged: "2021-06-01", names: ["张例", "李例"] };
    expect(crime(told)).toBe(false);
    const procedure = invented({
      text_type: "刑事判决书",
      case_number: "（2021）内0102刑初1号",
      cause_code: "10502",
      casedate: "2021-06-01",
      parties: told.names.map((name) => ({ name, side: "defendant", role: "被告人" })),
      body_text: ["被告人张例，男，1985年6月1日出生，汉族。", "本案由少年法庭审理。"],
    });
    expect(findRestriction(procedure)).toBe("juvenile_crime");
    expect(findRestriction({ ...procedure, parties: procedure.parties.slice(0, 1) })).toBeNull();
  });
});
