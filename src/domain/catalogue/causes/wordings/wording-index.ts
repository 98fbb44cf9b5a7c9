import { oncePer } from "../../../once-per.ts";
import { LENGTH, rankCauses } from "./rank-causes.ts";
import { featureKind, WEIGHTS, wordingFeatures } from "./wording-features.ts";
import type { WordingRead, WordingTables } from "./wording-tables.ts";

/** The legal term for what people mean when they ask about a punishment (坐牢, 怎么判). */
export const CRIME = "刑事";

/** Finds the causes that people's own words may mean. All texts must be folded (`foldCauseText`). */
export interface WordingIndex extends IdleWords {
  /**
   * Compares a text with the known wordings (everyday phrases for disputes). `isWhole`: the text is itself a
   * known wording.
   */
  read(text: string, isWhole?: boolean): WordingRead;
  /**
   * Other causes that share wordings with the given ones, those that share most first. The given codes are
   * likeliest first.
   */
  beside(codes: string[]): string[];
  /** The codes of the causes whose name is the whole text. */
  named(text: string): string[];
  /**
   * The codes of the causes of a wording. `text` is the wording, perhaps with idle words at its ends. The
   * codes are likeliest first, and empty if the text is no wording. `isAsked`: the visitor chooses among
   * them.
   */
  worded(text: string): { codes: string[]; isAsked: boolean };
  /** Whether the text itself says that it is about a crime or a punishment. */
  namesCrime(text: string): boolean;
  /** Whether the text is a word of ordinary life. Such a word resembles a dispute only by chance. */
  isOrdinary(text: string): boolean;
}

/** Weight of a cause by its position (from 0) in a wording's list of causes. */
const part = (at: number) => 1 / (1 + 0.5 * at);
/** Number of wordings that a cause is assumed to have besides the known ones. */
const BESIDE = 8;
/** Share of all wordings in which a feature is assumed to occur. */
const ANYWHERE = 0.002;
/** Weight of features that are idle words. */
const IDLE = 0.2;
/** Rarity assumed for a pair that occurs in no wording. */
const UNHEARD_PAIR = 2;

/**
 * The index over the compiled wordings, opened once per tables. Wordings are everyday phrases, each with the
 * causes that it may mean.
 */
export const wordingIndex = oncePer(open);

function open(tables: WordingTables): WordingIndex {
  const { features, unheard, lines, lineOf, forms, crimes, whole, names } = tables;
  const [idle, ordinary] = [new Set(tables.idle), new Set(tables.ordinary)];
  const cut = idleWords(idle, (word) => word in whole);
  const codes = [...new Set(lines.flatMap((line) => line.codes))];
  const ordinals = new Map(codes.map((code, at) => [code, at]));
  const causeLists = lineOf.map((line) => lines[line]!.codes.map((code) => ordinals.get(code)!));
  const causes = Uint16Array.from(causeLists.flat());
  let end = 0;
  const starts = Uint32Array.from([0, ...causeLists.map((list) => (end += list.length))]);
  const lengths = Float64Array.from(tables.lengths);
  const lowered = lengths.map((length) => length ** LENGTH);
  const own = { tables, codes, starts, causes, lengths, lowered };
  /** Calls `take` for each cause of a wording. Causes later in its list have a smaller `share` (`part`). */
  const eachCause = (owner: number, take: (cause: number, share: number) => void): void => {
    const from = starts[owner]!;
    for (let at = from; at < starts[owner + 1]!; at++) take(causes[at]!, part(at - from));
  };
  /** Number of wordings of each cause. A wording in whose list the cause comes later counts less (`part`). */
  const held = new Float64Array(codes.length);
  for (let owner = 0; owner < lineOf.length; owner++)
    eachCause(owner, (cause, share) => add(held, cause, share));
  const shareOf = (cause: number, much: number) => much / ((held[cause] ?? 0) + BESIDE);

  /**
   * The causes that have a wording in `owners`, the wordings with one feature. `logs` are the logarithms of
   * how much more frequent the feature is in each cause's wordings than in all wordings; at least 0.
   */
  const toldBy = oncePer((owners: number[]) => {
    const holding = new Map<number, number>();
    for (const owner of owners)
      eachCause(owner, (cause, share) => holding.set(cause, (holding.get(cause) ?? 0) + share));
    return {
      causes: Uint16Array.from(holding.keys()),
      logs: Float64Array.from(holding, ([cause, much]) =>
        Math.max(0, Math.log(shareOf(cause, much) / ANYWHERE)),
      ),
    };
  });

  // The last result is cached, because one question is read for its causes, its articles and its kind.
  let last: { text: string; isWhole: boolean; given: WordingRead } | undefined;
  const read = (text: string, isWhole = false): WordingRead => {
    if (last?.text !== text || last.isWhole !== isWhole)
      last = { text, isWhole, given: readNow(text, isWhole) };
    return last.given;
  };

  const readNow = (text: string, isWhole: boolean): WordingRead => {
    const common = new Float64Array(lineOf.length);
    const together = new Float64Array(codes.length);
    const covered = new Float64Array(codes.length);
    const evidence = { character: [] as number[], pair: [] as number[], law: [] as number[] };
    let square = 0;
    for (const feature of wordingFeatures(text, forms)) {
      const kind = featureKind(feature);
      const [rarity, told, owners] = features[feature] ?? [0, kind === "law" ? 0 : unheard[kind], []];
      evidence[kind].push(told);
      if (owners.length === 0) {
        if (kind === "pair") square += UNHEARD_PAIR ** 2;
        continue;
      }
      const much = WEIGHTS[kind] * (!isWhole && idle.has(feature) ? IDLE : 1);
      const weight = much * rarity;
      square += weight * weight;
      for (const owner of owners) add(common, owner, weight * WEIGHTS[kind] * rarity);
      const { causes, logs } = toldBy(owners);
      for (let at = 0; at < causes.length; at++) {
        add(together, causes[at]!, much * logs[at]!);
        add(covered, causes[at]!, weight * weight);
      }
    }
    const mean = (kind: "character" | "pair") =>
      evidence[kind].length === 0 ? unheard[kind] : sum(evidence[kind]) / evidence[kind].length;
    return {
      causes: rankCauses(own, { common, together, covered }, Math.sqrt(square)),
      character: mean("character"),
      pair: mean("pair"),
      law: sum(evidence.law),
    };
  };

  return {
    read,
    beside(given) {
      const shares = new Float64Array(codes.length);
      const named = new Float64Array(codes.length);
      given.forEach((code, at) => {
        const cause = ordinals.get(code);
        if (cause !== undefined) shares[cause] = shareOf(cause, part(at));
      });
      for (let owner = 0; owner < lineOf.length; owner++) {
        let much = 0;
        eachCause(owner, (cause, share) => {
          much += shares[cause]! * share;
        });
        if (much > 0) eachCause(owner, (cause, share) => add(named, cause, much * share));
      }
      return [...named.entries()]
        .filter(([cause, much]) => much > 0 && shares[cause] === 0)
        .sort(([, a], [, b]) => b - a)
        .flatMap(([cause]) => codes[cause] ?? []);
    },
    isOrdinary: (text) => ordinary.has(text),
    named: (text) => names[text] ?? [],
    worded(text) {
      const own = (whole[cut.term(text) ?? ""] ?? []).flatMap((line) => lines[line] ?? []);
      return {
        codes: [...new Set(own.flatMap(({ codes }) => codes))],
        isAsked: own.length > 1 || own.some(({ isAsked }) => isAsked),
      };
    },
    namesCrime: (text) => crimes.some((form) => text.includes(form)),
    ...cut,
  };
}

