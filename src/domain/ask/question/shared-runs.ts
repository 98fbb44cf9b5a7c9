const BLANK = " ";
/** Minimum length of a run that counts as a word, in characters. */
const MIN_RUN = 2;

/**
 * The longest runs of characters that a folded question and a folded text have in common, without duplicates,
 * in the order of the question.
 */
export function sharedRuns(question: string, text: string): string[] {
  const runs = new Set<string>();
  for (let from = 0; from + MIN_RUN <= question.length; ) {
    let to = question[from] === BLANK ? from : from + MIN_RUN - 1;
    while (to < question.length && question[to] !== BLANK && text.includes(question.slice(from, to + 1)))
      to++;
    if (to - from >= MIN_RUN) runs.add(question.slice(from, to));
    from = Math.max(from + 1, to);
  }
  return [...runs];
}
