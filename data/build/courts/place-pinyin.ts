import { pinyin } from "pinyin-pro";

/**
 * Splits a name after province, city and so on. The parts are read separately, because 市长 in 石家庄市长安区 is no
 * mayor.
 */
const PART = /(?<=[省市区州盟])/;

/**
 * The syllables of a place name without tones, one for each character, with v for ü. `readings` has places
 * and characters that a pinyin dictionary reads wrongly; the longest that matches is used.
 */
export function placePinyin(name: string, readings: Map<string, string[]>): string[] {
  const longest = Math.max(0, ...[...readings.keys()].map((place) => place.length));
  return name.split(PART).flatMap((part) => {
    const syllables: string[] = [];
    let plain = "";
    const readPlain = () => {
      if (plain !== "") syllables.push(...pinyin(plain, { toneType: "none", type: "array", v: true }));
      plain = "";
    };
    for (let at = 0; at < part.length; ) {
      const place = longestAt(part, at, longest, readings);
      if (place === "") plain += part[at++];
      else {
        readPlain();
        syllables.push(...readings.get(place)!);
        at += place.length;
      }
    }
    readPlain();
    return syllables;
  });
}

function longestAt(part: string, at: number, longest: number, readings: Map<string, string[]>): string {
  for (let length = Math.min(longest, part.length - at); length > 0; length--) {
    const place = part.slice(at, at + length);
    if (readings.has(place)) return place;
  }
  return "";
}
