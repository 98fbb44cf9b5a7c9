import { expandName, foldCauseText } from "./cause-wordings.ts";
import type { CauseIndex } from "./causes.ts";
import { type EverydayWords, SAYS_NOTHING } from "./everyday-words.ts";
import { type Features, featureKind, type LegalForms, wordingFeatures } from "./wording-features.ts";
import { CRIME, type WordingTables } from "./wording-index.ts";

/** Endings that people leave out of names. */
const ENDING = /(?:罪名|纠纷|争议|案件|罪|案)+$/u;

/** Longer wordings are matched by the features they share with a text. */
const LONGEST_TERM = 6;
const isTerm = (wording: string) => wording.length <= LONGEST_TERM && !wording.includes(" ");

interface Wording {
  features: Features;
  line: number;
}

/**
 * The everyday wordings and the cause names laid out for searching, so that loading computes nothing: for
 * each feature the wordings that have it, weighted by how few causes share it.
 */
export function compileWordings(words: EverydayWords, causes: CauseIndex): WordingTables {
  const lines: string[][] = [];
  const lineOf = new Map<string, number>();
  const line = (codes: string[]) => {
    const key = codes.join();
    const known = lineOf.get(key) ?? lines.push(codes) - 1;
    lineOf.set(key, known);
    return known;
  };
  const forms = lawsOf(words);
  const longest = Math.max(0, ...[...forms.keys()].map(({ length }) => length));
  const known = { longest, lawsOf: (form: string) => forms.get(form) };

  const wordings: Wording[] = [];
  for (const { wordings: entries, codes } of words.wordings) {
    for (const entry of entries) {
      const features: Features = new Map();
      for (const word of entry.split(" ")) {
        for (const [feature, much] of wordingFeatures(word, known)) {
          features.set(feature, Math.max(much, features.get(feature) ?? 0));
        }
      }
      wordings.push({ features, line: line(codes) });
    }
  }
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
    lines: lines.map((codes) => codes.join(" ")).join("\n"),
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
    ordinary: words.ordinary.join("\n"),
    names: inOrder(exactNames(called)),
  };
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

/** Features in text order, and for each the wordings that have it with weights of 0 to 255. */
function layOut(
  wordings: Wording[],
  lines: string[][],
  ordinary: string[],
  forms: LegalForms,
): Pick<
  WordingTables,
  "features" | "rarities" | "starts" | "owners" | "weights" | "lineOf" | "lengths" | "evidence" | "unheard"
> {
  const heard = weighEvidence(
    wordings.map(({ features }) => features),
    ordinary.map((word) => wordingFeatures(word, forms)),
  );
  const causesOf = new Map<string, Set<string>>();
  for (const { features, line } of wordings) {
    for (const feature of features.keys()) {
      const causes = causesOf.get(feature) ?? new Set();
      causesOf.set(feature, causes.add(lines[line]![0]!));
    }
  }
  const all = new Set(wordings.map(({ line }) => lines[line]![0]!)).size;
  const features = [...new Set([...causesOf.keys(), ...heard.known])].sort();
  const rarities = Float32Array.from(features, (one) =>
    Math.log(1 + all / (1 + (causesOf.get(one)?.size ?? 0))),
  );
  const ordinal = new Map(features.map((feature, at) => [feature, at]));
  const owned: { owner: number; weight: number }[][] = features.map(() => []);
  const lengths = new Float32Array(wordings.length);
  wordings.forEach(({ features: own }, owner) => {
    let square = 0;
    for (const [feature, much] of own) {
      const at = ordinal.get(feature)!;
      const weight = much * rarities[at]!;
      square += weight * weight;
      owned[at]!.push({ owner, weight });
    }
    lengths[owner] = Math.sqrt(square);
  });
  const starts = new Uint32Array(features.length + 1);
  owned.forEach((list, at) => {
    starts[at + 1] = starts[at]! + list.length;
  });
  return {
    features: features.join("\n"),
    rarities,
    starts,
    owners: Uint16Array.from(owned.flat(), ({ owner }) => owner),
    weights: Uint8Array.from(owned.flat(), ({ weight }) => Math.min(255, Math.round(weight * 32))),
    lineOf: Uint16Array.from(wordings, ({ line }) => line),
    lengths,
    evidence: Int8Array.from(features, (one) => Math.round(16 * heard.of(one))),
    unheard: { character: heard.of("?"), pair: heard.of("??") },
  };
}

/**
 * Of the language's 7,000 characters, this many are assumed possible in a wording, and this many pairs and
 * legal terms; each counts as seen that often.
 */
const POSSIBLE = { character: 900, pair: 8_000, law: 300 };
const SEEN = 0.3;

/**
 * How much more often a character or a pair occurs in wordings than in ordinary words, as a natural logarithm
 * up to 7.9.
 */
function weighEvidence(
  wordings: Features[],
  ordinary: Features[],
): { known: string[]; of(feature: string): number } {
  const count = (texts: Features[]) => {
    const times = new Map<string, number>();
    const all = { ...POSSIBLE };
    for (const text of texts) {
      for (const feature of text.keys()) {
        times.set(feature, (times.get(feature) ?? 0) + 1);
        all[featureKind(feature)]++;
      }
    }
    const share = (feature: string) => ((times.get(feature) ?? 0) + SEEN) / all[featureKind(feature)];
    return { times, share };
  };
  const [legal, common] = [count(wordings), count(ordinary)];
  const of = (feature: string) =>
    Math.max(-7.9, Math.min(7.9, Math.log(legal.share(feature) / common.share(feature))));
  return { known: [...common.times.keys()], of };
}
