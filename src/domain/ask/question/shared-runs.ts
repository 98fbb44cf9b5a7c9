const BLANK = " ";
/** Length of the shortest run that counts as a word. */
const MIN_RUN = 2;

/**
 * The longest runs of characters that a folded question shares with a folded text, without duplicates, in
 * their order.
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
