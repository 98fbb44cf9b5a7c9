import { BESIDE, CauseShares, PART } from "./cause-shares.ts";
import { type IdleWords, idleWords } from "./idle-words.ts";
import { OrderedLines, placeIn } from "./ordered-lines.ts";
import { rankCauses } from "./rank-causes.ts";
import { featureKind, wordingFeatures } from "./wording-features.ts";
import { ASKED, type WordingRead, type WordingTables } from "./wording-tables.ts";

/** The legal term for words that ask for a punishment (坐牢, 怎么判). */
export const CRIME = "刑事";

/** Finds the causes that people's words may mean; all texts are folded. */
export interface WordingIndex extends IdleWords {
  /** What the text has in common with the wordings; `isWhole` where it is held to be one as it stands. */
  read(text: string, isWhole?: boolean): WordingRead;
  /** Further causes that wordings name beside these, which are likeliest first: the most often named first. */
  beside(codes: string[]): string[];
  /** The codes that the whole text names. */
  named(text: string): string[];
  /**
   * The codes of the wording that the text is, or is without words at its ends that say nothing, likeliest first, and
   * whether the visitor chooses; none where it is no wording.
   */
  worded(text: string): { codes: string[]; isAsked: boolean };
  /** Whether the text itself says that it is about a crime. */
  namesCrime(text: string): boolean;
  /** Whether the text is a word of ordinary life, which names a dispute only by chance. */
  isOrdinary(text: string): boolean;
}

const opened = new WeakMap<WordingTables, WordingIndex>();

/** The index over compiled wordings, which are read in place. */
export function wordingIndex(tables: WordingTables): WordingIndex {
  const known = opened.get(tables) ?? open(tables);
  opened.set(tables, known);
  return known;
}

/** Adds the weight of a feature to each wording that has it. */
function addOwners(
  { owners, weights }: WordingTables,
  weight: number,
  from: number,
  to: number,
  into: Float32Array,
): void {
  for (let place = from; place < to; place++) into[owners[place]!]! += weight * (weights[place]! / 32);
}

