import type { StreetWords } from "#domain/ask/question/street-words.ts";
import type { AskLexicon } from "#domain/ask/ranking/candidates.ts";
import { foldCauseText } from "#domain/catalogue/causes/cause-wordings.ts";
import { wordingIndex } from "#domain/catalogue/causes/wordings/wording-index.ts";
import { loadWordings } from "../catalogue/everyday-words.ts";

/** The causes whose everyday wordings resemble a question, by the catalogue's compiled wordings. */
const readCauses: AskLexicon["readCauses"] = (question) => {
  const index = wordingIndex(loadWordings().tables);
  const text = index.trim(foldCauseText(question));
  return text === "" ? [] : index.read(text).causes;
};

/**
 * Everyday words, together with the compiled wordings of causes. On first use it throws what readGenerated
 * throws.
 */
export const openLexicon = (street: StreetWords): AskLexicon => ({
  street,
  readCauses,
});
