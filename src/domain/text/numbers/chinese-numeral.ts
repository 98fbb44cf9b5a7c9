import { CHINESE_DIGITS, UNITS } from "./numeral-digits.ts";

/** Circles and letters that texts have instead of 〇. */
const NOUGHTS = "◯ＯOo\u039f\u03bf\u041e\u043e";
const inOrder = (signs: string) => [...signs].map((sign, value): [string, number] => [sign, value]);
const DIGITS = new Map([
  ...CHINESE_DIGITS,
  ...inOrder("0123456789"),
  ...inOrder("０１２３４５６７８９"),
  ...[...NOUGHTS].map((sign): [string, number] => [sign, 0]),
]);

/** The characters of Chinese numerals, for a character class. */
export const NUMERAL_CHARACTERS = "零〇○一二三四五六七八九十百千万亿两壹贰叁肆伍陆柒捌玖拾佰仟萬億廿卅";

/**
 * The value of a Chinese numeral. It has units (一百二十三万四千, 廿三, 伍拾万), or is read digit by digit (二〇二一). Null
 * for other texts and for an empty one.
 */
export function parseChineseNumeral(text: string): number | null {
  const characters = [...text.replaceAll("廿", "二十").replaceAll("卅", "三十")];
  if (characters.length === 0) return null;
  if (characters.every((character) => DIGITS.has(character))) return readDigits(characters);
  let total = 0;
  let section = 0;
  let digit: number | null = null;
  for (const character of characters) {
    const unit = UNITS.get(character);
    if (unit && unit < 1e4) {
      section += (digit ?? 1) * unit;
      digit = null;
    } else if (unit) {
      // 亿 multiplies everything before it: 一万亿.
      total =
        unit === 1e8 ? (total + section + (digit ?? 0)) * unit : total + (section + (digit ?? 0)) * unit;
      section = 0;
      digit = null;
    } else {
      const value = DIGITS.get(character);
      if (value === undefined) return null;
      digit = value;
    }
  }
  return total + section + (digit ?? 0);
}

function readDigits(characters: string[]): number {
  return characters.reduce((value, character) => value * 10 + (DIGITS.get(character) ?? 0), 0);
}

/**
 * The characters of a kind of numeral. `digits` are in order from 0. `units` are the characters for one, ten,
 * a hundred and a thousand.
 */
export interface NumeralSigns {
  digits: string;
  units: readonly string[];
}
export const PLAIN: NumeralSigns = { digits: "零一二三四五六七八九", units: ["", "十", "百", "千"] };

/** A whole number from 1 to 9,999 as a part of a larger one: 一十五. Empty for 0. */
export function numeralBelow10000(value: number, { digits, units }: NumeralSigns): string {
  let text = "";
  let isGap = false;
  for (let unit = 3; unit >= 0; unit--) {
    const digit = Math.floor(value / 10 ** unit) % 10;
    if (digit === 0) isGap = text !== "";
    else {
      text += `${isGap ? "零" : ""}${digits[digit]}${units[unit]}`;
      isGap = false;
    }
  }
  return text;
}

/** A whole number from 1 to 9,999 that stands alone: 十五. Empty for 0. */
export const toChineseNumeral = (value: number): string =>
  numeralBelow10000(value, PLAIN).replace(/^一十/, "十");
