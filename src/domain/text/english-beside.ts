const HAN_RUN = /[\p{Script=Han}（）()、]+/gu;

/**
 * Elements in which names get no English beside them: fields in which a visitor types, and texts of judgments
 * and laws.
 */
export const LEFT_ALONE =
  "input,textarea,select,script,style,template,noscript,[data-slot=body],[data-slot=tail],[data-slot=postscript],.law-text";

/**
 * The English text that English pages show beside an element: the English of each Chinese name in the
 * element's own text, without duplicates. Empty if it has none. A child element counts as a blank.
 */
export function englishBeside(text: string, names: Readonly<Record<string, string>>): string {
  const found = (text.match(HAN_RUN) ?? []).flatMap((run) => (Object.hasOwn(names, run) ? names[run]! : []));
  return [...new Set(found)].join(", ");
}
