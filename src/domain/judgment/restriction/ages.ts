import { allMatches } from "../../text/all-matches.ts";
import { parseChineseNumeral } from "../../text/numbers/chinese-numeral.ts";
import type { JudgmentRecord } from "../record.ts";
import { ADULT_AGE, AGE_OF_CRIME } from "./minor-words.ts";
import { namesPattern, whoseWords } from "./whose.ts";

/**
 * The day of a birth or an act as far as a text gives it: `first` and `last` are the earliest and the latest
 * possible day, yyyy-MM-dd.
 */
interface Span {
  first: string;
  last: string;
}

const DAY =
  "(?<year>[12][0-9]{3}|[一二][〇○零一二三四五六七八九]{3})\\s?(?:年\\s?(?:(?<month>[0-9]{1,2}|[一二三四五六七八九十]{1,2})\\s?月\\s?(?:(?<day>[0-9]{1,2}|[一二三四五六七八九十]{1,3})\\s?[日号]?)?)?|[-./](?<m2>[0-9]{1,2})[-./](?<d2>[0-9]{1,2}))";
const BORN = new RegExp(
  `(?:出生(?:日期|时间|年月日?)?(?:经查(?:明|证|实)?|实际|应当?)?(?:于|为|是|系|：|:)?|生于|生日(?:为|是|：)?|(?<=[，,；：（(\\s])生：?)\\s?${DAY}|${DAY.replaceAll("?<", "?<b_")}\\s?(?:出生|出世|生(?=[，,。；、（）()\\s于在]|$))`,
  "g",
);
const WHEN = new RegExp(DAY, "g");
/** An age in the head (男，17岁). It is the age on the day of the judgment or shortly before. */
const HEAD_AGE =
  /^\s?(?:原审)?(?:上诉人|被告人|罪犯)[^。；：]{1,30}?[男女][，,]\s?(?:现年|年龄)?\s?(?<age>[0-9]{2})\s?(?:周)?岁/;

/**
 * Words that show that a date is not the day of the act. They are about earlier sentences, families,
 * documents or the proceedings.
 */
const NOT_THE_ACT =
  /出生|生于|曾[因经于在被犯]|前科|判处|判决|裁定|改判|再审|追加|变更|设立|开始在|刑满|释放|假释|劳动教养|行政处罚|行政拘留|社区戒毒|强制(?:隔离)?戒毒|登记|注册|成立|结婚|离婚|恋爱|相识|认识|毕业|入学|读书|辍学|工作|任职|户籍|领取|办理|签订|承包|购买|提起公诉|立案|受理|开庭|审查|司法解释|修正|施行|公布|印发|抓获|归案|到案|传唤/;

/** Text directly after a date that shows a date of birth (2002年8月1日生). */
const IS_BIRTH = /^\s?[)）]?(?:出?生|出世|诞生)(?=[，,。；、（）()\s于在的]|人|$)/;

/** The result of comparing the births of the accused with the days of the acts. */
export type AgeFinding = "minor" | "adult" | "unknown";

/**
 * A date of birth: the latest possible day, yyyy-MM-dd. `name` is the accused named nearest before it, or
 * empty.
 */
interface Birth {
  last: string;
  name: string;
}

/**
 * Whether an accused was under 18 at the time of an act. Full age begins on the day after the birthday (刑法
 * art. 17). The finding compares the printed dates of birth with the days in the account of the acts. If only
 * a month or a year is given, its earliest and latest days count. `adult` if a date of birth is printed for
 * every accused and all of them prove full age.
 */
export function findAges(record: JudgmentRecord, sentences: string[], names: string[]): AgeFinding {
  const births = bornAccused(record, sentences, names);
  if (births.length === 0) return "unknown";
  const ofAge = names.length > 0 && births.length >= names.length ? "adult" : "unknown";
  const youngest = births.reduce((day, { last }) => (last > day ? last : day), "");
  if (record.casedate && plusYears(youngest, ADULT_AGE + MAX_LIMITATION_YEARS) < record.casedate)
    return ofAge;
  const acts = daysOfActs(sentences, names, record.casedate);
  return births.some((birth) => isMinor(birth, acts, record.casedate, names)) ? "minor" : ofAge;
}

function isMinor({ last, name }: Birth, acts: Act[], day: string, names: string[]): boolean {
  const fullAge = plusYears(last, ADULT_AGE);
  if (day && day <= fullAge) return true;
  const canAct = plusYears(last, AGE_OF_CRIME);
  const isSole = names.length < 2 || !name;
  const own = acts.filter(({ text }) => isSole || text.includes(name));
  if (own.some((act) => act.first <= fullAge && act.last >= canAct)) return true;
  return acts.length === 0 && day !== "" && day <= plusYears(last, ADULT_AGE + YEARS_TO_JUDGMENT);
}

/**
 * Maximum number of years from an act to the judgment: 20, the longest limitation period for prosecution (刑法
 * art. 87), and three for the trials.
 */
