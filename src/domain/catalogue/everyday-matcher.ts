import { type EverydayWords, SAYS_NOTHING } from "./everyday-words.ts";

/** A wording of which every word stands in a text: the causes it may mean, where it stands, and how much it tells. */
export interface EverydayMatch {
  codes: string[];
  /** For each character of the text whether one of the words covers it. */
  covered: boolean[];
  /** The rarer and the longer its words, the more. */
  weight: number;
}

/** Finds everyday wordings in folded text. */
export interface EverydayMatcher {
  /** Wordings of which the text holds all words. */
  find(text: string): EverydayMatch[];
  /** Wordings of which the text holds some words that tell something: what is found less what is missed, most first. */
  findPartly(text: string): Pick<EverydayMatch, "codes" | "weight">[];
  /** Whether the text itself says that it is about a crime. */
  namesCrime(text: string): boolean;
  /** For each character whether it belongs to a word that says nothing about the matter. */
  idle(text: string): boolean[];
}

interface Word {
  /** All forms that count as the word. */
  forms: string[];
  /** How many wordings of different causes hold the word. */
  causes: Set<string>;
  rules: Rule[];
}

interface Rule {
  words: Word[];
  codes: string[];
}

const built = new WeakMap<EverydayWords, EverydayMatcher>();

/** The matcher over all pairs and wordings, built at its first use. */
export function everydayMatcher(words: EverydayWords): EverydayMatcher {
  const known = built.get(words) ?? buildMatcher(words);
  built.set(words, known);
  return known;
}

interface Place {
  covered: number[];
  longest: number;
}
type Places = Map<Word, Place>;

/** Whether a word stands only inside others of its wording: 车 of 电动车 is no second vehicle. */
function isInside(word: Word, words: Word[], places: Places): boolean {
  if (words.length === 1) return false;
  const own = places.get(word);
  return words.some((other) => {
    const around = other === word ? undefined : places.get(other);
    if (!own || !around || around.longest <= own.longest) return false;
    return own.covered.every((at) => around.covered.includes(at));
  });
}

/** The weight of `length` characters that tell a cause apart by themselves, on the scale of the wordings. */
export const tellingWeight = (length: number, rarity = RAREST) => rarity * Math.sqrt(length);
const RAREST = 6;
/** What a word that is missing takes from a wording, as a share of what it would give. */
const MISSED = 0.5;
/** The word of the law for words that ask for a punishment (坐牢, 怎么判). */
const CRIME = "刑事";
/** Sums, ages, spans of time: they say how much, not what about. */
const AMOUNT =
  /[\d.一二三四五六七八九十百千万亿两几多半]+(?:块钱|块|元|年|个月|月|天|日|岁|个|名|次|人|笔|台|套|斤|吨|级|点)?/gu;

