import { dropControls } from "../../text/hidden-characters.ts";
import { isEnglish } from "../../text/is-english.ts";
import { SCOPE, type SearchScope } from "../scope.ts";
import { splitKeywords } from "./split-keywords.ts";

/**
 * The keywords of a search box. English text typed for judgments, which are Chinese, is one keyword, because
 * it is a name or a question.
 */
export function typedKeywords(text: string, scope: SearchScope): string[] {
  const isWhole = scope === SCOPE.cases && isEnglish(text) && !text.includes('"');
  return isWhole ? [dropControls(text).trim().replace(/\s+/gu, " ")] : splitKeywords(text);
}
