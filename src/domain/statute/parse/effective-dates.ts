import { findDates } from "../../text/date.ts";
import { maskTitles } from "../citation/mask-titles.ts";
import type { StatuteEvent } from "../record.ts";
import { VERSION_KINDS } from "./statute-history.ts";

/** Words for a text that was published and took effect on the same day: 1982年12月4日全国人民代表大会公告公布施行. */
const ISSUED_IN_FORCE = /(?:公布|发布|颁布)(?:之日)?起?施行/;

const DAY = String.raw`(?:\d{4}|[〇○零一二三四五六七八九]{4})\s*年\s*[\d〇○零一二三四五六七八九十]{1,3}\s*月\s*[\d〇○零一二三四五六七八九十]{1,4}\s*日`;
const TAKES_EFFECT = new RegExp(
  String.raw`(?<own>本[^\s，。；]{1,12}?)?(?:自|于|从)\s*(?<date>${DAY}|(?:公布|发布|颁布|印发|通过)之日)\s*(?:起|开始)?\s*(?:正式)?(?:施行|实施|生效|执行)`,
  "g",
);

/**
 * Decisions that changed many interpretations at one meeting of the judicial committee: 法释〔2020〕17 to 21号.
 * Each has the day and number of the meeting, and the day from which the changes are effective. The changed
 * texts name the meeting but not that day.
 */
const JOINT_DECISIONS = [{ date: "2020-12-23", meeting: /第1823次会议/, effective: "2021-01-01" }];

/**
 * The days from which the text is binding, by its own words: `effective` for this version, `first` for the
 * law. A closing article keeps its date through all amendments, so that a date before this version is only
 * `first`. Some texts are binding from their publication but state only when they were passed. For these,
 * `named`, the date in the file's name, counts as the day of publication.
 */
export function effectiveDates(
  history: readonly StatuteEvent[],
  closing: readonly string[],
  version: string,
  named = "",
): { effective: string; first: string } {
  const told = history
    .filter(({ kind, text }) => kind === "effective" || ISSUED_IN_FORCE.test(text))
    .map(({ date }) => date);
  const rules = closing.flatMap((paragraph) => [...paragraph.matchAll(TAKES_EFFECT)]);
  // A clause about the text itself (本规定自…起施行) takes precedence over others (企业最迟应当自…起施行).
  const own = rules.filter(({ groups }) => groups?.own);
  for (const { groups } of own.length > 0 ? own : rules) {
    const written = groups?.date ?? "";
    if (written.endsWith("之日")) told.push(...publicationDates(history, version, named));
    else told.push(...findDates(written).map(({ date }) => date));
  }
  told.sort();
  const effective = told.findLast((date) => version !== "" && date >= version) ?? "";
  return { effective: effective || jointlyFrom(history, version), first: told[0] ?? "" };
}

function jointlyFrom(history: readonly StatuteEvent[], version: string): string {
  const decision = JOINT_DECISIONS.find(
    ({ date, meeting }) =>
      date === version && history.some((event) => event.date === date && meeting.test(event.text)),
  );
  return decision?.effective ?? "";
}

/**
 * The days on which the whole text was published: the first publication, and each time it was rewritten (修订
 * without an amending decision).
 */
function publicationDates(history: readonly StatuteEvent[], version: string, named: string): string[] {
  const events = history.filter(({ kind }) => VERSION_KINDS.has(kind));
  const dates = events.filter(isPublication).map(({ date }) => date);
  if (events.some(({ kind }) => kind === "issued")) return dates;
  const first = events.map(({ date }) => date).sort()[0] ?? version;
  return [events.length === 1 && named > first ? named : first, ...dates].filter(Boolean);
}

function isPublication({ kind, text }: StatuteEvent): boolean {
  return kind === "issued" || (kind === "revised" && !maskTitles(text).includes("《"));
}
