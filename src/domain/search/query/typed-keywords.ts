import { dropControls } from "../../text/hidden-characters.ts";
import { isEnglish } from "../../text/is-english.ts";
import { SCOPE, type SearchScope } from "../scope.ts";
import { splitKeywords } from "./split-keywords.ts";

/**
 * The keywords typed in a search box. An English text typed in the search for judgments is one keyword:
 * judgments are Chinese, so the text is a name or a question.
 */
export function typedKeywords(text: string, scope: SearchScope): string[] {
  const isWhole = scope === SCOPE.cases && isEnglish(text) && !text.includes('"');
  return isWhole ? [dropControls(text).trim().replace(/\s+/gu, " ")] : splitKeywords(text);
}
