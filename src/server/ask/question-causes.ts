import type { Choice } from "#contract/envelope.ts";
import { MAX_PROPOSED } from "#contract/search/ask-limits.ts";
import { appealedMatter } from "#domain/ask/proposals/asks-of-appeal.ts";
import { sharedRuns } from "#domain/ask/question/shared-runs.ts";
import { readCauseWords } from "#domain/catalogue/causes/typed-cause.ts";
import { toSimplified } from "#domain/text/traditional-characters.ts";
import { loadCauses } from "../catalogue/causes.ts";
import { loadWordings } from "../catalogue/everyday-words.ts";
import { readTypedCause } from "../catalogue/typed-names.ts";

/** What the words of a question say about its cause. */
export interface QuestionCauses {
  /** Most likely first. */
  choices: Choice[];
  /** Whether the first cause in `choices` is certain. */
  isSure: boolean;
  /** How much the words describe a dispute rather than ordinary life. Positive for a dispute. */
  dispute: number;
}

/**
 * Number of causes that are shown besides a certain one. A question may describe facts that have several
 * causes: somebody who was beaten may sue for damages or report a crime.
 */
const BESIDE = 2;

/** The causes that the words of a question may mean, most likely first. Empty if the words name none. */
export function questionCauses(question: string): QuestionCauses {
  const said = readCauseWords(toSimplified(question), loadCauses(), loadWordings());
  const { codes, like, dispute } = said;
  const read = readTypedCause(question, "question", undefined, loadCauses(), said);
  if (!("key" in read))
    return { choices: (read.failure.choices ?? []).slice(0, MAX_PROPOSED.causes), isSure: false, dispute };
  const likely = [...new Set([read.key, ...codes, ...like])].slice(0, 1 + BESIDE);
  return {
    choices: likely.map((code) => ({ code, label: loadCauses().byId(code)!.label })),
    isSure: true,
    dispute,
  };
}

/**
 * The causes of the matter that a question about an appeal describes, without regard to its words of
 * procedure: the first cause if it is certain, and every possible cause whose name has words of the question.
 * None if the question describes no dispute.
 */
export function appealedCauses(question: string): QuestionCauses {
  const matter = appealedMatter(toSimplified(question));
  const read = questionCauses(matter);
  const isNamed = ({ label }: Choice, at: number) =>
    read.dispute > 0 && ((read.isSure && at === 0) || sharedRuns(matter, label).length > 0);
  const choices = read.choices.filter(isNamed);
  return { ...read, choices, isSure: read.isSure && choices.length > 0 };
}