/** Weight of characters that say nothing about the matter. */
const IDLE = 0.2;
function open(tables: WordingTables): WordingIndex {
  const codes = [...new Set(tables.lines.replaceAll(ASKED, "").split(/[ \n]/u))];
  const codeOf = new Map(codes.map((code, at) => [code, at]));
  const written = tables.lines.split("\n");
  const lines = written.map((line) =>
    line
      .replace(ASKED, "")
      .split(" ")
      .map((code) => codeOf.get(code)!),
  );
  // The same one after another, which is quicker to go through: where the causes of each line begin, and one more for the end.
  const lineCodes = Uint16Array.from(lines.flat());
  const lineStarts = new Uint32Array(lines.length + 1);
  for (let at = 0; at < lines.length; at++) lineStarts[at + 1] = lineStarts[at]! + lines[at]!.length;
  const isAsked = written.map((line) => line.endsWith(ASKED));
  const forms = new OrderedLines(tables.forms);
  const crimes = tables.crimes.split("\n");
  const idle = new Set(tables.idle.split("\n"));
  const ordinary = new OrderedLines(tables.ordinary);
  const known = {
    longest: tables.longest,
    lawsOf: (form: string) => forms.after(form)?.map(Number),
    begins: (prefix: string) => forms.begins(prefix),
  };
  const names = new OrderedLines(tables.names);
  const terms = new OrderedLines(tables.terms);
  const whole = new OrderedLines(tables.whole);
  const wholeWords = idleWords(idle, (word) => whole.has(word));
  const common = new Float32Array(tables.lineOf.length);
  const wordingsOf = new Uint32Array(lines.length);
  // Counted by index: the first request runs these loops uncompiled, where iterators take milliseconds.
  const { lineOf } = tables;
  for (let at = 0; at < lineOf.length; at++) wordingsOf[lineOf[at]!]!++;
  const partsOf = new Float32Array(codes.length);
  for (let own = 0; own < lines.length; own++) {
    const line = lines[own]!;
    for (let at = 0; at < line.length; at++) partsOf[line[at]!]! += wordingsOf[own]! / (1 + PART * at);
  }
  const together = new Float32Array(codes.length);
  const covered = new Float32Array(codes.length);
  const lowered = new Float64Array(tables.lineOf.length);
  const own = { tables, codes, lines, lineStarts, lineCodes, isAsked, partsOf, lowered };
  const shares = new CauseShares(own);
  const codesOf = (line: number) => lines[line]!.map((one) => codes[one]!);

  const readAnew = (text: string, isWhole: boolean): WordingRead => {
    common.fill(0);
    together.fill(0);
    covered.fill(0);
    let square = 0;
    const heard = { character: 0, pair: 0, law: 0 };
    const count = { character: 0, pair: 0, law: 0 };
    const features = wordingFeatures(text, known);
    for (const [feature, much] of features) {
      const at = placeIn(tables.features, tables.places, feature);
      const kind = featureKind(feature);
      const told = at >= 0 ? tables.evidence[at]! / 16 : kind === "law" ? 0 : tables.unheard[kind];
      heard[kind] += told;
      count[kind]++;
      const [from, to] = at < 0 ? [0, 0] : [tables.starts[at]!, tables.starts[at + 1]!];
      if (from === to) {
        if (feature.length === 2) square += 4;
        continue;
      }
      const part = much * (!isWhole && idle.has(feature) ? IDLE : 1);
      const weight = part * tables.rarities[at]!;
      square += weight * weight;
      addOwners(tables, weight, from, to, common);
      shares.add(at, part, weight * weight, { together, covered });
    }
    const mean = (kind: "character" | "pair") =>
      count[kind] === 0 ? tables.unheard[kind] : heard[kind] / count[kind];
    return {
      causes: rankCauses(own, { common, together, covered }, Math.sqrt(square)),
      character: mean("character"),
      pair: mean("pair"),
      law: heard.law,
    };
  };

  // One request reads its words several times: whether they name a cause, which one, and what lies beside it.
  let last: { text: string; isWhole: boolean; read: WordingRead } | undefined;
  const read = (text: string, isWhole = false): WordingRead => {
    if (last?.text !== text || last.isWhole !== isWhole)
      last = { text, isWhole, read: readAnew(text, isWhole) };
    return last.read;
  };

  const beside = (given: string[]): string[] => {
    const own = new Float32Array(codes.length);
    given.forEach((code, at) => {
      const known = codeOf.get(code);
      if (known !== undefined) own[known] = 1 / (1 + PART * at) / (partsOf[known]! + BESIDE);
    });
    const named = new Float32Array(codes.length);
    for (let at = 0; at < lines.length; at++) {
      const line = lines[at]!;
      let much = 0;
      for (let place = 0; place < line.length; place++) much += own[line[place]!]! / (1 + PART * place);
      if (much === 0) continue;
      for (let place = 0; place < line.length; place++)
        named[line[place]!]! += (much * wordingsOf[at]!) / (1 + PART * place);
    }
    return [...codes.keys()]
      .filter((at) => named[at]! > 0 && own[at] === 0)
      .sort((a, b) => named[b]! - named[a]!)
      .map((at) => codes[at]!);
  };

  return {
    read,
    beside,
    isOrdinary: (text) => ordinary.has(text),
    named: (text) => names.after(text) ?? [],
    worded: (text) => {
      const own = whole.after(wholeWords.term(text) ?? "") ?? [];
      return {
        codes: [...new Set(own.flatMap((at) => codesOf(Number(at))))],
        isAsked: own.some((at) => isAsked[Number(at)]!) || own.length > 1,
      };
    },
    namesCrime: (text) => crimes.some((form) => text.includes(form)),
    ...idleWords(idle, (word) => terms.has(word)),
  };
}
