import type { StreetWords } from "#domain/ask/question/street-words.ts";
import type { AskLexicon } from "#domain/ask/ranking/candidates.ts";
import { foldCauseText } from "#domain/catalogue/causes/cause-wordings.ts";
import { wordingIndex } from "#domain/catalogue/causes/wordings/wording-index.ts";
import { loadWordings } from "../catalogue/everyday-words.ts";

/** The causes whose everyday wordings resemble a question, from the compiled wordings of the catalogue. */
const readCauses: AskLexicon["readCauses"] = (question) => {
  const index = wordingIndex(loadWordings().tables);
  const text = index.trim(foldCauseText(question));
  return text === "" ? [] : index.read(text).causes;
};

/** Everyday words with the compiled wordings of causes. Throws as readGenerated does when first used. */
export const openLexicon = (street: StreetWords): AskLexicon => ({
  street,
  readCauses,
});
