import { foldCauseText } from "./cause-wordings.ts";
import type { CauseIndex } from "./causes.ts";
import type { CauseHint } from "./resolve-cause.ts";
import { type WordingIndex, wordingIndex } from "./wordings/wording-index.ts";
import type { RankedCause, WordingRead, WordingTables } from "./wordings/wording-tables.ts";

/** What typed words are compared with. */
export interface KnownWordings {
  tables: WordingTables;
  /** How much the wording of a text speaks for law rather than ordinary life: the logarithm of the odds. */
  lawIn: (text: string) => number;
}

/** What a typed text shares with wordings, and what it tells. */
export interface TypedReading {
  /** What it may mean, likeliest first. */
  ranked: RankedCause[];
  /** How much it tells of a dispute, and of law. */
  dispute: number;
  law: number;
  /** Characters. */
  length: number;
}

/** Factor for a cause of another branch than the requested one. */
const OTHER_BRANCH = 0.8;

/** A cause below the likeliest one is meant where it has this share of its score: people tell what happened, not its field. */
const LOWER = 0.9;

const NOTHING: WordingRead = { causes: [], character: 0, pair: 0, law: 0 };

/**
 * How likely words are to describe a dispute rather than ordinary life: above 0 they do. The weights are
 * those that best separate (logistic regression) wordings the tables did not contain from ordinary words they
 * did not contain either.
 */
function tellsOfDispute({ character, pair, law }: WordingRead, length: number): number {
  return (
    1.23 * character + 1.5 * pair + 0.52 * Math.max(-2, Math.min(6, law)) + 0.34 * Math.min(length, 8) + 1.1
  );
}

/** The causes with the first that lies below the likeliest one before it, if it fits nearly as well. */
function lowerFirst(ranked: RankedCause[]): RankedCause[] {
  const [lead] = ranked;
  const lower = ranked.find(
    ({ code, score }) => code !== lead!.code && code.startsWith(lead!.code) && score >= LOWER * lead!.score,
  );
  return lower ? [lower, ...ranked.filter((one) => one !== lower)] : ranked;
}

/** The typed words as the tables read them. */
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
  // 跑分 is a wording, though 跑 before another word says nothing.
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
