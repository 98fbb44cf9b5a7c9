/** Every dot used between the parts of a foreign name, including full stops printed by mistake. */
const DOTS = /[.。·•‧・∙⋅᛫⸱]/gu;
/**
 * Characters that folding drops: blanks, control and zero-width characters, and the private-use blank of some
 * databases.
 */
const UNSEEN = /[\s\p{Cc}\p{Cf}\u{e5e5}]/gu;

/**
 * A text folded for comparing names: NFKC, without blanks, every dot as ·. `units` are its UTF-16 units,
 * `places` the offset of each one's character in the original.
 */
export interface FoldedText {
  units: number[];
  places: number[];
}

/** Cache of the folded form of characters, by code point. Those above U+FFFF are rare and not cached. */
const folds = new Array<string | undefined>(0x10000);

function foldCharacter(code: number): string {
  const folded = String.fromCodePoint(code).normalize("NFKC").replace(UNSEEN, "").replace(DOTS, "·");
  if (code < folds.length) folds[code] = folded;
  return folded;
}

/**
 * A text folded character by character, so that each folded unit maps back to its offset; accepts any text.
 */
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
