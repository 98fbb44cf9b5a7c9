import type { AskIndex } from "../index/ask-index.ts";
import { FEW, type Signals } from "./signals.ts";

/** What each signal counts in the sum that chooses candidates. */
export const MIX = {
  bigrams: 1,
  words: 1,
  characters: 0.5,
  street: 0.4,
  caseHeads: 0.35,
  caseFacts: 0.2,
  caseReasons: 0.3,
  cases: 0.6,
  causes: 0.3,
  guides: 0.4,
  similarity: 1,
  leaning: 1,
  share: 0.5,
  lawTitle: 0.5,
  heading: 0.4,
  lawShare: 0.3,
  sectionShare: 0.3,
  lawLeaning: 0.3,
  sectionLeaning: 0.3,
  leaningNear: 0.3,
  companions: 0.3,
} as const satisfies Partial<Record<keyof Signals, number>>;

/** The same of signals that the first sum gives. */
export const MIX_LATER = {
  feedback: 0.6,
  kin: 0.2,
  together: 0.2,
} as const satisfies Partial<Record<keyof Signals, number>>;

/** Signals whose greatest value is not known from filling them. */
const LEARNED = ["similarity", "share", "leaning", "leaningNear", "companions"] as const;
const LEARNED_AROUND = [
  "lawShare",
  "sectionShare",
  "lawLeaning",
  "sectionLeaning",
  "lawExpected",
  "sectionExpected",
] as const satisfies (keyof Signals)[];

/** The weighted sum of all signals but feedback, each divided by its greatest value; of the others that is known. */
export function mix(index: AskIndex, signals: Signals): void {
  const { mixed, bigrams, words, characters, street, few } = signals;
  for (const name of LEARNED) signals.greatest[name] = few[name].greatest();
  for (const name of LEARNED_AROUND) signals.greatest[name] = greatest(signals[name]);
  const part = (name: keyof typeof MIX) => {
    const most = signals.greatest[name] ?? 0;
    return most > 0 ? MIX[name] / most : 0;
  };
  const [ofBigrams, ofWords, ofCharacters] = [part("bigrams"), part("words"), part("characters")];
  const ofStreet = part("street");
  for (let at = 0; at < mixed.length; at++)
    mixed[at] =
      bigrams[at]! * ofBigrams +
      words[at]! * ofWords +
      characters[at]! * ofCharacters +
      street[at]! * ofStreet;
  for (const name of FEW) if (name !== "together") few[name].addTo(mixed, part(name));
  const [ofTitle, ofHeading] = [part("lawTitle"), part("heading")];
  const [ofLaw, ofSection] = [part("lawShare"), part("sectionShare")];
  const [ofLawLeaning, ofSectionLeaning] = [part("lawLeaning"), part("sectionLeaning")];
  const { lawTitle, heading, lawShare, sectionShare, lawLeaning, sectionLeaning } = signals;
  const { sectionStart, columns } = index;
  for (let section = 0; section < columns.sections.length; section++) {
    const law = columns.sectionLaw[section]!;
    const plus =
      lawTitle[law]! * ofTitle +
      heading[section]! * ofHeading +
      lawShare[law]! * ofLaw +
      sectionShare[section]! * ofSection +
      lawLeaning[law]! * ofLawLeaning +
      sectionLeaning[section]! * ofSectionLeaning;
    const end = sectionStart[section + 1]!;
    for (let at = sectionStart[section]!; at < end; at++) {
      const own = mixed[at]!;
      if (own > 0) mixed[at] = own + plus;
    }
  }
}

/** Adds the later signals to the sum, whose greatest value is then known. */
export function mixLater({ mixed, feedback, kin, few, greatest: most }: Signals): void {
  const part = (name: keyof typeof MIX_LATER) => {
    const own = most[name] ?? 0;
    return own > 0 ? MIX_LATER[name] / own : 0;
  };
  const [ofFeedback, ofKin] = [part("feedback"), part("kin")];
  for (let at = 0; at < mixed.length; at++)
    mixed[at] = mixed[at]! + feedback[at]! * ofFeedback + kin[at]! * ofKin;
  few.together.addTo(mixed, part("together"));
  most.mixed = greatest(mixed);
}

/** The greatest value; 0 for none. */
export function greatest(values: Float64Array): number {
  let most = 0;
  for (let at = 0; at < values.length; at++) if (values[at]! > most) most = values[at]!;
  return most;
}
