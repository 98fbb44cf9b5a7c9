import { float64At } from "../../../search/array-reads.ts";
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
/** Exponent of the similarity in a wording's vote for its causes, so that only the nearest ones count. */
const VOTE = 8;
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
  /** For each wording, the ordinals of its causes in `codes`. */
  ofOwner: number[][];
  /** For each wording, its length to the power of `LENGTH`. */
  lowered: Float64Array;
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
  { tables, codes, ofOwner, lowered }: OpenedWordings,
  { common, together, covered }: Shared,
  length: number,
): RankedCause[] {
  const lengthOf = (owner: number) => tables.lengths[owner] ?? 1;
  const lineFor = (owner: number) => tables.lines[tables.lineOf[owner] ?? -1] ?? NO_LINE;
  /** For each cause, the scores of its best wordings, highest first; `owners` has the best wording. */
  const best: number[][] = codes.map(() => []);
  const owners = new Int32Array(codes.length);
  const votes = new Float64Array(codes.length);
  let allVotes = 0;
  for (let owner = 0; owner < common.length; owner++) {
    const shared = float64At(common, owner);
    if (shared === 0) continue;
    const own = shared / (lowered[owner] ?? 1);
    const vote = (shared / (length * lengthOf(owner))) ** VOTE;
    allVotes += vote;
    const counted = lineFor(owner).isAsked ? vote * NAMED_AMONG : vote;
    ofOwner[owner]?.forEach((cause, at) => {
      votes[cause] = (votes[cause] ?? 0) + counted * (at === 0 ? 1 : NAMED_LATER);
      const score = own * (1 - LATER * at);
      if (insertScore(best[cause] ?? [], score) === 0) owners[cause] = owner;
    });
  }
  const near = best.map((scores) => scores.reduce((sum, score, at) => sum + score * (MORE[at] ?? 0), 0));
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
          similarity: (common[owner] ?? 0) / (length * lengthOf(owner)),
          near: own,
        },
      ];
    })
    .sort((a, b) => b.score - a.score);
}

/** Inserts the score among the highest. Returns its position, which is past the end if the score is too low. */
function insertScore(best: number[], score: number): number {
  let at = best.length;
  while (at > 0 && score > (best[at - 1] ?? 0)) at--;
  if (at === MORE.length) return at;
  best.splice(at, 0, score);
  best.length = Math.min(best.length, MORE.length);
  return at;
}
