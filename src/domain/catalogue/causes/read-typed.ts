import { foldCauseText } from "./cause-wordings.ts";
import type { CauseIndex } from "./causes.ts";
import type { CauseHint } from "./resolve-cause.ts";
import { type WordingIndex, wordingIndex } from "./wordings/wording-index.ts";
import type { RankedCause, WordingRead, WordingTables } from "./wordings/wording-tables.ts";

/** What typed words are compared with: the known wordings, which are everyday phrases for disputes. */
export interface KnownWordings {
  tables: WordingTables;
  /** Natural logarithm of the odds that a text is about law rather than ordinary life. */
  lawIn: (text: string) => number;
}

/** How a typed text compares with the known wordings. */
export interface TypedReading {
  /** The causes that the text may mean, likeliest first. */
  ranked: RankedCause[];
  /**
   * Score for describing a dispute (log odds): positive if the text describes one rather than ordinary life.
   */
  dispute: number;
  /** Score for being about law, from `lawIn`. */
  law: number;
  /** Length of the text in characters. */
  length: number;
}

/** The score of a cause in another branch than the requested one is multiplied by this factor. */
const OTHER_BRANCH = 0.8;

/**
 * A descendant of the likeliest cause is preferred if its score is at least this share of the likeliest
 * one's. People describe what happened, and an ancestor only names the field.
 */
const LOWER = 0.9;

const NOTHING: WordingRead = { causes: [], character: 0, pair: 0, law: 0 };

/**
 * Log odds that words describe a dispute rather than ordinary life. The weights are from a logistic
 * regression on wordings and ordinary words. For it, each wording and word was scored by tables that did not
 * contain it.
 */
function tellsOfDispute({ character, pair, law }: WordingRead, length: number): number {
  return (
    1.23 * character + 1.5 * pair + 0.52 * Math.max(-2, Math.min(6, law)) + 0.34 * Math.min(length, 8) + 1.1
  );
}

/** Moves the first descendant of the likeliest cause to the front if its score is nearly as high. */
function lowerFirst(ranked: RankedCause[]): RankedCause[] {
  const [lead] = ranked;
  const lower = ranked.find(
    ({ code, score }) => code !== lead!.code && code.startsWith(lead!.code) && score >= LOWER * lead!.score,
  );
  return lower ? [lower, ...ranked.filter((one) => one !== lower)] : ranked;
}

/** Typed words, and how they compare with the known wordings. */
export interface TypedWords {
  index: WordingIndex;
  text: string;
  branch: CauseHint["branch"];
  reading: TypedReading;
}

/** Compares typed words with the known wordings. */
export function readTyped(
  typed: string,
  causes: CauseIndex,
  words: KnownWordings,
  prefer?: CauseHint["branch"],
): TypedWords {
  const index = wordingIndex(words.tables);
  const text = foldCauseText(typed);
  const branch = index.namesCrime(text) ? "1" : prefer;
  // 跑 says nothing about a dispute, but 跑分 is a wording.
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