function buildMatcher(given: EverydayWords): EverydayMatcher {
  const byLaw = new Map<string, Word>();
  const byForm = new Map<string, Set<Word>>();
  for (const { street, law } of given.pairs) {
    const word = byLaw.get(law) ?? { forms: [], causes: new Set(), rules: [] };
    byLaw.set(law, word);
    const forms = law === SAYS_NOTHING ? street : [law, ...street];
    word.forms = [...new Set([...word.forms, ...forms])];
    if (law !== SAYS_NOTHING) {
      for (const form of word.forms) byForm.set(form, (byForm.get(form) ?? new Set()).add(word));
    }
  }
  const literals = new Map<string, Word>();
  const wordOf = (form: string): Word => {
    // A form that stands in several pairs means its own pair first: the one it is the word of the law of.
    const pair = byLaw.get(form) ?? byForm.get(form)?.values().next().value;
    if (pair) return pair;
    const word = literals.get(form) ?? { forms: [form], causes: new Set(), rules: [] };
    literals.set(form, word);
    return word;
  };
  for (const { wordings, codes } of given.wordings) {
    for (const wording of wordings) {
      const rule = { words: [...new Set(wording.split(" ").map(wordOf))], codes };
      for (const word of rule.words) {
        word.causes.add(codes[0]!);
        word.rules.push(rule);
      }
    }
  }
  const rarities = new Map<Word, number>();
  const rarity = (word: Word) => {
    let value = rarities.get(word);
    if (value === undefined) {
      value = Math.max(0.6, RAREST - Math.log2(Math.max(1, word.causes.size)) * 1.25);
      rarities.set(word, value);
    }
    return value;
  };
  const idleForms = new Set(byLaw.get(SAYS_NOTHING)?.forms);
  const wordsOf = new Map<string, Word[]>();
  for (const word of [...byLaw.values(), ...literals.values()]) {
    if (word.rules.length === 0) continue;
    for (const form of word.forms) wordsOf.set(form, [...(wordsOf.get(form) ?? []), word]);
  }
  const longestForm = Math.max(1, ...[...wordsOf.keys(), ...idleForms].map(({ length }) => length));

  /** Every stretch of the text that is no longer than the longest form. */
  const eachStretch = (text: string, visit: (form: string, from: number, to: number) => void) => {
    for (let from = 0; from < text.length; from++) {
      const last = Math.min(text.length, from + longestForm);
      for (let to = from + 1; to <= last; to++) visit(text.slice(from, to), from, to);
    }
  };
  /** The wordings of which the text holds a word, with how many it holds, and where the words stand. */
  const look = (text: string): { places: Places; held: Map<Rule, number> } => {
    const places: Places = new Map();
    eachStretch(text, (form, from, to) => {
      for (const word of wordsOf.get(form) ?? []) {
        const place = places.get(word) ?? { covered: [], longest: 0 };
        for (let at = from; at < to; at++) place.covered.push(at);
        place.longest = Math.max(place.longest, to - from);
        places.set(word, place);
      }
    });
    const held = new Map<Rule, number>();
    for (const { rules } of places.keys()) {
      for (const rule of rules) held.set(rule, (held.get(rule) ?? 0) + 1);
    }
    return { places, held };
  };
  const find = (text: string): EverydayMatch[] => {
    const { places, held } = look(text);
    const matches: EverydayMatch[] = [];
    for (const [{ words, codes }, count] of held) {
      if (count < words.length || words.some((word) => isInside(word, words, places))) continue;
      const covered = Array.from(text, () => false);
      let weight = 0;
      for (const word of words) {
        const place = places.get(word)!;
        weight += tellingWeight(place.longest, rarity(word));
        for (const at of place.covered) covered[at] = true;
      }
      matches.push({ codes, covered, weight });
    }
    return matches;
  };
  const findPartly = (text: string) => {
    const { places, held } = look(text);
    const matches: Pick<EverydayMatch, "codes" | "weight">[] = [];
    for (const [{ words, codes }, count] of held) {
      // A single character by itself (发, 写) tells nothing.
      if (count === words.length || !words.some((word) => (places.get(word)?.longest ?? 0) > 1)) continue;
      let weight = 0;
      for (const word of words) {
        const place = places.get(word);
        weight += place
          ? tellingWeight(place.longest, rarity(word))
          : -MISSED * tellingWeight(2, rarity(word));
      }
      if (weight > 0) matches.push({ codes, weight });
    }
    return matches.sort((a, b) => b.weight - a.weight);
  };
  return {
    find,
    findPartly,
    namesCrime: (text) => (byLaw.get(CRIME)?.forms ?? []).some((form) => text.includes(form)),
    idle(text) {
      const idle = Array.from(text, () => false);
      eachStretch(text, (form, from, to) => {
        if (idleForms.has(form)) idle.fill(true, from, to);
      });
      for (const hit of text.matchAll(AMOUNT)) idle.fill(true, hit.index, hit.index + hit[0].length);
      return idle;
    },
  };
}
