import type { Choice } from "#contract/envelope.ts";
import { MAX_PROPOSED } from "#contract/search/ask-limits.ts";
import { readCauseWords } from "#domain/catalogue/causes/typed-cause.ts";
import { toSimplified } from "#domain/text/traditional-characters.ts";
import { loadCauses } from "../catalogue/causes.ts";
import { loadWordings } from "../catalogue/everyday-words.ts";
import { readTypedCause } from "../catalogue/typed-names.ts";

/** What a question's own words say of its cause. */
export interface QuestionCauses {
  /** Likeliest first. */
  choices: Choice[];
  /** Whether the first is meant without doubt. */
  isSure: boolean;
  /** How much the words tell of a dispute rather than of ordinary life: above 0 they do. */
  dispute: number;
}

/**
 * Causes shown beside one that is meant: a question tells a whole story, and who was hit may sue for damages or report
 * a crime.
 */
const BESIDE = 2;

/** The causes that a question's own words mean, and those beside them; no choices where they name none. */
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
