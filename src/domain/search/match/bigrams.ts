/** Second character of the bigram that the last character of a run forms, because no other follows. */
export const RUN_END = 0;

/**
 * Calls `take` for every bigram of a normalised text. A run is a stretch without separators. Each run gives
 * all pairs of neighbouring characters, and then its last character alone: 代位求偿 gives 代位, 位求, 求偿, 偿.
 * Characters are code points; the position of a bigram is the offset of its first character in code points.
 * Returns the length of the text in code points. These bigrams find every substring exactly. A pair at p and
 * a pair at p + 2 must belong to one run, because a run that ended in between would be followed by a
 * separator.
 */
export function eachBigram(
  normalised: string,
  take: (first: number, second: number, position: number) => void,
): number {
  const SPACE = 0x20;
  let previous = SPACE;
  let position = 0;
  for (let at = 0; at < normalised.length; position++) {
    const character = normalised.codePointAt(at)!;
    if (previous !== SPACE) take(previous, character === SPACE ? RUN_END : character, position - 1);
    previous = character;
    at += character > 0xffff ? 2 : 1;
  }
  if (previous !== SPACE) take(previous, RUN_END, position - 1);
  return position;
}

/** A bigram of a keyword. It must occur at this offset from the place where the keyword starts. */
export interface KeywordBigram {
  first: number;
  second: number;
  offset: number;
  /**
   * True if the second character does not matter and may even be absent. This is so if the last run of the
   * keyword has only one character.
   */
  open: boolean;
  /**
   * True if the bigram must be checked. If it is false, the bigram is implied once its neighbours are
   * checked.
   */
  bound: boolean;
}

/**
 * The bigrams of a normalised keyword. A text contains the keyword exactly if it contains these bigrams at
 * these offsets from one start. The single character at the end of the last run is left out, because the run
 * may go on in the text. A bigram that is not `bound` may be skipped if both neighbours in its run are
 * checked.
 */
export function queryBigrams(normalised: string): KeywordBigram[] {
  const tokens: KeywordBigram[] = [];
  eachBigram(normalised, (first, second, offset) =>
    tokens.push({ first, second, offset, open: false, bound: second === RUN_END }),
  );
  const last = tokens.at(-1);
  if (!last) return tokens;
  const beforeLast = tokens.at(-2);
  if (beforeLast && beforeLast.offset === last.offset - 1) {
    tokens.pop();
    beforeLast.bound = true;
  } else {
    last.open = true;
  }
  for (const [at, token] of tokens.entries()) {
    if (at === 0 || tokens[at - 1]!.offset < token.offset - 1) token.bound = true;
  }
  return tokens;
}
