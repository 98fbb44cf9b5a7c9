import type { SearchedWord } from "../match/word-forms.ts";
import type { QueryPlan } from "./query-plan.ts";

/**
 * The words that snippets highlight, each as the list of its forms. They are all words that a matching
 * document contains, except those of its court's name.
 */
export function wordsToShow({ keywords, near, fields }: QueryPlan): string[][] {
  const ofFields = fields.filter(({ field }) => field !== "courtname");
  const forms = new Map(
    [...keywords, ...near.flat(), ...ofFields].map((word) => [word.forms.join(), word.forms]),
  );
  return [...forms.values()];
}

/** All words of a plan, in the order in which their forms are reported. */
export const searchedWords = ({ keywords, near, fields, without }: QueryPlan): SearchedWord[] => [
  ...keywords,
  ...near.flat(),
  ...fields,
  ...without,
];
