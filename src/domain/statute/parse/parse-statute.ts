import { findDates } from "../../text/date.ts";
import type { Sha256 } from "../../text/short-id.ts";
import { maskTitles } from "../citation/mask-titles.ts";
import type { StatuteDocument, StatuteEvent, StatuteRejection } from "../record.ts";
import { endOfHistory, leadingHistory, signedDate } from "./history-lines.ts";
import { lawKind } from "./law-kind.ts";
import { findTitle, isIndexPage, type LawTitle } from "./law-title.ts";
import { plainLines } from "./plain-lines.ts";
import { type StatedFacts, statedFacts } from "./stated-facts.ts";
import { readHistory, VERSION_KINDS } from "./statute-history.ts";
import { statuteId } from "./statute-id.ts";
import { closingUnits, readUnits } from "./statute-units.ts";
import { versionDate } from "./version-date.ts";

/** A fact about a law for which two places of a text give different values. */
export interface StatuteDisagreement {
  field: "title" | "date" | "effective";
  /** The value that the parser takes. */
  taken: string;
  /** The value that the other place gives. */
  other: string;
}

/** The result of parsing a law. `line` is the line at fault, from 1; 0 if the whole text is rejected. */
export type ParsedStatute =
  | { kind: "statute"; document: StatuteDocument; disagreements: StatuteDisagreement[] }
  /** A page that introduces a folder. Its facts apply to all parts in the folder. */
  | { kind: "index_page"; title: string; document: StatuteDocument | null }
  | { kind: "rejected"; reason: StatuteRejection; detail: string; line: number };

/** What the parser is given besides the text. */
export interface StatuteContext {
  /** Name of the file. A date in it (保险法(2015-04-24).md) is used if the text has none. */
  name: string;
  /**
   * The folders above the file, separated by "/". Their names may show the kind (行政法规), or the code that a
   * part belongs to (民法典). Absent or empty if unknown.
   */
  folder?: string;
  /** Facts that the front matter, or the object that contains the text, states. */
  stated?: StatedFacts;
  source: string;
  sha256: Sha256;
}

const INFO_END = /^\s*<!--\s*INFO\s*END\s*-->\s*$/i;
const COMMENT = /^\s*<!--.*-->\s*$/;
const TITLE = /^#\s+\S/;
const AMENDING = /修正案|关于修改.*的决定/;
const NOTHING = statedFacts({});

/**
 * Parses one law from Markdown or plain text. The text has a title, possibly below the order that promulgated
 * it, then lines of history, optionally the mark INFO END, then chapters and articles (第N条). Each fact is
 * taken from the most reliable place: first what is stated beside the text, then the lines of the text, then
 * the file's name. Differences between these places are returned. Never throws. The time is linear in the
 * length of the text.
 */
export function parseStatute(text: string, context: StatuteContext): ParsedStatute {
  const { name, folder = "", stated = NOTHING } = context;
  const lines = plainLines(text);
  if (lines.every((line) => line === "")) return rejected("empty", name, 0);
  const isIndex = isIndexPage(name);
  const found = findTitle(lines, { stated: isIndex ? "" : stated.title, name, folder });
  if (found.title === "")
    return isIndex ? indexPage(stated.title) : rejected("no_title", found.book || name, 1);
  const { head, body } = divide(lines, found);
  const book = found.book || (head.find((line) => TITLE.test(line))?.replace(/^#\s+/, "") ?? "");
  const { headings, units } = readUnits(body, AMENDING.test(found.title));
  const isLaw = units.some(({ kind }) => kind === "article");
  if (units.length === 0 && !isIndex) return rejected("no_text", found.title, found.from + 1);
  const told = head.filter((line) => !line.startsWith("#") && !COMMENT.test(line));
  const above = [...told, ...leadingHistory(body, found.title)];
  const history = readHistory(above);
  const { version, found: dates } = versionDate(history, found.title, name, signedDate(body), stated.version);
  // Paragraphs that may contain a closing rule: those of the last units, and for a reply the first one below
  // its head.
  const closing = closingUnits(units)
    .flatMap((unit) => unit.paragraphs)
    .concat(units[0]?.paragraphs.slice(0, 1) ?? []);
  const own = effectiveDates(history.events, closing, version, dates?.file);
  const { sha256, source } = context;
  const document: StatuteDocument = {
    id: statuteId(found.title, version, sha256, book),
    law: statuteId(found.title, version, sha256),
    title: found.title,
    book,
    kind: lawKind(found.title, [...above, stated.issuer].join("\n"), `${folder}/${stated.group}`),
    version,
    found: dates,
    effective: stated.effective || own.effective,
    first_effective: own.first || stated.effective,
    ...(stated.status && { stated_status: stated.status }),
    history: history.events,
    headings,
    units,
    source,
  };
  if (isIndex && !isLaw) return indexPage(found.title, document);
  return { kind: "statute", document, disagreements: disagreements(found, document, own.effective) };
}

/** Maximum number of lines in an order of promulgation above the title. More lines are another text. */
const MAX_ORDER_LINES = 24;

/**
 * Divides the lines into `head`, those about the law, and `body`, those of the law itself. An order of
 * promulgation above the title belongs to the head.
 */
function divide(lines: readonly string[], { title, from, to }: LawTitle): { head: string[]; body: string[] } {
  const mark = lines.findIndex((line, at) => at >= to && INFO_END.test(line));
  const end = mark >= 0 ? mark : endOfHistory(lines, to, title);
  // If no text follows the lines that look like a history, they are the text.
  const isText = mark >= 0 || lines.slice(end).some((line) => line !== "");
  const [told, body] = isText
    ? [lines.slice(to, end), lines.slice(mark >= 0 ? end + 1 : end)]
    : [[], lines.slice(to)];
  const above = lines.slice(0, from);
  const isOrder = above.filter((line) => line !== "").length <= MAX_ORDER_LINES;
  return {
    head: isOrder ? [...above, ...told] : told,
    body: [...(isOrder ? [] : above), ...body].filter((line) => !COMMENT.test(line)),
  };
}

function disagreements({ other }: LawTitle, law: StatuteDocument, effective: string): StatuteDisagreement[] {
  const found: StatuteDisagreement[] = [];
  if (other) found.push({ field: "title", taken: law.title, other });
  if (law.found) {
    const { stated = "", file, heading, history } = law.found;
    const others = [stated, history, heading, file].filter((date) => date && date !== law.version);
    found.push({ field: "date", taken: law.version, other: others.join(", ") });
  }
  if (effective && effective !== law.effective)
    found.push({ field: "effective", taken: law.effective, other: effective });
  return found;
}

const indexPage = (title: string, document: StatuteDocument | null = null): ParsedStatute => ({
  kind: "index_page",
  title,
  document,
});

function rejected(reason: StatuteRejection, detail: string, line: number): ParsedStatute {
  return { kind: "rejected", reason, detail, line };
}

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
 * texts name only the meeting.
 */
const JOINT_DECISIONS = [{ date: "2020-12-23", meeting: /第1823次会议/, effective: "2021-01-01" }];

/**
 * The days from which the text is binding, by its own words: `effective` for this version, `first` for the
 * law. A closing article keeps its date through all amendments, so a date before this version is only
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
