import type { AskIndex } from "#domain/ask/index/ask-index.ts";
import { foldText } from "#domain/ask/question/fold-text.ts";
import type { ReadCauses } from "#domain/ask/ranking/candidates.ts";
import {
  type AssociationTable,
  causeValues,
  type LabelScope,
  questionWords,
} from "#domain/ask/signals/associations.ts";
import type { AnsweredQuestion } from "./answered-questions.ts";
import { runFit } from "./run-fit.ts";

/** Learns which words of questions and which causes indicate which articles, sections and laws. */
export function learnAssociations(
  questions: readonly AnsweredQuestion[],
  index: AskIndex,
  readCauses: ReadCauses,
): AssociationTable {
  const { section, number, branch } = index.columns;
  const labels: AssociationTable["labels"] = [];
  const numbers = new Map<string, number>();
  const labelOf = (scope: LabelScope, owner: number, article: number) => {
    const key = `${scope} ${owner}`;
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, labels.length);
    return labels.push([scope, index.lawAt(article).key, number[article]!, branch[article]!]) - 1;
  };
  const read = questions.map(({ question, answers }) => ({
    words: [...questionWords(foldText(question))],
    causes: causeValues(readCauses(question)),
    labels: answers.flatMap((article) => [
      labelOf("article", article, article),
      labelOf("section", section[article]!, article),
      labelOf("law", index.lawOf[article]!, article),
    ]),
  }));
  const { terms } = runFit<Pick<AssociationTable, "terms">>("associations", {
    questions: read,
    label_count: labels.length,
  });
  return { questions: questions.length, labels, terms };
}