const sum = (values: number[]): number => values.reduce((all, value) => all + value, 0);

function add(sums: Float64Array, at: number, much: number): void {
  sums[at] = (sums[at] ?? 0) + much;
}

/** Removes idle words from a text. Idle words say nothing about a dispute. */
interface IdleWords {
  /**
   * The text if it is a known wording (everyday phrase for a dispute). Otherwise the text without idle words
   * at its ends, if that is one.
   */
  term(text: string): string | undefined;
  /** Removes the idle words at both ends of a text. */
  trim(text: string): string;
}

/** Length of the longest idle word, in characters. */
const MAX_WORD_CHARS = 6;

/**
 * The functions for a set of idle words. `isTerm` tells whether a text is a known wording (everyday phrase
 * for a dispute).
 */
export function idleWords(idle: Set<string>, isTerm: (word: string) => boolean): IdleWords {
  /**
   * The longest idle word at the start or the end of a text, or "". If a longer word there is one for which
   * `isKept` is true, the result is "".
   */
  const idleAt = (text: string, end: "start" | "end", isKept = (_: string) => false): string => {
    for (let length = Math.min(MAX_WORD_CHARS, text.length); length > 0; length--) {
      const word = end === "start" ? text.slice(0, length) : text.slice(-length);
      if (idle.has(word)) return word;
      if (isKept(word)) return "";
    }
    return "";
  };
  /** The text, then what is left of it after each removal of an idle word at one end. */
  const cuts = (text: string, end: "start" | "end"): string[] => {
    const word = idleAt(text, end);
    const rest = end === "start" ? text.slice(word.length) : text.slice(0, text.length - word.length);
    return word === "" ? [text] : [text, ...cuts(rest, end)];
  };

  return {
    term: (text) =>
      cuts(text, "start")
        .flatMap((rest) => cuts(rest, "end"))
        .find(isTerm),
    trim(text) {
      // 律师 is an idle word, but 律师费 is a wording and is kept.
      const isWording = (word: string) => word.length > 1 && isTerm(word);
      for (let left = text; ; ) {
        const tail = left.slice(idleAt(left, "start", isWording).length);
        const rest = tail.slice(0, tail.length - idleAt(tail, "end", isWording).length);
        if (rest === left) return rest;
        left = rest;
      }
    },
  };
}
