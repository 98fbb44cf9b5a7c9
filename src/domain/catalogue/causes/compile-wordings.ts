import { expandName, foldCauseText } from "./cause-wordings.ts";
import type { CauseIndex } from "./causes.ts";
import { type EverydayWords, SAYS_NOTHING } from "./everyday-words.ts";
import { type CauseLine, layOut, type Wording } from "./wordings/lay-out-wordings.ts";
import { type Features, wordingFeatures } from "./wordings/wording-features.ts";
import { CRIME } from "./wordings/wording-index.ts";
import { ASKED, type WordingTables } from "./wordings/wording-tables.ts";

/** Endings that people leave out of names. */
const ENDING = /(?:罪名|纠纷|争议|案件|罪|案)+$/u;

/** Longer wordings are matched by the features they share with a text. */
const MAX_TERM_CHARS = 6;
const isTerm = (wording: string) => wording.length <= MAX_TERM_CHARS && !wording.includes(" ");

/**
 * The everyday wordings and the cause names laid out for searching, so that loading computes nothing: for
 * each feature the wordings that have it, weighted by how few causes share it.
 */
export function compileWordings(words: EverydayWords, causes: CauseIndex): WordingTables {
  const lines: CauseLine[] = [];
  const lineOf = new Map<string, number>();
  const line = (codes: string[], isAsked = false) => {
    const key = `${codes.join()}${isAsked ? ASKED : ""}`;
    const known = lineOf.get(key) ?? lines.push({ codes, isAsked }) - 1;
    lineOf.set(key, known);
    return known;
  };
  const forms = lawsOf(words);
  const longest = Math.max(0, ...[...forms.keys()].map(({ length }) => length));
  const known = { longest, lawsOf: (form: string) => forms.get(form) };

  const wordings: Wording[] = [];
  const whole = new Map<string, number[]>();
  for (const { wordings: entries, codes, isAsked } of words.wordings) {
    for (const entry of entries) {
      const features: Features = new Map();
      for (const word of entry.split(" ")) {
        for (const [feature, much] of wordingFeatures(word, known)) {
          features.set(feature, Math.max(much, features.get(feature) ?? 0));
        }
      }
      wordings.push({ features, line: line(codes, isAsked) });
      const typed = entry.replaceAll(" ", "");
      whole.set(typed, [...new Set([...(whole.get(typed) ?? []), line(codes, isAsked)])]);
    }
  }
  nameByOthers(whole, lines, words);
  const called = [
    ...causes.ordered.map(({ value, label }) => ({ code: value, name: label })),
    ...causes.names,
  ];
  for (const { code, name } of called) {
    const text = foldCauseText(name.replaceAll(/[{}×]/gu, "")).replace(ENDING, "");
    if (text !== "") wordings.push({ features: wordingFeatures(text, known), line: line([code]) });
  }
  return {
    ...layOut(wordings, lines, words.ordinary, known),
    lines: lines.map(({ codes, isAsked }) => codes.join(" ") + (isAsked ? ASKED : "")).join("\n"),
    forms: inOrder(forms),
    longest,
    crimes: words.pairs
      .filter(({ law }) => law === CRIME)
      .flatMap(({ street, law }) => [law, ...street])
      .join("\n"),
    idle: words.pairs
      .filter(({ law }) => law === SAYS_NOTHING)
      .flatMap(({ street }) => street)
      .join("\n"),
    terms: [...new Set(words.wordings.flatMap(({ wordings }) => wordings.filter(isTerm)))].sort().join("\n"),
    whole: inOrder(whole),
    ordinary: [...words.ordinary].sort().join("\n"),
    names: inOrder(exactNames(called)),
  };
}

/**
 * Adds to `whole` every word that counts as the same as one that several causes are about, with the lines of that one: whoever
 * types 车子 may mean what 车 may.
 */
function nameByOthers(
  whole: Map<string, number[]>,
  lines: CauseLine[],
  { pairs, ordinary }: EverydayWords,
): void {
  const common = new Set(ordinary);
  const isWide = (word: string) => (whole.get(word) ?? []).some((line) => lines[line]!.isAsked);
  for (const { law, street } of pairs) {
    if (law === SAYS_NOTHING) continue;
    const known = [law, ...street].find(isWide);
    if (!known) continue;
    for (const word of [law, ...street]) {
      if (!whole.has(word) && !common.has(word)) whole.set(word, whole.get(known)!);
    }
  }
}

/** One line per word with what it leads to, in word order. */
const inOrder = (leads: Map<string, (string | number)[]>) =>
  [...leads]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([word, to]) => `${word} ${to.join(" ")}`)
    .join("\n");

/** Wordings of more characters are not typed in Latin letters. */
const SHORT = 5;

/** Codes by the Latin spelling of cause names and short wordings, names first. */
export function spellWordings(
  words: EverydayWords,
  causes: CauseIndex,
  spell: (name: string) => string,
): Record<string, string[]> {
  const bySpelling = new Map<string, string[]>();
  const insert = (name: string, codes: string[]) => {
    const spelling = foldCauseText(spell(name));
    if (spelling !== "")
      bySpelling.set(spelling, [...new Set([...(bySpelling.get(spelling) ?? []), ...codes])]);
  };
  for (const { value, label } of causes.ordered) {
    for (const name of new Set([label, label.replace(ENDING, "")])) insert(name, [value]);
  }
  for (const { wordings, codes } of words.wordings) {
    for (const wording of wordings) {
      const name = wording.replaceAll(" ", "");
      if (name.length > 1 && name.length <= SHORT) insert(name, codes);
    }
  }
  return Object.fromEntries(bySpelling);
}

/** For each form the ordinals of the legal terms it stands for. */
function lawsOf({ pairs }: EverydayWords): Map<string, number[]> {
  const laws = [...new Set(pairs.map(({ law }) => law))].filter((law) => law !== SAYS_NOTHING);
  const forms = new Map<string, number[]>();
  for (const { street, law } of pairs) {
    if (law === SAYS_NOTHING) continue;
    const at = laws.indexOf(law);
    for (const form of [law, ...street]) forms.set(form, [...new Set([...(forms.get(form) ?? []), at])]);
  }
  return forms;
}

/**
 * The codes that a name alone means, the most specific of each branch: past and present names, with and
 * without ending.
 */
function exactNames(called: { code: string; name: string }[]): Map<string, string[]> {
  const byName = new Map<string, { code: string; whole: boolean }[]>();
  const insert = (name: string, code: string, whole: boolean) => {
    const entries = byName.get(name) ?? [];
    byName.set(name, entries);
    const at = entries.findIndex((entry) => entry.code[0] === code[0]);
    const other = entries[at];
    if (!other) entries.push({ code, whole });
    else if (code.startsWith(other.code) ? whole >= other.whole : whole && !other.whole) {
      entries[at] = { code, whole };
    }
  };
  for (const { code, name } of called) {
    if (name.includes("×")) continue;
    for (const folded of expandName(name, foldCauseText)) {
      insert(folded, code, true);
      const cut = folded.replace(ENDING, "");
      if (cut.length >= 2 && cut !== folded) insert(cut, code, false);
    }
  }
  return new Map([...byName].map(([name, entries]) => [name, entries.map(({ code }) => code)]));
}
