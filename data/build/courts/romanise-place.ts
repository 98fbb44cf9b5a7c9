import { placePinyin } from "./place-pinyin.ts";

/**
 * A place name in pinyin as one word, in the official spelling: 大连 gives Dalian, 西安 Xi'an, 吕梁 Lüliang.
 * `readings` has places that a pinyin dictionary reads wrongly; `name` excludes the kind of division.
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
