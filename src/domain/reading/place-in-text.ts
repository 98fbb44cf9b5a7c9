/** Half-open UTF-16 offsets in a text. */
export interface TextPlace {
  from: number;
  to: number;
}

/** Signs of one meaning as one sign: wide and narrow ones, and compatible forms. */
const unify = (text: string): string => text.normalize("NFKC");

/**
 * Where a value that was read stands in a text, whatever blanks the text has inside it; null where it is nowhere as such
 * (a date in Chinese numerals, a court in short).
 */
export function placeInText(text: string, value: string): TextPlace | null {
  const wanted = unify(value).replace(/\s+/g, "");
  if (wanted === "") return null;
  const places: number[] = [];
  let dense = "";
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? "";
    if (/\s/.test(sign)) continue;
    places.push(at);
    const unified = unify(sign);
    dense += unified.length === 1 ? unified : sign;
  }
  const found = dense.indexOf(wanted);
  const [from, last] = [places[found], places[found + wanted.length - 1]];
  return from === undefined || last === undefined ? null : { from, to: last + 1 };
}
