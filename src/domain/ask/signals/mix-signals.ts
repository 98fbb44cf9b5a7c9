import type { AskIndex } from "../index/ask-index.ts";
import type { Signals } from "./signals.ts";

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
const LEARNED = [
  "similarity",
  "share",
  "leaning",
  "lawShare",
  "sectionShare",
  "lawLeaning",
  "sectionLeaning",
  "leaningNear",
  "companions",
  "lawExpected",
  "sectionExpected",
] as const satisfies (keyof Signals)[];

/** The weighted sum of all signals but feedback, each divided by its greatest value; of the others that is known. */
export function mix(index: AskIndex, signals: Signals): void {
  const { mixed, bigrams, words, characters, street, causes, guides } = signals;
  const { caseHeads, caseFacts, caseReasons, cases } = signals;
  const { similarity, share, leaning, lawLeaning, sectionLeaning, leaningNear, companions } = signals;
  for (const name of LEARNED) signals.greatest[name] = greatest(signals[name]);
  const part = (name: keyof typeof MIX) => {
    const most = signals.greatest[name] ?? 0;
    return most > 0 ? MIX[name] / most : 0;
  };
  const [ofBigrams, ofWords, ofCharacters] = [part("bigrams"), part("words"), part("characters")];
  const [ofStreet, ofSimilarity, ofShare] = [part("street"), part("similarity"), part("share")];
  const [ofHeads, ofFacts, ofReasons] = [part("caseHeads"), part("caseFacts"), part("caseReasons")];
  const [ofCauses, ofCases] = [part("causes"), part("cases")];
  const ofGuides = part("guides");
  const [ofTitle, ofHeading] = [part("lawTitle"), part("heading")];
  const [ofLaw, ofSection] = [part("lawShare"), part("sectionShare")];
  const [ofLeaning, ofNear, ofCompanions] = [part("leaning"), part("leaningNear"), part("companions")];
  const [ofLawLeaning, ofSectionLeaning] = [part("lawLeaning"), part("sectionLeaning")];
  const { lawTitle, heading, lawShare, sectionShare } = signals;
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
      const own =
        bigrams[at]! * ofBigrams +
        words[at]! * ofWords +
        characters[at]! * ofCharacters +
        street[at]! * ofStreet +
        caseHeads[at]! * ofHeads +
        caseFacts[at]! * ofFacts +
        caseReasons[at]! * ofReasons +
        cases[at]! * ofCases +
        causes[at]! * ofCauses +
        guides[at]! * ofGuides +
        similarity[at]! * ofSimilarity +
        share[at]! * ofShare +
        Math.max(0, leaning[at]!) * ofLeaning +
        leaningNear[at]! * ofNear +
        companions[at]! * ofCompanions;
      mixed[at] = own > 0 ? own + plus : 0;
    }
  }
}

export function mixLater(signals: Signals, name: keyof typeof MIX_LATER, weight: number): void {
  const scores = signals[name];
  const { mixed } = signals;
  const most = signals.greatest[name] ?? 0;
  if (most === 0) return;
  const factor = weight / most;
  for (let at = 0; at < mixed.length; at++) mixed[at]! += scores[at]! * factor;
}

/** The greatest value; 0 for none. */
export function greatest(values: Float64Array): number {
  let most = 0;
  for (let at = 0; at < values.length; at++) if (values[at]! > most) most = values[at]!;
  return most;
}
