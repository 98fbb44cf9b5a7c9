import type { CauseTerms } from "#contract/search/search-ask.ts";
import { findCourtFeeKind } from "#domain/reversal/appeal-fee.ts";
import { oncePerPath } from "../files/once-per-path.ts";
import { readGeneratedJson } from "../generated/read-generated.ts";
import type { AnswerLanguage } from "../http/language.ts";
import { loadCauses } from "./causes.ts";

export const LIMITATIONS_FILE = "data/generated/catalogue/cause-limitations.json";

/**
 * What `npm run data` makes from data/sources/causes/limitation.tsv. It maps the code of a cause to the
 * period in words and its citation, in each language. The value is null if claims of the cause have no
 * period.
 */
export type LimitationFile = Record<string, Record<AnswerLanguage, { words: string; basis: string }> | null>;

const loadLimitations = oncePerPath(readGeneratedJson<LimitationFile>, LIMITATIONS_FILE);

/**
 * The limitation period and the rule for court fees of a cause's claims. Either is absent if unknown. Throws
 * FaultyFile if the file is damaged.
 */
export function termsOfCause(code: string, language: AnswerLanguage): CauseTerms {
  const limitations = loadLimitations();
  const path = loadCauses().path(code);
  const nearest = path.findLast(({ value }) => value in limitations);
  const limitation = nearest && limitations[nearest.value]?.[language];
  const fee = findCourtFeeKind(path);
  return { ...(limitation && { limitation }), ...(fee && { fee }) };
}
