/** What a guide says of the numbers that it shows. */
export interface CallingGuide {
  causes: readonly string[];
  topic: string;
  /** Ids of numbers that it names itself. */
  numbers?: readonly string[] | undefined;
}

/** A number to call, with the causes and topics that it is for. */
export interface CallableNumber {
  id: string;
  causes?: readonly string[] | undefined;
  topics?: readonly string[] | undefined;
}

/** Numbers shown with a guide at most: more is no help to somebody in a hurry. */
const MAX_NUMBERS = 3;

/**
 * The numbers to call in a trouble, at most three: those that the guide names, and only these, since the causes of a suspect's
 * guide are those of his victim's; else those for one of its causes, the more causes the earlier, then those of its topic, in the
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
