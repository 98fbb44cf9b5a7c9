import { foldCharacters, normaliseText } from "../match/normalise-text.ts";

/** Names that can be suggested, as stored: texts with one line per name. */
export interface SuggestionRows {
  /** The normalised names. */
  names: string;
  /**
   * Each name in pinyin without tones, with every syllable capitalised: DaiWeiQiuChang. An empty line if
   * unknown.
   */
  readings: string;
  /**
   * For each name, the number of its entry. A former or short name has the same number as the name itself.
   */
  targets: number[];
  /** The English term of each name, or an empty line. Absent if no name has one. */
  english?: string;
}

/** How well a name matches the typed text. Lower is better. */
const FIT = {
  whole: 0,
  start: 1,
  inside: 2,
  pinyinStart: 3,
  initialsStart: 4,
  pinyin: 5,
  initials: 6,
  english: 7,
  scattered: 8,
};
const FITS = 9;
/**
 * One letter typed three times or more (zzzz). It matches initials only at the start of a name, because long
 * names such as 壮族自治州 have it inside by chance.
 */
const ONE_LETTER = /^(.)\1{2,}$/;
/**
 * Minimum number of letters for which English words are searched. Fewer letters are a syllable or initials.
 */
const ENGLISH_FROM = 3;
/**
 * Minimum number of typed characters that match a name even if the name has other characters between them.
 */
const SCATTERED_FROM = 3;

/** Common short forms in court names. */
const SHORT_FORMS: [RegExp, string][] = [
  [/最高法(?:院)?$/, "最高人民法院"],
  [/高院$/, "高级人民法院"],
  [/中院$/, "中级人民法院"],
];

/** One name. The English term is in words in lower case. */
interface Row {
  name: string;
  reading: string;
  initials: string;
  english: string[];
  target: number;
}

/**
 * Finds names by Chinese characters, pinyin or pinyin initials. Over 10,000 names, this takes a few
 * milliseconds.
 */
export class SuggestionTable {
  readonly #rows: readonly Row[];

  constructor({ names, readings, targets, english = "" }: SuggestionRows) {
    const [read, translated] = [readings.split("\n"), english.toLowerCase().split("\n")];
    this.#rows = names.split("\n").map((name, at) => ({
      name,
      reading: read[at] ?? "",
      initials: (read[at] ?? "").replace(/[a-z]+/g, "").toLowerCase(),
      english: (translated[at] ?? "").split(/[^a-z]+/),
      target: targets[at]!,
    }));
  }

  /**
   * Numbers of at most `limit` entries that the typed text may mean. They are ordered by how well they match,
   * then by `weight` (highest first), then by number. Entries with a weight below 0 are left out.
   */
  find(typed: string, limit: number, weight: (target: number) => number): number[] {
    const fits = new Map<number, number>();
    const offer = (fitOf: (row: Row) => number | undefined) => {
      for (const row of this.#rows) {
        const fit = fitOf(row);
        if (fit !== undefined && fit < (fits.get(row.target) ?? FITS)) fits.set(row.target, fit);
      }
    };
    const letters = foldCharacters(typed).replace(/['’]/g, "");
    if (/^[a-zü]+$/.test(letters)) offer(fitOfReading(letters.replaceAll("ü", "v")));
    const lower = typed.toLowerCase();
    const english = lower.match(/[a-z]+/g) ?? [];
    if (english.some(({ length }) => length >= ENGLISH_FROM) && !/[^a-z ,-]/.test(lower))
      offer((row) =>
        english.every((begun) => row.english.some((word) => word.startsWith(begun)))
          ? FIT.english
          : undefined,
      );
    const words = typed
      .split(/\s+/)
      .map((word) => normaliseText(expandShortForm(word)))
      .filter((word) => word !== "");
    const [word = ""] = words;
    if (word !== "") offer(({ name }) => fitOfName(name, words));
    if (words.length === 1 && fits.size < limit && [...word].length >= SCATTERED_FROM)
      offer(({ name }) => (isScattered(word, name) ? FIT.scattered : undefined));
    const found = [...fits].filter(([target]) => weight(target) >= 0);
    return found
      .sort(([a, fitA], [b, fitB]) => fitA - fitB || weight(b) - weight(a) || a - b)
      .slice(0, limit)
      .map(([target]) => target);
  }
}

/** How well a name contains all of the words. */
function fitOfName(name: string, words: readonly string[]): number | undefined {
  const [word = ""] = words;
  if (!words.every((one) => name.includes(one))) return undefined;
  if (words.length > 1 || !name.startsWith(word)) return FIT.inside;
  return name === word ? FIT.whole : FIT.start;
}

/** Whether the name has all characters of the word in their order. */
function isScattered(word: string, name: string): boolean {
  let from = 0;
  for (const character of word) {
    const at = name.indexOf(character, from);
    if (at < 0) return false;
    from = at + character.length;
  }
  return true;
}

/**
 * How well letters match pinyin or its initials. The first matched letter must begin a syllable. In
 * `reading`, each syllable begins with a capital.
 */
function fitOfReading(letters: string): (row: Row) => number | undefined {
  const [first = "", ...others] = letters;
  const either = others.map((letter) => `[${letter}${letter.toUpperCase()}]`);
  const syllables = new RegExp(first.toUpperCase() + either.join(""));
  const onlyAtStart = ONE_LETTER.test(letters);
  return ({ reading, initials }) => {
    const inReading = reading.search(syllables);
    const inInitials = initials.indexOf(letters);
    if (inReading === 0) return FIT.pinyinStart;
    if (inInitials === 0) return FIT.initialsStart;
    if (inReading > 0) return FIT.pinyin;
    return inInitials > 0 && !onlyAtStart ? FIT.initials : undefined;
  };
}

function expandShortForm(word: string): string {
  return SHORT_FORMS.reduce((text, [short, long]) => text.replace(short, long), word);
}
