import type { RareBigram } from "./similar-cases.ts";

/** A span of whole words of a text that contains a rare bigram. */
export interface RareTermSpan {
  /**
   * The run of characters between two separators that contains it, and its range there; both ends are word
   * boundaries.
   */
  run: RareRun;
  from: number;
  to: number;
  /** The same without a final character that forms nouns (抵销权, 抵销); equal to `to` if there is none. */
  core: number;
}

interface RareRun {
  text: string;
  /** The weight of the rare bigram at each offset; absent where there is none. */
  weights: Map<number, number>;
}

/** Longest span shown: anything longer is a sentence that two courts share. */
const MAX_LETTERS = 8;
/** A longer run of single characters is not a word missing from the dictionary, but a name or a list. */
const MAX_SINGLES = 4;

/** Characters that are words of their own and part of none: a rare bigram with one of them says nothing. */
const ALONE = new Set([
  ..."系较及并且仍仅故能可再又已未有须应需会要使让给到从至按经依即若如虽但而则还都也很更最各每另此这那我你他她它",
  ..."后前中内外上下时起止诉称认因由其之与和或者所将把被向对于以为在了的是个名次份张件处位家某",
  ..."一二三四五六七八九十百千万亿零〇两",
]);
/**
 * Characters that end a noun: they belong to the word before them, and a text may have that word without
 * them.
 */
const NOUN_END = new Set([
  ..."权费款率书人物案罪金额期点性化法证险券户机品料车站部区员方款单图表器件线口卡灯省市县镇乡村港店",
]);
/** Characters that begin a word of which the dictionary knows the rest. */
const WORD_START = new Set([..."非总副反超"]);
/** Numbers, and half-masked names. */
const UNFIT = /[一二三四五六七八九十百千万亿零〇两]{2}|\d|某/u;

/** What separates runs: punctuation, which is a space here, and the name of the state before every law's. */
const PARTING = / |中华人民共和国/u;

/** Word boundaries by the dictionary built into the engine; unknown words come as single characters. */
const segmenter = new Intl.Segmenter("zh", { granularity: "word" });

/** The spans of whole words in normalised texts that contain the rare bigrams, in text order. */
export function rareTermSpans(texts: readonly string[], rare: readonly RareBigram[]): RareTermSpan[] {
  const weightOf = new Map(rare.map(({ pair, weight }) => [pair, weight]));
  const stretches: RareTermSpan[] = [];
  for (const text of new Set(texts.flatMap((one) => one.split(PARTING)))) {
    const weights = new Map<number, number>();
    for (let at = 0; at + 1 < text.length; at++) {
      const weight = weightOf.get(text.slice(at, at + 2));
      if (weight !== undefined) weights.set(at, weight);
    }
    if (weights.size === 0) continue;
    const words = [...segmenter.segment(text)].map(({ index, segment }) => ({
      from: index,
      to: index + segment.length,
    }));
    const run = { text, weights };
    for (const at of weights.keys()) {
      const range = wordsAround(text, words, at);
      if (range) stretches.push({ run, ...range });
    }
  }
  return stretches;
}

interface Range {
  from: number;
  to: number;
}

/**
 * The whole words that contain the bigram at an offset, or null if one of its characters is not part of a
 * word.
 */
function wordsAround(text: string, words: readonly Range[], at: number): (Range & { core: number }) | null {
  const single = (place: number) => {
    const word = words[place];
    return word !== undefined && word.to - word.from === 1 && !ALONE.has(text[word.from]!);
  };
  let first = words.findIndex(({ to }) => to > at);
  let last = words.findIndex(({ to }) => to > at + 1);
  for (const place of [first, last]) {
    const { from, to } = words[place]!;
    if (to - from === 1 && !single(place)) return null;
  }
  // Single characters in a row are a word that the dictionary lacks.
  const [begun, ended] = [first, last];
  const endsNoun = (place: number) => single(place) && NOUN_END.has(text[words[place]!.from]!);
  if (single(first) && !endsNoun(first)) while (single(first - 1) && !endsNoun(first - 1)) first--;
  if (single(last)) while (single(last + 1) && !endsNoun(last)) last++;
  else if (endsNoun(last + 1)) last++;
  // The end of the previous noun.
  if (endsNoun(first) && first > 0) return null;
  if (begun - first > MAX_SINGLES || last - ended > MAX_SINGLES) return null;
  const [from, to] = [words[first]!.from, words[last]!.to];
  // A character beside a word it does not belong to: 归还 and half a name.
  if (single(first) && !single(first + 1) && first < last && !WORD_START.has(text[from]!)) return null;
  const ends = endsNoun(last);
  if (single(last) && !single(last - 1) && first < last && !ends) return null;
  if (first === last && single(first)) return null;
  if (to - from > MAX_LETTERS || UNFIT.test(text.slice(from, to))) return null;
  return { from, to, core: ends && to - from > 2 && at + 2 < to ? to - 1 : to };
}

/**
 * The spans that another case's texts (joined, normalised) also contain, overlapping ones merged if they
 * occur that way there; highest weight first, none part of another.
 */
export function sharedTerms(stretches: readonly RareTermSpan[], theirs: string): string[] {
  const held = new Map<string, boolean>();
  const holds = (word: string) => {
    const known = held.get(word) ?? theirs.includes(word);
    held.set(word, known);
    return known;
  };
  const found = new Map<string, number>();
  for (const { run, from, to } of joinOverlapping(stretches, holds)) {
    let weight = 0;
    for (const [at, one] of run.weights) if (at >= from && at + 2 <= to) weight += one;
    const word = run.text.slice(from, to);
    found.set(word, Math.max(weight, found.get(word) ?? 0));
  }
  const words = [...found].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([word]) => word);
  return words.filter((word) => !words.some((wider) => wider !== word && wider.includes(word)));
}

interface Held extends Range {
  run: RareRun;
}

/** The spans that are contained; those that overlap in one run are merged if the whole is contained too. */
function joinOverlapping(stretches: readonly RareTermSpan[], holds: (word: string) => boolean): Held[] {
  const joined: Held[] = [];
  for (const { run, from, to, core } of stretches) {
    const end = [to, core].find((one) => holds(run.text.slice(from, one)));
    if (end === undefined) continue;
    const last = joined.at(-1);
    if (last?.run === run && from < last.to) {
      const both = { from: Math.min(from, last.from), to: Math.max(end, last.to) };
      if (both.to - both.from <= MAX_LETTERS && holds(run.text.slice(both.from, both.to))) {
        joined[joined.length - 1] = { run, ...both };
        continue;
      }
    }
    joined.push({ run, from, to: end });
  }
  return joined;
}