const MAX_LIMITATION_YEARS = 23;
/** Maximum number of years from an act to the judgment, assumed if no day of an act is given. */
const YEARS_TO_JUDGMENT = 1;

function bornAccused({ casedate }: JudgmentRecord, sentences: string[], names: string[]): Birth[] {
  const births: Birth[] = [];
  const add = (last: string, before: string): void => {
    if (casedate && plusYears(last, AGE_OF_CRIME) > casedate) return;
    const near = names.filter((name) => before.includes(name));
    const name = near.sort((a, b) => before.lastIndexOf(b) - before.lastIndexOf(a))[0] ?? "";
    births.push({ last, name });
  };
  const pattern = namesPattern(names);
  for (const sentence of sentences) {
    if (sentence.includes("生"))
      for (const match of allMatches(sentence, BORN)) {
        const span = spanOf(match.groups ?? {});
        if (span && whoseWords(sentence, match.index, pattern) === "accused")
          add(span.last, sentence.slice(0, match.index));
      }
    const age = casedate ? HEAD_AGE.exec(sentence) : null;
    if (age) add(plusYears(casedate, -Number(age.groups?.age)), age[0]);
  }
  return births;
}

/** The day of an act, and the sentence that gives it. */
interface Act extends Span {
  text: string;
}

/**
 * Text that may stand directly before the day of an act: an item's number, a punctuation mark or a
 * preposition.
 */
const BEFORE_ACT =
  /(?:^|[，,：:、；（(“‘]|于|在|自|从|至|到|期间|案发|时间[为是]|发生)\s?(?:[（(]?[0-9一二三四五六七八九十]{1,3}[）)、.．]\s?)?$/;
/** Words of sentences that list evidence. Such sentences give the days of many other things. */
const EVIDENCE = /刑期自|因犯?[^。；]{1,40}判处|证实|证明|证言|陈述|供述|笔录|鉴定|复印件|证据/;
const ACTOR = /被告人|嫌疑|上诉人|其|罪犯|二人|三人|等人/;
/**
 * A year without a day counts as the act's only if the judgment is at most this many years later. An earlier
 * year belongs to the background.
 */
const NEAR_YEARS = 2;

/** The days in the account of the acts, and the days on which an accused was detained as a suspect. */
function daysOfActs(sentences: string[], names: string[], judged: string): Act[] {
  const account = sentences.findIndex((text) => /指控|查明|认定|控诉|犯罪事实/.test(text));
  const acts = actsFrom(Math.max(account, 0), sentences, names, judged);
  return acts.length > 0 ? acts : actsFrom(0, sentences, names, judged);
}

function actsFrom(from: number, sentences: string[], names: string[], judged: string): Act[] {
  const acts: Act[] = [];
  for (const [at, sentence] of sentences.entries()) {
    if (/^\s?本院认为/.test(sentence)) break;
    const isTold = at >= from;
    if (!isTold && !sentence.includes("涉嫌")) continue;
    if (
      EVIDENCE.test(sentence) ||
      !(names.length < 2 || ACTOR.test(sentence) || names.some((name) => sentence.includes(name)))
    )
      continue;
    for (const match of allMatches(sentence, WHEN)) {
      const before = sentence.slice(0, match.index);
      const around = `${before.split(/[，。；：（(]/).at(-1)}${sentence
        .slice(match.index)
        .split(/[，。；]/, 2)
        .join("，")}`;
      if (NOT_THE_ACT.test(around) || !BEFORE_ACT.test(before)) continue;
      if (IS_BIRTH.test(sentence.slice(match.index + match[0].length))) continue;
      if (!isTold && !/涉嫌/.test(around)) continue;
      const span = spanOf(match.groups ?? {});
      const isYear = span?.first.endsWith("01-01") && span.last.endsWith("12-31");
      if (span && !(isYear && judged && plusYears(span.first, NEAR_YEARS + 1) < judged))
        acts.push({ ...span, text: sentence });
    }
  }
  return acts;
}

function spanOf(groups: Record<string, string | undefined>): Span | null {
  const year = toNumber(groups.year ?? groups.b_year ?? "");
  const month = toNumber(groups.month ?? groups.m2 ?? groups.b_month ?? groups.b_m2 ?? "");
  const day = toNumber(groups.day ?? groups.d2 ?? groups.b_day ?? groups.b_d2 ?? "");
  if (year < 1900 || year > 2199 || month > 12 || day > 31) return null;
  const at = (m: number, d: number): string =>
    `${year}-${String(m).padStart(2, "0")}-${String(d).padStart(2, "0")}`;
  return { first: at(month || 1, day || 1), last: at(month || 12, day || 31) };
}

function toNumber(text: string): number {
  return parseChineseNumeral(text) ?? 0;
}

/**
 * The day `years` years later, or earlier if `years` is negative. Days are only compared as texts, so 29
 * February in a common year does no harm.
 */
function plusYears(day: string, years: number): string {
  return `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;
}
