const HAN_RUN = /[\p{Script=Han}（）()、]+/gu;

/** Elements in which Chinese stays as it is: what a visitor types, and texts of judgments and laws. */
export const LEFT_ALONE =
  "input,textarea,select,script,style,template,noscript,[data-slot=body],[data-slot=tail],[data-slot=postscript],.law-text";

/**
 * What stands beside an element's own text on English pages: the English of the names in it, each once; empty for none.
 * In the text a child element is a blank.
 */
export function englishBeside(text: string, names: Readonly<Record<string, string>>): string {
  const found = (text.match(HAN_RUN) ?? []).flatMap((run) => (Object.hasOwn(names, run) ? names[run]! : []));
  return [...new Set(found)].join(", ");
}
