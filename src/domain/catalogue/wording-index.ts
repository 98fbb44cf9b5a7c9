import { wordingFeatures } from "./wording-features.ts";

/** Everyday wordings and names of causes as `compileWordings` lays them out; lists are parted by line ends and in order. */
export interface WordingTables {
  /** Features of wordings in the order of their text. */
  features: string;
  /** The rarer among causes a feature is, the higher. */
  rarities: Float32Array;
  /** Where the wordings of each feature begin in `owners` and `weights`; one more than there are features. */
  starts: Uint32Array;
  owners: Uint16Array;
  /** 32 times the weight. */
  weights: Uint8Array;
  /** Of each wording the line of its causes. */
  lineOf: Uint16Array;
  /** Of each wording the length of the vector of its weights. */
  lengths: Float32Array;
  /** Codes of causes, likeliest first, parted by blanks. */
  lines: string;
  /** A form, then the ordinals of the words of the law that it stands for. */
  forms: string;
  /** The length of the longest form. */
  longest: number;
  /** The forms that ask for a punishment. */
  crimes: string;
  /** Words that say nothing about the matter. */
  idle: string;
  /** A name, then the codes that it means, at most one a branch. */
  names: string;
}

/** The word of the law for words that ask for a punishment (坐牢, 怎么判). */
export const CRIME = "刑事";

/** A cause that a text may mean. */
export interface RankedCause {
  code: string;
  /** How much the text has in common with the wordings of the cause; only to be compared within one text. */
  score: number;
  /** All causes of the wording that the text has most in common with, likeliest first. */
  line: string[];
  /** How alike text and that wording are, from 0 to 1. */
  likeness: number;
}

/** Finds the causes that people's words may mean; all texts are folded. */
export interface WordingIndex {
  /** Causes by how much their wordings have in common with the text, most first. */
  rank(text: string): RankedCause[];
  /** The codes that the whole text names. */
  named(text: string): string[];
  /** Whether the text itself says that it is about a crime. */
  namesCrime(text: string): boolean;
  /** The text without words at its ends that say nothing about the matter. */
  trim(text: string): string;
}

const opened = new WeakMap<WordingTables, WordingIndex>();

/** The index over compiled wordings, which are read where they lie. */
export function wordingIndex(tables: WordingTables): WordingIndex {
  const known = opened.get(tables) ?? open(tables);
  opened.set(tables, known);
  return known;
}

/** How far the length of a wording takes from its score: with 1 it would be the cosine. */
const LENGTH = 0.76;
/** What characters that say nothing about the matter count. */
const IDLE = 0.2;
/** What a cause's second and third wordings add to its best one. */
const MORE = 0.4;
/** What each place further back in a line takes. */
const LATER = 0.07;

/** Causes of less than this share of the best score are not told. */
const TOLD = 0.25;

/** Looks up what follows a word in lines that are in the order of their words; nothing is laid out beforehand. */
function lookingUp(text: string): (word: string) => string[] | undefined {
  const lines = text.split("\n");
  return (word) => {
    let [from, to] = [0, lines.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      const line = lines[middle]!;
      const end = line.indexOf(" ");
      const own = end < 0 ? line : line.slice(0, end);
      if (own === word) return end < 0 ? [] : line.slice(end + 1).split(" ");
      if (own < word) from = middle + 1;
      else to = middle;
    }
    return undefined;
  };
}

/** The place of a word in a list in order; -1 for one that is not in it. */
function placeIn(words: readonly string[], word: string): number {
  let [from, to] = [0, words.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (words[middle] === word) return middle;
    if (words[middle]! < word) from = middle + 1;
    else to = middle;
  }
  return -1;
}

function open(tables: WordingTables): WordingIndex {
  const features = tables.features.split("\n");
  const codes = [...new Set(tables.lines.split(/[ \n]/u))];
  const codeOf = new Map(codes.map((code, at) => [code, at]));
  const lines = tables.lines.split("\n").map((line) => line.split(" ").map((code) => codeOf.get(code)!));
  const lawsOf = lookingUp(tables.forms);
  const crimes = tables.crimes.split("\n");
  const idle = new Set(tables.idle.split("\n"));
  const known = { longest: tables.longest, lawsOf: (form: string) => lawsOf(form)?.map(Number) };
  const names = lookingUp(tables.names);
  const common = new Float32Array(tables.lineOf.length);
  const scale = tables.lengths.map((length) => length ** LENGTH);

  const rank = (text: string): RankedCause[] => {
    common.fill(0);
    let square = 0;
    for (const [feature, much] of wordingFeatures(text, known)) {
      const at = placeIn(features, feature);
      if (at < 0) {
        if (feature.length === 2) square += 4;
        continue;
      }
      const weight = much * tables.rarities[at]! * (idle.has(feature) ? IDLE : 1);
      square += weight * weight;
      for (let place = tables.starts[at]!; place < tables.starts[at + 1]!; place++) {
        common[tables.owners[place]!]! += weight * (tables.weights[place]! / 32);
      }
    }
    return causesOf(Math.sqrt(square));
  };

  const causesOf = (length: number): RankedCause[] => {
    // Of each cause its three best wordings.
    const [first, second, third] = [0, 1, 2].map(() => new Float32Array(codes.length));
    const owners = new Uint16Array(codes.length);
    for (let owner = 0; owner < common.length; owner++) {
      if (common[owner] === 0) continue;
      const line = lines[tables.lineOf[owner]!]!;
      for (let at = 0; at < line.length; at++) {
        const code = line[at]!;
        const score = (common[owner]! / scale[owner]!) * (1 - LATER * at);
        if (score > first![code]!) {
          third![code] = second![code]!;
          second![code] = first![code]!;
          first![code] = score;
          owners[code] = owner;
        } else if (score > second![code]!) {
          third![code] = second![code]!;
          second![code] = score;
        } else if (score > third![code]!) third![code] = score;
      }
    }
    const ranked: RankedCause[] = [];
    codes.forEach((code, at) => {
      if (first![at] === 0) return;
      const owner = owners[at]!;
      ranked.push({
        code,
        score: first![at]! + MORE * second![at]! + MORE * MORE * third![at]!,
        line: lines[tables.lineOf[owner]!]!.map((one) => codes[one]!),
        likeness: common[owner]! / (length * tables.lengths[owner]!),
      });
    });
    const best = Math.max(0, ...ranked.map(({ score }) => score));
    return ranked.filter(({ score }) => score >= TOLD * best).sort((a, b) => b.score - a.score);
  };

  return {
    rank,
    named: (text) => names(text) ?? [],
    namesCrime: (text) => crimes.some((form) => text.includes(form)),
    trim(text) {
      let [from, to] = [0, text.length];
      const step = (at: (length: number) => string, most: number) => {
        for (let length = most; length > 0; length--) if (idle.has(at(length))) return length;
        return 0;
      };
      for (;;) {
        const before = step((length) => text.slice(from, from + length), Math.min(6, to - from));
        from += before;
        const after = step((length) => text.slice(to - length, to), Math.min(6, to - from));
        to -= after;
        if (before + after === 0) return text.slice(from, to);
      }
    },
  };
}
