import { foldCauseText } from "./cause-wordings.ts";
import type { CauseIndex } from "./causes.ts";
import type { CauseHint } from "./resolve-cause.ts";
import { type WordingIndex, wordingIndex } from "./wordings/wording-index.ts";
import type { RankedCause, WordingRead, WordingTables } from "./wordings/wording-tables.ts";

/** The known wordings (everyday phrases of causes) with which typed words are compared. */
export interface KnownWordings {
  tables: WordingTables;
  /** Log odds that the wording of a text is about law rather than ordinary life. */
  lawIn: (text: string) => number;
}

/** The match of a typed text with the known wordings (everyday phrases of causes). */
export interface TypedReading {
  /** The causes that the text may mean, likeliest first. */
  ranked: RankedCause[];
  /** Score for describing a dispute; `law` is the score for being about law. */
  dispute: number;
  law: number;
  /** Length of the text in characters. */
  length: number;
}

/** Factor for a cause of another branch than the requested one. */
const OTHER_BRANCH = 0.8;

/**
 * A cause below the likeliest one is preferred if it has at least this share of its score, since people
 * describe what happened rather than its field.
 */
const LOWER = 0.9;

const NOTHING: WordingRead = { causes: [], character: 0, pair: 0, law: 0 };

/**
 * Score of words for describing a dispute rather than ordinary life, positive if they do. The weights are
 * from a logistic regression on wordings and ordinary words, neither of which were in the tables.
 */
function tellsOfDispute({ character, pair, law }: WordingRead, length: number): number {
  return (
    1.23 * character + 1.5 * pair + 0.52 * Math.max(-2, Math.min(6, law)) + 0.34 * Math.min(length, 8) + 1.1
  );
}

/**
 * The causes with one moved to the front: the first cause below the likeliest one, if its score is nearly as
 * high.
 */
function lowerFirst(ranked: RankedCause[]): RankedCause[] {
  const [lead] = ranked;
  const lower = ranked.find(
    ({ code, score }) => code !== lead!.code && code.startsWith(lead!.code) && score >= LOWER * lead!.score,
  );
  return lower ? [lower, ...ranked.filter((one) => one !== lower)] : ranked;
}

/** Typed words and their reading by the tables. */
export interface TypedWords {
  index: WordingIndex;
  text: string;
  branch: CauseHint["branch"];
  reading: TypedReading;
}

/** Reads the typed words by the tables. */
export function readTyped(
  typed: string,
  causes: CauseIndex,
  words: KnownWordings,
  prefer?: CauseHint["branch"],
): TypedWords {
  const index = wordingIndex(words.tables);
  const text = foldCauseText(typed);
  const branch = index.namesCrime(text) ? "1" : prefer;
  // 跑分 is a wording, although 跑 is an idle word.
  const term = index.term(text);
  const trimmed = term ?? index.trim(text);
  const read = trimmed === "" ? NOTHING : index.read(trimmed, term !== undefined);
  const held = read.causes.filter(({ code }) => causes.byId(code) !== undefined);
  const ranked = lowerFirst(
    branch
      ? held
          .map((one) => (one.code.startsWith(branch) ? one : { ...one, score: one.score * OTHER_BRANCH }))
          .sort((a, b) => b.score - a.score)
      : held,
  );
  const dispute = tellsOfDispute(read, trimmed.length);
  const reading = { ranked, dispute, law: words.lawIn(typed), length: trimmed.length };
  return { index, text, branch, reading };
}
