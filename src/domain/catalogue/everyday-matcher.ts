import { foldCauseText } from "./cause-wordings.ts";
import { type EverydayWords, SAYS_NOTHING } from "./everyday-words.ts";

/** A wording of which every word stands in a text: the causes it may mean, where it stands, and how much it tells. */
export interface EverydayMatch {
  codes: string[];
  /** For each character of the text whether one of the words covers it. */
  covered: boolean[];
  /** The rarer and the longer its words, the more. */
  weight: number;
  /** False where words of the wording are missing in the text. */
  whole: boolean;
}

/** Finds everyday wordings in folded text. */
export interface EverydayMatcher {
  /** Wordings of which the text holds all words. */
  find(text: string): EverydayMatch[];
  /** Wordings of which the text holds some words that tell something, those that miss least first. */
  findPartly(text: string): EverydayMatch[];
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
}

const built = new WeakMap<EverydayWords, EverydayMatcher>();

/** The matcher over all pairs and wordings, built at its first use. */
export function everydayMatcher(words: EverydayWords): EverydayMatcher {
  const known = built.get(words) ?? buildMatcher(words);
  built.set(words, known);
  return known;
}

type Place = { covered: number[]; longest: number } | null;

/** Whether a word stands only inside others of its wording: 车 of 电动车 is no second vehicle. */
function isInside(word: Word, words: Word[], placeOf: (word: Word) => Place): boolean {
  if (words.length === 1) return false;
  const own = placeOf(word);
  return words.some((other) => {
    const around = other === word ? null : placeOf(other);
    if (!own || !around || around.longest <= own.longest) return false;
    return own.covered.every((at) => around.covered.includes(at));
  });
}

/** The weight of `length` characters that tell a cause apart by themselves, on the scale of the wordings. */
export const tellingWeight = (length: number, rarity = RAREST) => rarity * Math.sqrt(length);
const RAREST = 6;
/** The word of the law for words that ask for a punishment (坐牢, 怎么判). */
const CRIME = "刑事";
/** Sums, ages, spans of time: they say how much, not what about. */
const AMOUNT =
  /[\d.一二三四五六七八九十百千万亿两几多半]+(?:块钱|块|元|年|个月|月|天|日|岁|个|名|次|人|笔|台|套|斤|吨|级|点)?/gu;

function buildMatcher(given: EverydayWords): EverydayMatcher {
  const byLaw = new Map<string, Word>();
  const byForm = new Map<string, Set<Word>>();
  for (const { street, law } of given.pairs) {
    const word = byLaw.get(law) ?? { forms: [], causes: new Set() };
    byLaw.set(law, word);
    const forms = law === SAYS_NOTHING ? street : [law, ...street];
    word.forms = [...new Set([...word.forms, ...forms.map(foldCauseText)])];
    if (law !== SAYS_NOTHING) {
      for (const form of word.forms) byForm.set(form, (byForm.get(form) ?? new Set()).add(word));
    }
  }
  const literals = new Map<string, Word>();
  const wordOf = (text: string): Word => {
    const form = foldCauseText(text);
    // A form that stands in several pairs means its own pair first: the one it is the word of the law of.
    const pair = byLaw.get(text) ?? byForm.get(form)?.values().next().value;
    if (pair) return pair;
    const word = literals.get(form) ?? { forms: [form], causes: new Set() };
    literals.set(form, word);
    return word;
  };
  const rules = given.wordings.flatMap(({ wordings, codes }) =>
    wordings.map((wording) => {
      const words = [...new Set(wording.split(" ").map(wordOf))];
      for (const word of words) word.causes.add(codes[0]!);
      return { words, codes };
    }),
  );
  const idleForms = byLaw.get(SAYS_NOTHING)?.forms ?? [];
  const rarity = ({ causes }: Word) => Math.max(0.6, RAREST - Math.log2(Math.max(1, causes.size)) * 1.25);

  const look = (text: string) => {
    const places = new Map<Word, Place>();
    return (word: Word) => {
      let place = places.get(word);
      if (place === undefined) {
        const covered: number[] = [];
        let longest = 0;
        for (const form of word.forms) {
          for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + 1)) {
            for (let to = at; to < at + form.length; to++) covered.push(to);
            longest = Math.max(longest, form.length);
          }
        }
        place = longest === 0 ? null : { covered, longest };
        places.set(word, place);
      }
      return place;
    };
  };
  const findAll = (text: string, partly: boolean): EverydayMatch[] => {
    const placeOf = look(text);
    const matches: EverydayMatch[] = [];
    for (const { words, codes } of rules) {
      const found = words.filter((word) => placeOf(word));
      if (found.length === 0 || (found.length === words.length) === partly) continue;
      if (!partly && found.length < words.length) continue;
      const covered = Array.from(text, () => false);
      let weight = 0;
      let missed = 0;
      for (const word of words) {
        const place = placeOf(word);
        if (!place) {
          missed += tellingWeight(2, rarity(word));
          continue;
        }
        weight += tellingWeight(place.longest, rarity(word));
        for (const at of place.covered) covered[at] = true;
      }
      if (!partly && words.some((word) => isInside(word, words, placeOf))) continue;
      if (partly && weight < missed) continue;
      matches.push({ codes, covered, weight: weight - missed, whole: !partly });
    }
    return matches;
  };
  return {
    find: (text) => findAll(text, false),
    findPartly: (text) => findAll(text, true).sort((a, b) => b.weight - a.weight),
    namesCrime: (text) => (byLaw.get(CRIME)?.forms ?? []).some((form) => text.includes(form)),
    idle(text) {
      const idle = Array.from(text, () => false);
      for (const form of idleForms) {
        for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + 1)) {
          idle.fill(true, at, at + form.length);
        }
      }
      for (const hit of text.matchAll(AMOUNT)) idle.fill(true, hit.index, hit.index + hit[0].length);
      return idle;
    },
  };
}
