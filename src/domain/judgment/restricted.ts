import { withoutSpaces } from "../text/to-nfc.ts";
import { findIntroduction } from "./full/introduction.ts";
import type { JudgmentRecord } from "./record.ts";

/** A kind that 法释〔2016〕19号 art. 4 keeps off the internet; the codes follow its items 1 to 4. */
export type Restriction = "state_secret" | "juvenile_crime" | "mediation" | "divorce" | "minor_custody";

const SECRET_CAUSES = /国家秘密|军事秘密|间谍/;
const CLOSED_FOR_SECRETS = /涉及国家秘密[^。]{0,20}不公开/;
/** Codes of juvenile divisions: 少刑初字, 未刑初字, 刑未初字. */
const JUVENILE_CODE = /少刑|未刑|刑少|刑未/;
/** The court itself finds that an accused was a minor. Victims and witnesses are spoken of in other words. */
const JUVENILE_FINDING =
  /(?:被告人|罪犯|上诉人)[^，。；]{0,20}(?:犯罪时|作案时|实施犯罪时)?(?:系|是|为|均系|均为)?(?:已满(?:十[二四六]|1[246])周岁)?(?:未满|不满)(?:十八|18)周岁(?:的未成年人)?|(?:未成年被告人|被告人[^，。；]{0,12}(?:犯罪时|作案时)(?:系|是|尚未|未)成年)/;
const DIVORCE = /离婚(?:纠纷|一案|$)/m;
const CUSTODY = /抚养(?:费|关系)?纠纷|子女抚养|变更抚养|监护权|监护人|探望权/;
const MEDIATION_CONFIRMED = /确认(?:人民)?调解协议/;
const CLAUSE_OF_CASE = /[^，。；：]{1,200}(?:一|两|二|系列)案/g;
const IN_BRACKETS = /[（(][^（）()]*[）)]/g;
const ADULT_AGE = 18;

/**
 * Which item of art. 4 of 《最高人民法院关于人民法院在互联网公布裁判文书的规定》 (法释〔2016〕19号, in force 2016-10-01)
 * forbids courts to publish the document, or null. Item 5, what a court thinks unfit, cannot be told from a text;
 * the exceptions of item 3 need a court's reasons and are left to the person who imports.
 */
export function findRestriction(record: JudgmentRecord): Restriction | null {
  const cause = record.cause || toldCause(record);
  if (
    SECRET_CAUSES.test(cause) ||
    record.body_text.slice(0, 20).some((text) => CLOSED_FOR_SECRETS.test(text))
  ) {
    return "state_secret";
  }
  if (isJuvenileCrime(record)) return "juvenile_crime";
  if (/调解书$/.test(record.text_type) || MEDIATION_CONFIRMED.test(cause)) return "mediation";
  if (DIVORCE.test(cause)) return "divorce";
  return CUSTODY.test(cause) ? "minor_custody" : null;
}

/**
 * Where no cause is given, what the case name and the introduction call the case: the clauses that end with 一案,
 * brackets left out, because a party's guardian stands in them.
 */
function toldCause({ casename, body_text }: JudgmentRecord): string {
  const introduction = body_text[findIntroduction(body_text)] ?? "";
  const plain = [casename, introduction].map((text) => withoutSpaces(text).replace(IN_BRACKETS, ""));
  return [plain[0], ...(plain[1]?.match(CLAUSE_OF_CASE) ?? [])].join("\n");
}

function isJuvenileCrime(record: JudgmentRecord): boolean {
  if (!record.text_type.startsWith("刑事") && record.cause_code?.[0] !== "1") return false;
  if (JUVENILE_CODE.test(record.case_number)) return true;
  if (record.body_text.some((text) => JUVENILE_FINDING.test(text))) return true;
  return record.body_text.slice(0, 40).some((text) => isMinorAccused(text, record.casedate));
}

/** An accused whose printed day of birth makes him a minor on the day of judgment. */
function isMinorAccused(text: string, casedate: string): boolean {
  const born = /^(?:原审)?被告人[^。]{0,60}?([0-9]{4})年([0-9]{1,2})月([0-9]{1,2})日(?:出?生)/.exec(text);
  if (!born || !casedate) return false;
  const [, year = "", month = "", day = ""] = born;
  const birthday = `${Number(year) + ADULT_AGE}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return birthday > casedate;
}
