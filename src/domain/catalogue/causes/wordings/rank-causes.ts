import { insertScore } from "../../../search/top-of.ts";
import type { RankedCause, WordingTables } from "./wording-tables.ts";

/**
 * A wording's score is divided by the length of its feature vector to this power. With 1, it would be
 * proportional to the cosine.
 */
export const LENGTH = 0.76;
/** Weights of the three best wordings of a cause, best first. */
const MORE = [1, 0.4, 0.16] as const;
/** What a cause loses of its score for each position further down in a wording's list of causes. */
const LATER = 0.07;
/** A cause is dropped if its best wordings score less than this share of the closest cause's. */
const TOLD = 0.25;
/**
 * Weights of three further scores of a cause, relative to its best wordings. TOGETHER: all its wordings
 * together. COVERED: the share of the text that occurs in its wordings. AGREED: its share of the votes. They
 * were chosen by cross-validation on the wordings.
 */
const [TOGETHER, COVERED, AGREED] = [2, 1, 0.3];
/**
 * The vote of a wording for its causes. It is the similarity to the power of 8, so that only the nearest
 * wordings count.
 */
const voteOf = (similarity: number): number => {
  const square = similarity * similarity;
  return square * square * (square * square);
};
/** Weight of a wording's vote for any of its causes but the first. */
const NAMED_LATER = 0.5;
/** Weight of the votes of a wording with `isAsked`, among whose causes the visitor chooses. */
const NAMED_AMONG = 0.6;

const NO_LINE = { codes: [], isAsked: false };

/** The compiled wordings (everyday phrases for disputes), with arrays computed from them for ranking. */
export interface OpenedWordings {
  tables: WordingTables;
  codes: string[];
  /** For each wording, where its causes start in `causes`; then the length of `causes`. */
  starts: Uint32Array;
  /** The causes of all wordings, as ordinals in `codes`. */
  causes: Uint16Array;
  /** For each wording, the length of its feature vector. */
  lengths: Float64Array;
  /** `lengths` to the power of `LENGTH`. */
  lowered: Float64Array;
}

/** What a text has in common with the wordings. */
export interface Shared {
  /** For each wording, the dot product of its feature vector and the text's. */
  common: Float64Array;
  /**
   * For each cause, how typical the text's features are of the cause's wordings, summed over the features.
   */
  together: Float64Array;
  /** For each cause, the squared length of the part of the text that occurs in its wordings. */
  covered: Float64Array;
}

/**
 * The causes of a text, highest score first, computed from what the text has in common with the wordings.
 * `length` is the length of the text's feature vector.
 */
export function rankCauses(
  { tables, codes, starts, causes, lengths, lowered }: OpenedWordings,
  { common, together, covered }: Shared,
  length: number,
): RankedCause[] {
  const lineFor = (owner: number) => tables.lines[tables.lineOf[owner] ?? -1] ?? NO_LINE;
  /**
   * For each cause, the scores of its best wordings, highest first. `owners` has the best wording of each.
   */
  const best = new Float64Array(codes.length * MORE.length);
  const owners = new Int32Array(codes.length);
  const votes = new Float64Array(codes.length);
  let allVotes = 0;
  for (let owner = 0; owner < common.length; owner++) {
    const shared = common[owner]!;
    if (shared === 0) continue;
    const own = shared / lowered[owner]!;
    const vote = voteOf(shared / (length * lengths[owner]!));
    allVotes += vote;
    const counted = lineFor(owner).isAsked ? vote * NAMED_AMONG : vote;
    const from = starts[owner]!;
    for (let at = from; at < starts[owner + 1]!; at++) {
      const cause = causes[at]!;
      votes[cause]! += at === from ? counted : counted * NAMED_LATER;
      const first = cause * MORE.length;
      const score = own * (1 - LATER * (at - from));
      if (insertScore(best, score, first, first + MORE.length) === first) owners[cause] = owner;
    }
  }
  const near = codes.map((_, cause) =>
    MORE.reduce((sum, weight, at) => sum + weight * best[cause * MORE.length + at]!, 0),
  );
  const nearest = Math.max(...near);
  const most = Math.max(Number.MIN_VALUE, ...together);
  return codes
    .flatMap((code, cause): RankedCause[] => {
      const [own = 0, owner = 0] = [near[cause], owners[cause]];
      if (own === 0 || own < TOLD * nearest) return [];
      const { codes: line, isAsked } = lineFor(owner);
      return [
        {
          code,
          score:
            (own / nearest +
              (TOGETHER * (together[cause] ?? 0)) / most +
              (COVERED * (covered[cause] ?? 0)) / (length * length) +
              (AGREED * (votes[cause] ?? 0)) / allVotes) /
            (1 + TOGETHER + COVERED + AGREED),
          line,
          isAsked,
          similarity: (common[owner] ?? 0) / (length * lengths[owner]!),
          near: own,
        },
      ];
    })
    .sort((a, b) => b.score - a.score);
}
