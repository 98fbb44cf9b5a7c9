import type { JudgmentRecord } from "../../record.ts";
import type { MaskCounts, Span } from "../printed/kinds.ts";
import { applySpans, type PrintedText, readPrinted } from "../printed/printed-text.ts";
import { isWord, surnameOf } from "../printed/surnames.ts";
import { findProtected, type Protected } from "./find-protected.ts";
import { candidatesAt } from "./name-model.ts";
import { otherForms, standsForSomebody } from "./other-forms.ts";
import { placesOf } from "./overlaps.ts";

/** Maximum number of passes. Some names are found only after others are masked. */
const MAX_PASSES = 3;
const OF_THING =
  /^(?:(?![在到往去进回至送])[\u4e00-\u9fff]){0,4}(?:公司|集团|艺术馆|博物馆|酒店|饭店|超市|工厂|工作室|基金会|学校|中学|小学|医院|商行|商场|商店|市场|商贸|广场|小区|花园|大厦|合作社|租赁[部站]|[路街村镇])/;
const MAX_THING = 8;
/** Text after a name which makes it part of the name of a place: 隆例镇. */
const OF_PLACE = /^[县镇乡市](?![定静压亲下民里场长])/;
/** Text after a name of two characters which makes it part of the name of a place: 隆例路. */
const OF_SHORT_PLACE = /^(?:[路街](?![过上边口遇头])|村(?!民))/;

/**
 * Replaces each protected name (art. 8 of 法释〔2016〕19号) by the family name and 某. If several people have the
 * same family name, each person has a number (张某1, 张某2). `counts` is increased by the replaced occurrences.
 * Returns null if the names cannot be masked reliably.
 */
export function maskNames(record: JudgmentRecord, counts: MaskCounts): JudgmentRecord | null {
  let shown = record;
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    const text = readPrinted([shown.casename, ...shown.body_text, ...shown.body_postscript]);
    const found = findProtected(shown, text.read);
    if (found.kind === "unsure" || found.names.some((name) => isWord(name) && !found.places.has(name)))
      return null;
    if (found.names.length === 0) return shown;
    shown = replaceNames(shown, text, found, counts);
  }
  return shown;
}

/**
 * Chooses an alias for each name, in the order in which the names first occur. No alias occurs in the text
 * already.
 */
function aliases(text: string, names: readonly string[]): Map<string, string> {
  const places = new Map(names.map((name) => [name, text.indexOf(name)]));
  const ordered = [...names].sort((a, b) => places.get(a)! - places.get(b)! || (a < b ? -1 : 1));
  const bearers = new Map<string, number>();
  for (const name of ordered) bearers.set(surnameOf(name), (bearers.get(surnameOf(name)) ?? 0) + 1);
  const given = new Map<string, string>();
  const used = new Set<string>();
  for (const name of ordered) {
    const plain = `${surnameOf(name)}某`;
    let alias = plain;
    if ((bearers.get(surnameOf(name)) ?? 0) > 1 || text.includes(plain)) {
      let number = 1;
      while (text.includes(`${plain}${number}`) || used.has(`${plain}${number}`)) number++;
      alias = `${plain}${number}`;
    }
    used.add(alias);
    given.set(name, alias);
  }
  return given;
}

function replaceNames(
  record: JudgmentRecord,
  text: PrintedText,
  { names, close, places }: Extract<Protected, { kind: "names" }>,
  counts: MaskCounts,
): JudgmentRecord {
  const given = aliases(text.read, names);
  // Names that stay. No masked name is replaced inside a longer name that stays: the witness 王平 inside the
  // judge 王平安.
  const open = [
    ...record.panel,
    record.clerk,
    ...record.counsel.map(({ name }) => name),
    ...record.parties.map(({ name }) => name),
  ].filter((name) => name && !given.has(name));
  const others = otherForms(
    names.filter((name) => !places.has(name)),
    open,
    text.read,
  );
  for (const [form, name] of others) given.set(form, given.get(name)!);
  const all = [
    ...given.keys(),
    ...open.filter((other) => [...given.keys()].some((name) => other.includes(name))),
  ];
  const [casename = "", ...paragraphs] = applySpans(
    text,
    spansOf(text.read, all, given, others, close, places),
    counts,
  );
  const named = (name: string): string => given.get(name) ?? name;
  return {
    ...record,
    casename,
    parties: record.parties.map((party) => ({ ...party, name: named(party.name) })),
    counsel: record.counsel.map((person) => ({ ...person, parties: person.parties.map(named) })),
    body_text: paragraphs.slice(0, record.body_text.length),
    body_postscript: paragraphs.slice(record.body_text.length),
  };
}

const isOfPlace = (name: string, behind: string): boolean =>
  OF_PLACE.test(behind) || (name.length === 2 && OF_SHORT_PLACE.test(behind));

/**
 * Finds the occurrences of `words` that are names to be replaced, left to right. At one offset the longest
 * word counts. The function searches for strings, because compiling a pattern for each judgment takes longer.
 */
function spansOf(
  text: string,
  words: readonly string[],
  given: ReadonlyMap<string, string>,
  others: ReadonlyMap<string, string>,
  close: ReadonlySet<string>,
  only: ReadonlyMap<string, ReadonlySet<number>>,
): Span[] {
  const places = [...new Set(words)].flatMap((word) => placesOf(text, word).map((from) => ({ word, from })));
  places.sort((a, b) => a.from - b.from || b.word.length - a.word.length);
  const spans: Span[] = [];
  let done = 0;
  for (const { word, from } of places) {
    if (from < done) continue;
    done = from + word.length;
    const shown = given.get(word);
    const name = others.get(word);
    const isMeant =
      name === undefined
        ? (only.get(word)?.has(from) ?? !isOfPlace(word, text.slice(done, done + 2)))
        : // In 孙永例 beside 王永例 the given name is another person's; 天例艺术馆 is the name of a thing.
          !candidatesAt(text, from - 1).some(({ end, score }) => end === done && score > 0) &&
          !OF_THING.test(text.slice(done, done + MAX_THING)) &&
          (word.length > 2 || standsForSomebody(text, from, close.has(name)));
    if (shown !== undefined && isMeant) spans.push({ from, to: done, shown, kind: "name" });
  }
  return spans;
}
