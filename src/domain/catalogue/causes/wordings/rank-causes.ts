import type { RankedCause, WordingTables } from "./wording-tables.ts";

/** Opened tables. */
export interface OpenedWordings {
  tables: WordingTables;
  codes: readonly string[];
  /** Of each line its causes by their place among the codes, likeliest first, and whether it is asked about. */
  lines: readonly (readonly number[])[];
  isAsked: readonly boolean[];
  /** The lines one after another: where each begins in `lineCodes`, and one more for the end. */
  lineStarts: Uint32Array;
  lineCodes: Uint16Array;
  /** How many wordings each cause has. */
  partsOf: Float32Array;
  /** What each wording's length lowers its score by, once it was needed; 0 before. */
  lowered: Float64Array;
}

/** What a text shares: with each wording, with all wordings of each cause together, and how much of it a cause covers. */
export interface Shared {
  common: Float32Array;
  together: Float32Array;
  covered: Float32Array;
}

/** How much the length of a wording lowers its score: with 1 it would be the cosine. */
const LENGTH = 0.76;
/** What a cause's second and third wordings add to its best one. */
const MORE = 0.4;
/** What each later position in a line costs. */
const LATER = 0.07;

/** Causes whose best wordings have less than this share of the closest one's score are dropped. */
const TOLD = 0.25;
/**
 * What makes the score beside its best wordings: all wordings of a cause together, the share of the text that they tell, and how
 * many of the wordings most like the text are its own. Chosen by cross-validation on the wordings.
 */
const [TOGETHER, COVERED, AGREED] = [2, 1, 0.3];
/** How much such a wording counts for a cause that it does not name first, and one that is asked about. */
const [NAMED_LATER, NAMED_AMONG] = [0.5, 0.6];
/** Wordings most like a text that are told of. */
const NEAREST = 8;

/** The causes of what a text of this length (of its vector) shares with wordings, and the wordings most like it. */
export function rankCauses(
  { tables, codes, lines, lineStarts, lineCodes, isAsked, lowered }: OpenedWordings,
  { common, together, covered }: Shared,
  length: number,
): RankedCause[] {
  const codesOf = (line: number) => lines[line]!.map((one) => codes[one]!);

  /** The share of the most similar wordings that is each cause's, by the squares of the similarities. */
  const agreeing = (close: { owner: number; similarity: number }[]): Map<number, number> => {
    const shares = new Map<number, number>();
    const all = close.reduce((sum, { similarity }) => sum + similarity * similarity, 0);
    for (const { owner, similarity } of close) {
      const own = tables.lineOf[owner]!;
      const much = ((similarity * similarity) / all) * (isAsked[own] ? NAMED_AMONG : 1);
      for (const [place, code] of lines[own]!.entries())
        shares.set(code, (shares.get(code) ?? 0) + much * (place === 0 ? 1 : NAMED_LATER));
    }
    return shares;
  };

  // The three best wordings of each cause.
  const [first, second, third] = [0, 1, 2].map(() => new Float32Array(codes.length));
  const owners = new Uint16Array(codes.length);
  const close: { owner: number; similarity: number }[] = [];
  let least = -1;
  const { lineOf, lengths } = tables;
  for (let owner = 0; owner < common.length; owner++) {
    const much = common[owner]!;
    if (much === 0) continue;
    const line = lineOf[owner]!;
    if (lowered[owner] === 0) lowered[owner] = lengths[owner]! ** LENGTH;
    const own = much / lowered[owner]!;
    const similarity = much / (length * lengths[owner]!);
    if (similarity > least) {
      let place = Math.min(close.length, NEAREST - 1);
      while (place > 0 && close[place - 1]!.similarity < similarity) place--;
      close.splice(place, 0, { owner, similarity });
      close.length = Math.min(close.length, NEAREST);
      if (close.length === NEAREST) least = close[NEAREST - 1]!.similarity;
    }
    const start = lineStarts[line]!;
    const end = lineStarts[line + 1]!;
    for (let at = start; at < end; at++) {
      const code = lineCodes[at]!;
      const score = own * (1 - LATER * (at - start));
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
  const near = first!;
  let nearest = 0;
  let most = Number.MIN_VALUE;
  for (let at = 0; at < near.length; at++) {
    near[at] = first![at]! + MORE * second![at]! + MORE * MORE * third![at]!;
    nearest = Math.max(nearest, near[at]!);
    most = Math.max(most, together[at]!);
  }
  const agreed = agreeing(close);
  const causes: RankedCause[] = [];
  codes.forEach((code, at) => {
    if (nearest === 0 || near[at]! < TOLD * nearest) return;
    const owner = owners[at]!;
    causes.push({
      code,
      score:
        (near[at]! / nearest +
          (TOGETHER * together[at]!) / most +
          (COVERED * covered[at]!) / (length * length) +
          AGREED * (agreed.get(at) ?? 0)) /
        (1 + TOGETHER + COVERED + AGREED),
      line: codesOf(tables.lineOf[owner]!),
      isAsked: isAsked[tables.lineOf[owner]!]!,
      similarity: common[owner]! / (length * tables.lengths[owner]!),
      near: near[at]!,
    });
  });
  return causes.sort((a, b) => b.score - a.score);
}
