import { addName, type Entry } from "./cause-matcher.ts";
import { expandName, foldCauseText } from "./cause-wordings.ts";
import type { CauseIndex } from "./causes.ts";
import { type EverydayWords, SAYS_NOTHING } from "./everyday-words.ts";
import { layOut, type Wording } from "./wordings/lay-out-wordings.ts";
import { type LegalForms, wordingFeatures } from "./wordings/wording-features.ts";
import { CRIME } from "./wordings/wording-index.ts";
import type { CauseLine, WordingTables } from "./wordings/wording-tables.ts";

/** Endings that people omit when they type a cause. */
const ENDING = /(?:罪名|纠纷|争议|案件|罪|案)+$/u;

/**
 * Compiles the wordings (everyday phrases for disputes) and the names of causes into tables. This runs at
 * build, so that requests only read the result.
 */
export function compileWordings(words: EverydayWords, causes: CauseIndex): WordingTables {
  const lines = new Map<string, CauseLine>();
  const lineFor = (codes: string[], isAsked = false) => {
    const key = [...codes, isAsked].join();
    const line = lines.get(key) ?? { codes, isAsked, wordings: 0 };
    lines.set(key, line);
    line.wordings++;
    return line;
  };
  const forms = legalForms(words);
  const wordings: Wording[] = [];
  const whole = new Map<string, Set<CauseLine>>();
  for (const { wordings: entries, codes, isAsked } of words.wordings) {
    for (const entry of entries) {
      const line = lineFor(codes, isAsked);
      const features = new Set(entry.split(" ").flatMap((word) => [...wordingFeatures(word, forms)]));
      wordings.push({ features, line });
      const typed = entry.replaceAll(" ", "");
      whole.set(typed, (whole.get(typed) ?? new Set()).add(line));
    }
  }
  nameByOthers(whole, words);
  for (const { code, name } of causes.called) {
    const text = foldCauseText(name.replaceAll(/[{}×]/gu, "")).replace(ENDING, "");
    if (text !== "") wordings.push({ features: wordingFeatures(text, forms), line: lineFor([code]) });
  }
  const all = [...lines.values()];
  const streetOf = (wanted: string) =>
    words.pairs.filter(({ law }) => law === wanted).flatMap(({ street }) => street);
  return {
    ...layOut(wordings, all, words.ordinary, forms),
    lines: all,
    forms,
    crimes: [CRIME, ...streetOf(CRIME)],
    idle: streetOf(SAYS_NOTHING),
    ordinary: words.ordinary,
    whole: Object.fromEntries(
      [...whole].map(([word, own]) => [word, [...own].map((one) => all.indexOf(one))]),
    ),
    names: exactNames(causes.called),
  };
}

/**
 * Adds synonyms to `whole`. If a word leads to a choice of causes (`isAsked`), other words with the same
 * legal meaning get that choice too, unless they have causes of their own: 车子 may mean the same causes as 车.
 */
function nameByOthers(whole: Map<string, Set<CauseLine>>, { pairs, ordinary }: EverydayWords): void {
  const common = new Set(ordinary);
  for (const { law, street } of pairs) {
    if (law === SAYS_NOTHING) continue;
    const same = [law, ...street];
    const lines = same
      .map((word) => whole.get(word))
      .find((own) => own && [...own].some((one) => one.isAsked));
    if (!lines) continue;
    for (const word of same) if (!whole.has(word) && !common.has(word)) whole.set(word, lines);
  }
}

/**
 * Maximum length in characters of a wording that gets a Latin spelling. Nobody types a longer one in Latin
 * letters.
 */
const SHORT = 5;

/**
 * The codes of the causes for each Latin spelling of a cause name or a short wording. Causes that have the
 * name come first.
 */
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

/**
 * For each spelling of a legal term, the ordinals of the terms that it may mean. Spellings are the term
 * itself and the everyday words for it.
 */
function legalForms({ pairs }: EverydayWords): LegalForms {
  const said = pairs.filter(({ law }) => law !== SAYS_NOTHING);
  const terms = [...new Set(said.map(({ law }) => law))];
  const laws = new Map<string, Set<number>>();
  for (const { street, law } of said)
    for (const form of [law, ...street])
      laws.set(form, (laws.get(form) ?? new Set()).add(terms.indexOf(law)));
  return {
    laws: Object.fromEntries([...laws].map(([form, own]) => [form, [...own]])),
    longest: Math.max(0, ...[...laws.keys()].map(({ length }) => length)),
  };
}

/**
 * The codes for each cause name that is typed alone: present and former names, with and without their ending.
 * Each branch has only its most specific cause.
 */
function exactNames(called: { code: string; name: string }[]): Record<string, string[]> {
  const byName = new Map<string, Entry[]>();
  for (const { code, name } of called) {
    if (name.includes("×")) continue;
    for (const folded of expandName(name, foldCauseText)) addName(byName, folded, code, ENDING);
  }
  return Object.fromEntries([...byName].map(([name, entries]) => [name, entries.map(({ code }) => code)]));
}
