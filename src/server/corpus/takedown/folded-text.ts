/** Every dot that stands between the parts of a foreign name, the stops it is misprinted as included. */
const DOTS = /[.。·•‧・∙⋅᛫⸱]/gu;
/** What is left out: blanks, controls, signs of no width, and the private-use blank of some data bases. */
const UNSEEN = /[\s\p{Cc}\p{Cf}\u{e5e5}]/gu;

/**
 * A text in the form that names are compared in: NFKC, without blanks, every dot as ·. `units` are its UTF-16
 * units, `places` where the character of each begins in the original.
 */
export interface FoldedText {
  units: number[];
  places: number[];
}

/** The folded form of each character met so far, by code point; the rare ones above are folded each time. */
const folds = new Array<string | undefined>(0x10000);

function foldCharacter(code: number): string {
  const folded = String.fromCodePoint(code).normalize("NFKC").replace(UNSEEN, "").replace(DOTS, "·");
  if (code < folds.length) folds[code] = folded;
  return folded;
}

/** A text folded character by character, so that each folded unit leads back to its place; any text will do. */
export function foldText(text: string): FoldedText {
  const units: number[] = [];
  const places: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const code = text.codePointAt(at) ?? 0;
    const folded = folds[code] ?? foldCharacter(code);
    for (let index = 0; index < folded.length; index++) {
      units.push(folded.charCodeAt(index));
      places.push(at);
    }
    if (code >= folds.length) at++;
  }
  return { units, places };
}

/** A name in its folded form. */
export function foldName(name: string): string {
  return String.fromCharCode(...foldText(name.normalize("NFC")).units);
}
