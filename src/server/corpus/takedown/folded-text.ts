/**
 * All kinds of dots between the parts of a foreign name, including full stops that were printed by mistake.
 */
const DOTS = /[.。·•‧・∙⋅᛫⸱]/gu;
/**
 * Characters that are left out of a folded text: spaces, control and zero-width characters, and the
 * private-use space of some databases.
 */
const UNSEEN = /[\s\p{Cc}\p{Cf}\u{e5e5}]/gu;

/**
 * A text folded for the comparison of names: NFKC, without spaces, every dot as ·. `units` are its UTF-16
 * units. `places` has, for each unit, the offset in the original text of the character that it comes from.
 */
export interface FoldedText {
  units: number[];
  places: number[];
}

/** Cache of the folded form of each character up to U+FFFF, by code point. The others are rare. */
const folds = new Array<string | undefined>(0x10000);

function foldCharacter(code: number): string {
  const folded = String.fromCodePoint(code).normalize("NFKC").replace(UNSEEN, "").replace(DOTS, "·");
  if (code < folds.length) folds[code] = folded;
  return folded;
}

/** Folds a text character by character, so that the offset of each folded unit in the original is known. */
export function foldWithPlaces(text: string): FoldedText {
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

/** The folded form of a name. */
export function foldName(name: string): string {
  return String.fromCharCode(...foldWithPlaces(name.normalize("NFC")).units);
}
