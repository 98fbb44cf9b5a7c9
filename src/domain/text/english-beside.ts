const HAN_RUN = /[\p{Script=Han}（）()、]+/gu;

/**
 * Elements whose Chinese gets no English name: fields that a visitor types in, and texts of judgments and
 * laws.
 */
export const LEFT_ALONE =
  "input,textarea,select,script,style,template,noscript,[data-slot=body],[data-slot=tail],[data-slot=postscript],.law-text";

/**
 * The English text to show beside an element on English pages: the English of the names in the element's own
 * text, without duplicates; empty if there are none. A child element counts as a blank.
 */
export function englishBeside(text: string, names: Readonly<Record<string, string>>): string {
  const found = (text.match(HAN_RUN) ?? []).flatMap((run) => (Object.hasOwn(names, run) ? names[run]! : []));
  return [...new Set(found)].join(", ");
}
