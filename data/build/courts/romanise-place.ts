import { placePinyin } from "./place-pinyin.ts";

/**
 * Spells a place name in pinyin as one word, in the official way: Dalian for 大连, Xi'an for 西安, Lüliang for
 * 吕梁. `name` has no kind of division. `readings` has places that a pinyin dictionary reads wrongly.
 */
export function romanisePlace(name: string, readings: Map<string, string[]>): string {
  const word = placePinyin(name, readings)
    .map((syllable, at) => {
      const spelt = syllable.replace("v", "ü");
      return at > 0 && /^[aeo]/.test(spelt) ? `'${spelt}` : spelt;
    })
    .join("");
  return word.charAt(0).toUpperCase() + word.slice(1);
}
