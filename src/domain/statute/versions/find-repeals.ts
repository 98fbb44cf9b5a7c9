import { closingUnits } from "../parse/statute-units.ts";
import { effectiveFrom, type Repeal } from "./law-status.ts";
import type { Law } from "./merge-books.ts";
import { versionKey } from "./version-key.ts";

const NAMED = /《([^《》]*(?:《[^》]*》[^《》]*)*)》(?![（(]试行|(?:[（(][^（）()]*[)）])?第[^条]{1,9}条)/g;
/** A sentence that ends other texts. 废止 alone also occurs in rules about repealing in general. */
const ENDS = /(?:同时|即行|予以|一并|自行|相应)(?:废止|失效)|(?<![的被])废止《|不再适用$/;
/** A clause about what a text rests on, not what it ends. */
const GROUNDS = /^(?:为|根据|依据|依照|按照|结合|经)/;
/** Titles of texts that end others: decisions, lists of texts no longer in force, reports on a review. */
const ENDING = /废止|失效|清理/;
/** Heading of the list of ended texts, in a text that amends some texts and ends others. */
const LIST_OF_ENDED = /(?:废止|失效)的.{0,24}(?:目录.{0,8})?$/;
/** Heading of the list of amended texts in such a text. */
const LIST_OF_AMENDED = /修改的.{0,16}$/;
const NUMBERED = /^(?:[一二三四五六七八九十百]+、|\d{1,3}[.．、]|[（(][一二三四五六七八九十\d]{1,4}[)）])\s*/;
/** Cells of a row before the reasons, which name other laws. */
const TITLE_CELLS = 3;

/**
 * The texts that the laws end: maps the key of a title to the repealing law and its date; the latest counts.
 * Closing rules (同时废止) count from the day they were first binding, because amended texts repeat them. In
 * decisions and lists, entries that are the title of a law count. A law's own history may say that it ended.
 */
export function findRepeals(laws: readonly Law[]): Map<string, Repeal> {
  const titles = new Set(laws.map(({ title }) => versionKey(title)));
  const repeals = new Map<string, Repeal>();
  const note = (key: string, repeal: Repeal) => {
    const known = repeals.get(key);
    if (!known || known.date < repeal.date) repeals.set(key, repeal);
  };
  for (const law of laws) {
    const own = versionKey(law.title);
    for (const { kind, date } of law.history) if (kind === "repealed") note(own, { by: "", date });
    const date = law.first_effective || effectiveFrom(law);
    const isEnding = ENDING.test(law.title) && !/（失效）$/.test(law.title);
    for (const name of isEnding ? endedByDecision(law, titles) : endedByRule(law))
      note(versionKey(name), { by: law.id, date });
  }
  return repeals;
}

/** Titles in those sentences of the closing rules that end other texts. */
function endedByRule({ units }: Law): string[] {
  return closingUnits(units)
    .flatMap(({ paragraphs }) => paragraphs)
    .flatMap(namedAsEnded);
}

function namedAsEnded(paragraph: string): string[] {
  return paragraph
    .split("。")
    .filter((sentence) => ENDS.test(sentence))
    .flatMap((sentence) => sentence.split("，").filter((clause) => !GROUNDS.test(clause.trim())))
    .flatMap(named);
}

/** The entries of a decision's lists, and the titles that its sentences end. */
function endedByDecision({ title, headings, units }: Law, titles: ReadonlySet<string>): string[] {
  const isMixed = title.includes("修改");
  let isEnded = !isMixed;
  const ended: string[] = [];
  for (const [at, unit] of units.entries()) {
    const above = headings.filter((heading) => heading.unit === at).map(({ text }) => text);
    for (const line of [...above, ...unit.paragraphs]) {
      if (isMixed && LIST_OF_AMENDED.test(line)) isEnded = false;
      else if (isMixed && LIST_OF_ENDED.test(line)) isEnded = true;
      // The reasons in a table name laws that stay in force.
      if (!line.startsWith("|")) ended.push(...namedAsEnded(line));
      if (isEnded) ended.push(...entriesOf(line, titles));
    }
  }
  return ended;
}

/**
 * The titles in a line or table row, without numbers and text in brackets or after 附: one title, or those
 * that a notice issued. A row whose reason is a later text of the same title ends nothing, since that text
 * itself replaces it.
 */
function entriesOf(line: string, titles: ReadonlySet<string>): string[] {
  const row = line.split("|").map((cell) => cell.trim());
  const cells = line.startsWith("|") ? row.slice(1, TITLE_CELLS + 1) : [line];
  for (const [at, cell] of cells.entries()) {
    const entry = cell
      .replace(NUMBERED, "")
      .replace(/^《(.*)》/, "$1")
      .replace(/\s*附[一二三]?[：:].*$/, "");
    const reasons = named(row.slice(at + 2).join()).map(versionKey);
    const found = [...namesOf(entry)].filter((name) => titles.has(versionKey(name)));
    if (found.length > 0) return found.filter((name) => !reasons.includes(versionKey(name)));
  }
  return [];
}

/**
 * The titles that an entry may be: itself, the entry without its last brackets, and the title that a notice
 * issues.
 */
function* namesOf(entry: string): Generator<string> {
  for (let name = entry; name.length > 3; name = name.slice(0, Math.max(0, name.search(/[（(](?!.*[（(])/))))
    yield name;
  if (/印发《.*的通知$/.test(entry)) yield* named(entry);
}

const named = (text: string) => [...text.matchAll(NAMED)].map(([, name = ""]) => name);
