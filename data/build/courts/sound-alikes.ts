import { pinyin } from "pinyin-pro";

/**
 * The first and the last byte of the rows, and of the cells in a row, of the 6,763 Chinese characters of GB
 * 2312.
 */
const ROWS = [0xb0, 0xf7] as const;
const PLACES = [0xa1, 0xfe] as const;

/**
 * The characters in common use (GB 2312) with the same reading apart from the tone, one line for each
 * reading, in the order of the readings. A character with several readings is in several lines. Readings of a
 * single character are omitted.
 */
export function collectSoundAlikes(): string {
  const decoder = new TextDecoder("gb18030");
  const byReading = new Map<string, string>();
  for (let row = ROWS[0]; row <= ROWS[1]; row++) {
    for (let place = PLACES[0]; place <= PLACES[1]; place++) {
      const character = decoder.decode(Uint8Array.of(row, place));
      if (!/^\p{Script=Han}$/u.test(character)) continue;
      const readings = pinyin(character, { toneType: "none", type: "array", multiple: true, v: true });
      for (const reading of new Set(readings))
        byReading.set(reading, (byReading.get(reading) ?? "") + character);
    }
  }
  return [...byReading]
    .filter(([, characters]) => characters.length > 1)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, characters]) => characters)
    .join("\n");
}
