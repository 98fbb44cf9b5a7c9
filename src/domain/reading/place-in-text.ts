/** Half-open UTF-16 offsets in a text. */
export interface TextPlace {
  from: number;
  to: number;
}

/** The text in NFKC, so that full-width and half-width characters are equal. */
const unify = (text: string): string => text.normalize("NFKC");

/**
 * Where a value occurs in a text; blanks in the text are ignored. Null if it does not occur literally, as
 * with a date in Chinese numerals or a court's short name.
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
