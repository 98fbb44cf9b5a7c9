import { findDates } from "../text/date.ts";
import type { StatuteEvent } from "./record.ts";

/** First match counts: a line on an amendment also names the session that passed it. */
const KINDS: [StatuteEvent["kind"], RegExp][] = [
  ["repealed", /废止/],
  ["revised", /修订/],
  ["amended", /修正|修改|修\s*$/],
  ["issued", /公布|发布/],
  ["adopted", /通过|会议/],
  ["effective", /施行|实施|生效/],
];

/** Longest run of lines that is read as history: beyond it a text has lost its mark. */
const MOST_LINES = 120;

/**
 * The events that the lines under a title tell, in their order. A line without a date goes on with the one
 * before (the lines of the source are wrapped); one that has both passing and taking effect gives both.
 */
export function readHistory(lines: readonly string[]): StatuteEvent[] {
  const joined: string[] = [];
  for (const line of lines.slice(0, MOST_LINES)) {
    const text = line.trim();
    if (text === "") continue;
    if (joined.length > 0 && !/^[（(]?\s*\d{4}\s*年/.test(text)) joined[joined.length - 1] += text;
    else joined.push(text);
  }
  return joined.flatMap(readEvents);
}

function readEvents(line: string): StatuteEvent[] {
  const dates = findDates(line).slice(0, 12);
  return dates.map(({ date, to }, at) => {
    const text = line
      .slice(to, dates[at + 1]?.from ?? line.length)
      .replace(/^[\s，,、）)]+|[\s（(，,、]+$/g, "");
    // 自…起施行 stands around the date; a joint adoption has two dates and one verb at the end.
    const verb = text || line.slice(to);
    const kind = /^起?(?:施行|实施|生效)/.test(verb)
      ? "effective"
      : (KINDS.find(([, pattern]) => pattern.test(verb))?.[0] ??
        (at < dates.length - 1 ? "adopted" : "other"));
    return { date, kind, text };
  });
}

const VERSION_KINDS = new Set<StatuteEvent["kind"]>(["adopted", "revised", "amended", "issued"]);

/** The date of the text as it stands: the latest on which it was passed, changed or issued; empty without one. */
export function versionOf(history: readonly StatuteEvent[]): string {
  const dates = history.filter(({ kind }) => VERSION_KINDS.has(kind)).map(({ date }) => date);
  const others = history.filter(({ kind }) => kind === "other").map(({ date }) => date);
  return (dates.length > 0 ? dates : others).sort().at(-1) ?? "";
}

/** Published and in force on one day: 1982年12月4日全国人民代表大会公告公布施行. */
const ISSUED_IN_FORCE = /(?:公布|发布)施行/;

const TAKES_EFFECT =
  /(?:自|于)\s*(?<date>\d{4}\s*年\s*\d{1,2}\s*月\s*\d{1,2}\s*日|公布之日|发布之日|通过之日)\s*(?:起)?\s*(?:施行|实施|生效|执行)/g;

/**
 * From when the decisions bind that changed many interpretations at one meeting of the judicial committee, by its
 * day and number: 法释〔2020〕17 to 21号, which the changed texts name without their date.
 */
const JOINT_DECISIONS = [{ date: "2020-12-23", meeting: /第1823次会议/, effective: "2021-01-01" }];

/**
 * From when the text binds, as it says itself: `effective` of this version, `first` of the law. A closing
 * article keeps the first date through all amendments, so an earlier date than the version is only the first.
 */
export function effectiveDates(
  history: readonly StatuteEvent[],
  closing: readonly string[],
  version: string,
): { effective: string; first: string } {
  const told = history
    .filter(({ kind, text }) => kind === "effective" || ISSUED_IN_FORCE.test(text))
    .map(({ date }) => date);
  for (const paragraph of closing) {
    for (const { groups } of paragraph.matchAll(TAKES_EFFECT)) {
      const written = groups?.date ?? "";
      const date = findDates(written)[0]?.date ?? (/之日/.test(written) ? firstDate(history) : "");
      if (date) told.push(date);
    }
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

function firstDate(history: readonly StatuteEvent[]): string {
  return (
    history
      .filter(({ kind }) => VERSION_KINDS.has(kind))
      .map(({ date }) => date)
      .sort()[0] ?? ""
  );
}

/**
 * What changes the criminal law and leaves the numbers of its articles: its amendments (new articles are 之一), the
 * decision of 2009 that cleared outdated words from many laws, and the decisions beside it that name new crimes.
 * Every other law is numbered anew when it is amended (民事诉讼法 2021: 第一百七十条 became 第一百七十七条).
 */
const KEEPS_NUMBERS = /刑法修正案|关于修改部分法律的决定|犯罪的(?:决定|补充规定)》/;

/** Since when the articles of a text have had their numbers; empty where its history does not tell. */
export function numberedSince(history: readonly StatuteEvent[], first: string): string {
  const events = history.filter(({ kind }) => VERSION_KINDS.has(kind));
  if (!events.some(({ text }) => text.includes("刑法修正案"))) return "";
  const last = events
    .filter(({ text }) => !KEEPS_NUMBERS.test(text))
    .map(({ date }) => date)
    .sort()
    .at(-1);
  return last && first >= last ? first : (last ?? "");
}
