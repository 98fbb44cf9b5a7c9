import { findDates } from "../../text/date.ts";
import { maskTitles } from "../citation/mask-titles.ts";
import type { StatuteEvent } from "../record.ts";

type Kind = StatuteEvent["kind"];

/**
 * What a clause with these words reports about this law. Titles in the clause are masked. The first pattern
 * that matches counts. The order matters, because a clause on a revision also names the session or the order,
 * and a clause on an approval also names the issuer.
 */
const KINDS: [Kind, RegExp][] = [
  ["amended", /部分(?:条款|内容|条文|规定)?(?:已经?)?(?:废止|失效|停止[施执]行)/],
  ["repealed", /废止|失效|停止[施执]行|撤销/],
  ["revised", /修订/],
  ["amended", /修正|修改|修\s*$/],
  ["issued", /公布|发布|颁布|印发|公告|[令号]\s*$/],
  ["approved", /批准|核准/],
  ["adopted", /通过|会议|委员会|制定/],
  ["effective", /施行|实施|生效/],
];

/** A verb that belongs to a decision and not to this law: …会议通过的《决定》. */
const OF_A_DECISION = /(?:通过|公布|发布|颁布|印发|批准|作出|制定)的(?=[^，,。；;]{0,40}《)/g;
/** Words by which this text ends another one: …发布的《某办法》同时废止. */
const ENDS_ANOTHER = /》\s*(?:也|均)?(?:同时|相应|一并|即行)(?:废止|失效|停止[施执]行)/;
const TAKES_EFFECT = /^日?起?(?:正式|开始|试)?(?:施行|实施|生效|执行|试行)/;
const CLAUSE_END = /[，,；;。]/;

/** Maximum number of lines that are read as history. If there are more, the mark at its end is missing. */
const MAX_LINES = 120;
/** Maximum number of dates that are read in a line. */
const MAX_DATES = 12;

/** The date at the start of a line of history. A line without one continues the previous line. */
export const BEGINS_WITH_DATE =
  /^[（(]?\s*(?:根据|依据|依照|经|由|自|于|已于)?\s*(?:[0-9０-９]{4}|[〇○零一二三四五六七八九]{4})\s*年/;

/** The history of a law, from the lines below its title. */
export interface History {
  events: StatuteEvent[];
  /** True if the last line ends before it names a further change (…第二次修订 根据). */
  isCut: boolean;
}

/**
 * The events that the lines below a title report, in order. A line without a date continues the previous one,
 * because sources wrap lines. A line that reports both adoption and entry into force contains two events.
 */
export function readHistory(lines: readonly string[]): History {
  const joined: string[] = [];
  for (const line of lines.slice(0, MAX_LINES)) {
    const text = line.trim();
    if (text === "") continue;
    if (joined.length > 0 && !BEGINS_WITH_DATE.test(text)) joined[joined.length - 1] += text;
    else joined.push(text);
  }
  return { events: joined.flatMap(readEvents), isCut: /(?:根据|依据)\s*[）)]?$/.test(joined.at(-1) ?? "") };
}

function readEvents(line: string): StatuteEvent[] {
  const masked = maskTitles(line);
  const dates = findDates(masked).slice(0, MAX_DATES);
  return dates.map(({ date, to }, at) => {
    const end = dates[at + 1]?.from ?? line.length;
    const text = line.slice(to, end).replace(/^[\s，,、）)]+|[\s（(，,、]+$/g, "");
    // In 自…起施行 the words stand around the date. A joint adoption has two dates and a single verb at the end.
    const said = trimmed(text === "" ? masked.slice(to) : masked.slice(to, end));
    const kind = TAKES_EFFECT.test(said)
      ? "effective"
      : (kindOf(said, line.slice(to, end)) ?? (at < dates.length - 1 ? "adopted" : "other"));
    return { date, kind, text };
  });
}

const trimmed = (text: string) => text.replace(/^[\s，,、）)]+|[\s（(，,、）)]+$/g, "");

/** What the words after a date report about this law; null if nothing. */
function kindOf(masked: string, printed: string): Kind | null {
  if (ENDS_ANOTHER.test(masked)) return null;
  for (const clause of masked.replace(OF_A_DECISION, "").split(CLAUSE_END)) {
    const found = KINDS.find(([, pattern]) => pattern.test(clause));
    // A clause that names a session without a verb means that the session adopted this law, unless a title in
    // the clause shows that it adopted a decision to change or end the law.
    if (found && !(found[0] === "adopted" && !/通过|制定/.test(clause) && masked.includes("《")))
      return found[0];
  }
  if (/[《〈<].*(?:修改|修正|修订|补充规定)/.test(printed)) return "amended";
  if (/[《〈<].*废止/.test(printed)) return "repealed";
  return /会议|委员会/.test(masked) ? "adopted" : null;
}

/** The kinds of events from which a new version of the law results. */
export const VERSION_KINDS: ReadonlySet<Kind> = new Set<Kind>([
  "adopted",
  "approved",
  "revised",
  "amended",
  "issued",
]);

/**
 * The date of the present text, which is that of the latest event that makes a version. If there is none, the
 * date of the latest event of the kind `other`. Empty if there is none of these either.
 */
export function versionOf(history: readonly StatuteEvent[]): string {
  const dates = history.filter(({ kind }) => VERSION_KINDS.has(kind)).map(({ date }) => date);
  const others = history.filter(({ kind }) => kind === "other").map(({ date }) => date);
  return (dates.length > 0 ? dates : others).sort().at(-1) ?? "";
}

/**
 * Texts that change the criminal law without renumbering its articles. They are its amendments (new articles
 * get 之一), the decision of 2009 that removed outdated words from many laws, and separate decisions that
 * create crimes. Any other law is renumbered when it is amended (民事诉讼法 2021: 第一百七十条 became 第一百七十七条).
 */
const KEEPS_NUMBERS = /刑法修正案|关于修改部分法律的决定|犯罪的(?:决定|补充规定)》/;

/**
 * For the criminal law, the date since which its articles have had their present numbers; its amendments keep
 * them. Empty for every other law. `first` is the day from which the law was first binding.
 */
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
