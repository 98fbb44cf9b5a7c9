import type { ReadCauses } from "#domain/ask/ranking/candidates.ts";
import { foldCauseText } from "#domain/catalogue/causes/cause-wordings.ts";
import { wordingIndex } from "#domain/catalogue/causes/wordings/wording-index.ts";
import { loadWordings } from "../catalogue/everyday-words.ts";

/**
 * The causes whose everyday wordings resemble a question, by the catalogue's compiled wordings. On first use
 * it throws what readGenerated throws.
 */
export const readCauses: ReadCauses = (question) => {
  const index = wordingIndex(loadWordings().tables);
  const text = index.trim(foldCauseText(question));
  return text === "" ? [] : index.read(text).causes;
};
