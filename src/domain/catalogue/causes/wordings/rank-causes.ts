import { float64At, uint16At, uint32At } from "../../../search/array-reads.ts";
import { insertScore } from "../../../search/top-of.ts";
import type { RankedCause, WordingTables } from "./wording-tables.ts";

/** Exponent of the length of a wording's feature vector in its score; with 1 the score is the cosine. */
export const LENGTH = 0.76;
/** Weights of a cause's best, second and third wording. */
const MORE = [1, 0.4, 0.16] as const;
/** Loss of score for each later position of a cause in the list of causes of a wording. */
const LATER = 0.07;
/** Causes whose best wordings have less than this share of the closest one's score are dropped. */
const TOLD = 0.25;
/**
 * Weights beside the best wordings: of all wordings of a cause together, of the share of the text that they
 * cover, and of the cause's votes. Chosen by cross-validation on the wordings.
 */
const [TOGETHER, COVERED, AGREED] = [2, 1, 0.3];
/** The vote of a wording for its causes: its similarity to the power of 8, so that only the nearest ones count. */
const voteOf = (similarity: number): number => {
  const square = similarity * similarity;
  return square * square * (square * square);
};
/**
 * Weight of a vote for a cause that is not the first of a wording, and of a vote by a wording whose causes
 * the visitor chooses.
 */
const [NAMED_LATER, NAMED_AMONG] = [0.5, 0.6];

const NO_LINE = { codes: [], isAsked: false };

/** The compiled wordings, with arrays computed from them for ranking. */
export interface OpenedWordings {
  tables: WordingTables;
  codes: string[];
  /** The ordinals in `codes` of the causes of each wording, joined; `starts` has the first of each, and the end. */
  causes: Uint16Array;
  starts: Uint32Array;
  /** For each wording, the length of its feature vector, and that to the power of `LENGTH`. */
  lengths: Float64Array;
  lowered: Float64Array;
  /** For each wording, 1 if the visitor chooses among its causes. */
  asked: Uint8Array;
}

/** Dot products of a text with each wording, and with all wordings of each cause together. */
export interface Shared {
  common: Float64Array;
  together: Float64Array;
  /** For each cause, the squared length of the part of the text that occurs in its wordings. */
  covered: Float64Array;
}

/** The causes, highest score first, for the dot products of a text whose feature vector has this length. */
export function rankCauses(
  { tables, codes, causes, starts, lengths, lowered, asked }: OpenedWordings,
  { common, together, covered }: Shared,
  length: number,
): RankedCause[] {
  const lineFor = (owner: number) => tables.lines[tables.lineOf[owner] ?? -1] ?? NO_LINE;
  /** For each cause, the scores of its best wordings, highest first; `owners` has the best wording. */
  const best = new Float64Array(codes.length * MORE.length);
  const owners = new Int32Array(codes.length);
  const votes = new Float64Array(codes.length);
  let allVotes = 0;
  for (let owner = 0; owner < common.length; owner++) {
    const shared = float64At(common, owner);
    if (shared === 0) continue;
    const own = shared / float64At(lowered, owner);
    const vote = voteOf(shared / (length * float64At(lengths, owner)));
    allVotes += vote;
    const counted = asked[owner] ? vote * NAMED_AMONG : vote;
    const start = uint32At(starts, owner);
    for (let at = start; at < uint32At(starts, owner + 1); at++) {
      const cause = uint16At(causes, at);
      votes[cause]! += at === start ? counted : counted * NAMED_LATER;
      const first = cause * MORE.length;
      if (insertScore(best, own * (1 - LATER * (at - start)), first, first + MORE.length) === first)
        owners[cause] = owner;
    }
  }
  const near = codes.map((_, cause) =>
    MORE.reduce((sum, weight, at) => sum + weight * float64At(best, cause * MORE.length + at), 0),
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
          similarity: (common[owner] ?? 0) / (length * float64At(lengths, owner)),
          near: own,
        },
      ];
    })
    .sort((a, b) => b.score - a.score);
}
