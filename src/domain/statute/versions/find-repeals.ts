import { closingUnits } from "../parse/statute-units.ts";
import { effectiveFrom, type Repeal } from "./law-status.ts";
import type { Law } from "./merge-books.ts";
import { versionKey } from "./version-key.ts";

const NAMED = /《([^《》]*(?:《[^》]*》[^《》]*)*)》(?![（(]试行|(?:[（(][^（）()]*[)）])?第[^条]{1,9}条)/g;
/**
 * Words by which a sentence ends other texts: 同时废止, 废止《. The word 废止 alone also occurs in rules about
 * repealing in general.
 */
const ENDS = /(?:同时|即行|予以|一并|自行|相应)(?:废止|失效)|(?<![的被])废止《|不再适用$/;
/** The start of a clause that names the text's legal basis, and not texts that it ends. */
const GROUNDS = /^(?:为|根据|依据|依照|按照|结合|经)/;
/**
 * Words in the titles of texts that repeal other texts: decisions, lists of texts no longer in force, and
 * reports on a review.
 */
const ENDING = /废止|失效|清理/;
/** The heading above the list of ended texts. It occurs in a text that amends some texts and ends others. */
const LIST_OF_ENDED = /(?:废止|失效)的.{0,24}(?:目录.{0,8})?$/;
/** Heading of the list of amended texts in a text that amends some texts and ends others. */
const LIST_OF_AMENDED = /修改的.{0,16}$/;
const NUMBERED = /^(?:[一二三四五六七八九十百]+、|\d{1,3}[.．、]|[（(][一二三四五六七八九十\d]{1,4}[)）])\s*/;
/**
 * Number of cells at the start of a table's row in which a title may stand. The cells after them contain
 * reasons, which name other laws.
 */
const TITLE_CELLS = 3;

/**
 * The repeals that laws report. Maps the key of each repealed title to the repealing law and the date; if
 * several laws repealed it, to the latest. There are three sources. A closing rule (同时废止) counts from the day
 * on which it was first binding, because every later version repeats it. An entry of a repealing decision or
 * list counts if it is the title of a known law. A law's own history may say that the law was repealed,
 * without naming the repealing law.
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

/** The titles in those sentences of the closing rules that end other texts. */
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

/** The texts that a decision ends: the entries of its lists, and the titles in its sentences. */
function endedByDecision({ title, headings, units }: Law, titles: ReadonlySet<string>): string[] {
  const isMixed = title.includes("修改");
  let isEnded = !isMixed;
  const ended: string[] = [];
  for (const [at, unit] of units.entries()) {
    const above = headings.filter((heading) => heading.unit === at).map(({ text }) => text);
    for (const line of [...above, ...unit.paragraphs]) {
      if (isMixed && LIST_OF_AMENDED.test(line)) isEnded = false;
      else if (isMixed && LIST_OF_ENDED.test(line)) isEnded = true;
      // Cells of a table are skipped, because the reasons in them name laws that stay in force.
      if (!line.startsWith("|")) ended.push(...namedAsEnded(line));
      if (isEnded) ended.push(...entriesOf(line, titles));
    }
  }
  return ended;
}

/**
 * The titles in a line or table row, without numbers, without text in brackets or after 附. It is one title,
 * or the titles that a notice issued. If the reason in a row is a later text with the same title, the row
 * ends nothing, because that text is a new version.
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
 * The titles that an entry may be: the whole entry, the entry without brackets at its end, and the title of
 * what a notice issues.
 */
function* namesOf(entry: string): Generator<string> {
  for (let name = entry; name.length > 3; name = name.slice(0, Math.max(0, name.search(/[（(](?!.*[（(])/))))
    yield name;
  if (/印发《.*的通知$/.test(entry)) yield* named(entry);
}

const named = (text: string) => [...text.matchAll(NAMED)].map(([, name = ""]) => name);
