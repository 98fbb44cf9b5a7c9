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
  /** For each name, the number of its entry. A former or short name has the same one as the name itself. */
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
/** From this many typed characters on, a name also matches if other characters stand between them. */
const SCATTERED_FROM = 3;

/** Common short forms in court names. */
const SHORT_FORMS: [RegExp, string][] = [
  [/最高法(?:院)?$/, "最高人民法院"],
  [/高院$/, "高级人民法院"],
  [/中院$/, "中级人民法院"],
];

interface Lines {
  text: string;
  /** Offset of each line, then the offset one past the end of the last line. */
  starts: Uint32Array;
}

/**
 * Finds names by Chinese characters, pinyin or pinyin initials. Over 10,000 names, this takes a few
 * milliseconds.
 */
export class SuggestionTable {
  readonly #names: Lines;
  readonly #cased: Lines;
  readonly #lower: Lines;
  readonly #initials: Lines;
  readonly #english: Lines;
  readonly #targets: number[];

  constructor({ names, readings, targets, english = "" }: SuggestionRows) {
    this.#targets = targets;
    this.#names = toLines(names);
    this.#cased = toLines(readings);
    this.#lower = { text: readings.toLowerCase(), starts: this.#cased.starts };
    this.#initials = toLines(readings.replace(/[a-z]+/g, "").toLowerCase());
    this.#english = toLines(english.toLowerCase());
  }

  /**
   * Numbers of at most `limit` entries that the typed text may mean. They are ordered by how well they match,
   * then by `weight` (highest first), then by number. Entries with a weight below 0 are left out.
   */
  find(typed: string, limit: number, weight: (target: number) => number): number[] {
    const fits = new Map<number, number>();
    const offer = (row: number, fit: number) => {
      const target = this.#targets[row]!;
      if (fit < (fits.get(target) ?? FITS)) fits.set(target, fit);
    };
    const letters = foldCharacters(typed).replace(/['’]/g, "");
    if (/^[a-zü]+$/.test(letters)) this.#findReading(letters.replaceAll("ü", "v"), offer);
    this.#findEnglish(typed.toLowerCase(), offer);
    this.#findName(typed, limit, fits, offer);
    const buckets: number[][] = Array.from({ length: FITS }, () => []);
    for (const [target, fit] of fits) if (weight(target) >= 0) buckets[fit]!.push(target);
    const found: number[] = [];
    for (const bucket of buckets) {
      if (found.length >= limit) break;
      found.push(...bucket.sort((a, b) => weight(b) - weight(a) || a - b));
    }
    return found.slice(0, limit);
  }

  #findName(
    typed: string,
    limit: number,
    fits: Map<number, number>,
    offer: (row: number, fit: number) => void,
  ): void {
    const words = typed
      .split(/\s+/)
      .map((word) => normaliseText(expandShortForm(word)))
      .filter((word) => word !== "");
    const [first, ...others] = words;
    if (first === undefined) return;
    eachHit(this.#names, first, (row, at, end) => {
      const start = this.#names.starts[row]!;
      if (others.length > 0) {
        const line = this.#names.text.slice(start, end);
        if (others.every((word) => line.includes(word))) offer(row, FIT.inside);
      } else if (at > start) offer(row, FIT.inside);
      else offer(row, at + first.length === end ? FIT.whole : FIT.start);
    });
    if (others.length === 0 && fits.size < limit && [...first].length >= SCATTERED_FROM) {
      this.#findScattered(first, offer);
    }
  }

  #findScattered(typed: string, offer: (row: number, fit: number) => void): void {
    const [first = "", ...rest] = typed;
    eachHit(this.#names, first, (row, at, end) => {
      const line = this.#names.text.slice(at, end);
      let from = first.length;
      for (const character of rest) {
        const next = line.indexOf(character, from);
        if (next === -1) return;
        from = next + character.length;
      }
      offer(row, FIT.scattered);
    });
  }

  /** Offers the names whose English term has, for each typed word, a word that begins with it. */
  #findEnglish(typed: string, offer: (row: number, fit: number) => void): void {
    const [longest = "", ...others] = (typed.match(/[a-z]+/g) ?? []).sort((a, b) => b.length - a.length);
    if (longest.length < ENGLISH_FROM || /[^a-z ,-]/.test(typed)) return;
    const { text, starts } = this.#english;
    const isWord = (at: number) => !/[a-z]/.test(text[at - 1] ?? "");
    eachHit(this.#english, longest, (row, at, end) => {
      if (!isWord(at)) return;
      const words = text.slice(starts[row]!, end).split(/[^a-z]+/);
      if (others.every((begun) => words.some((word) => word.startsWith(begun)))) offer(row, FIT.english);
    });
  }

  #findReading(letters: string, offer: (row: number, fit: number) => void): void {
    eachHit(this.#lower, letters, (row, at) => {
      if (!/[A-Z]/.test(this.#cased.text.charAt(at))) return;
      offer(row, at === this.#lower.starts[row] ? FIT.pinyinStart : FIT.pinyin);
    });
    const onlyAtStart = ONE_LETTER.test(letters);
    eachHit(this.#initials, letters, (row, at) => {
      if (at === this.#initials.starts[row]) offer(row, FIT.initialsStart);
      else if (!onlyAtStart) offer(row, FIT.initials);
    });
  }
}

function expandShortForm(word: string): string {
  return SHORT_FORMS.reduce((text, [short, long]) => text.replace(short, long), word);
}

function toLines(text: string): Lines {
  const starts = [0];
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  starts.push(text.length + 1);
  return { text, starts: Uint32Array.from(starts) };
}

/** Calls `visit` for each occurrence of `wanted`, with its line, its offset, and the end of the line. */
function eachHit(
  { text, starts }: Lines,
  wanted: string,
  visit: (row: number, at: number, end: number) => void,
): void {
  let row = 0;
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    while (starts[row + 1]! <= at) row++;
    visit(row, at, starts[row + 1]! - 1);
  }
}
