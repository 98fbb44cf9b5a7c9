import type { AskIndex } from "../index/ask-index.ts";
import type { AssociationScores } from "./associations.ts";
import { FewScores } from "./few-scores.ts";

/** Signals that tell of few articles, in the order in which they are added up. */
export const FEW = [
  "caseHeads",
  "caseFacts",
  "caseReasons",
  "cases",
  "causes",
  "guides",
  "similarity",
  "share",
  "leaning",
  "leaningNear",
  "companions",
  "together",
] as const;

/** Everything about a question that is computed for all articles, laws or sections. */
export interface Signals extends AssociationScores {
  /** Of articles that are no candidates without common characters, as `words` are. */
  characters: Float64Array;
  bigrams: Float64Array;
  words: Float64Array;
  street: Float64Array;
  /** By law and by section. */
  lawTitle: Float64Array;
  heading: Float64Array;
  caseHeads: Float64Array;
  caseFacts: Float64Array;
  caseReasons: Float64Array;
  /** The same by all parts at once. */
  cases: Float64Array;
  /** What cases of the causes that the question may mean cite. */
  causes: Float64Array;
  /** What guides say of the article, and of the trouble that they cite it in. */
  guides: Float64Array;
  feedback: Float64Array;
  /** Feedback from the articles that learned words point to. */
  kin: Float64Array;
  /** What cases cite together with the best articles. */
  together: Float64Array;
  /** The same arrays of signals that tell of few articles, with lists of these. */
  few: Record<(typeof FEW)[number], FewScores>;
  /** How many of the nearest cases cite each article. */
  voters: Uint16Array;
  /** The weighted sum of the others. */
  mixed: Float64Array;
  /** By case: its words by one part, and by all of them; by article that guides cite: what they say of it. */
  caseScores: Float64Array;
  caseSums: Float64Array;
  guided: Float64Array;
  /** The greatest value of each of those that are summed. */
  greatest: Partial<Record<string, number>>;
}

/** The arrays for one index, to be filled for question after question. */
export function makeSignals(index: AskIndex): Signals {
  const articles = () => new Float64Array(index.size);
  const laws = () => new Float64Array(index.columns.laws.length);
  const sections = () => new Float64Array(index.columns.sections.length);
  const all = {
    characters: articles(),
    bigrams: articles(),
    words: articles(),
    street: articles(),
    lawTitle: laws(),
    heading: sections(),
    caseHeads: articles(),
    caseFacts: articles(),
    caseReasons: articles(),
    cases: articles(),
    causes: articles(),
    guides: articles(),
    feedback: articles(),
    kin: articles(),
    together: articles(),
    voters: new Uint16Array(index.size),
    mixed: articles(),
    caseScores: new Float64Array(index.caseHeads.documents),
    caseSums: new Float64Array(index.caseHeads.documents),
    guided: new Float64Array(index.guideWords.documents),
    greatest: {},
    similarity: articles(),
    share: articles(),
    sectionShare: sections(),
    lawShare: laws(),
    leaning: articles(),
    sectionLeaning: sections(),
    lawLeaning: laws(),
    leaningNear: articles(),
    companions: articles(),
    lawExpected: laws(),
    sectionExpected: sections(),
    known: 0,
  };
  const few = Object.fromEntries(FEW.map((name) => [name, new FewScores(all[name])])) as Signals["few"];
  return { ...all, few };
}
