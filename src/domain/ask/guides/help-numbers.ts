/** What decides which telephone numbers belong to a guide. */
export interface CallingGuide {
  causes: readonly string[];
  topic: string;
  /** Ids of telephone numbers named in the guide itself. */
  numbers?: readonly string[] | undefined;
}

/** A telephone number. `causes` and `topics` are those for which it helps. */
export interface CallableNumber {
  id: string;
  causes?: readonly string[] | undefined;
  topics?: readonly string[] | undefined;
}

/** Maximum number of telephone numbers with a guide, so that somebody in a hurry can choose. */
const MAX_NUMBERS = 3;

/**
 * The telephone numbers for a guide, at most three. If the guide names numbers, only these are returned,
 * because a guide for suspects has the same causes as the one for victims. Otherwise the numbers are ordered
 * by how many of the guide's causes they are for, then by whether they are for its topic. Equal ones keep the
 * order of the table.
 */
export function numbersFor<Help extends CallableNumber>(
  { causes, topic, numbers: named }: CallingGuide,
  numbers: readonly Help[],
): Help[] {
  if (named) return named.flatMap((id) => numbers.find((one) => one.id === id) ?? []).slice(0, MAX_NUMBERS);
  const weight = (one: Help) => {
    const shared = (one.causes ?? []).filter((cause) => causes.includes(cause)).length;
    return 2 * shared + (one.topics?.includes(topic) ? 1 : 0);
  };
  return numbers
    .map((one) => ({ one, weight: weight(one) }))
    .filter((each) => each.weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MAX_NUMBERS)
    .map(({ one }) => one);
}
