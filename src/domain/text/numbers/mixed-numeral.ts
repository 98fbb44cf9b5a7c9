import { CHINESE_DIGITS, readDigits, readFraction, UNITS } from "./numeral-digits.ts";

/** The value of a number as people write it, or why the text has none. */
export type MixedNumeral =
  | { kind: "value"; value: number }
  /** An approximate range, shown by two digits side by side before a unit: 三四万, 一两千, 五六元. */
  | { kind: "range" }
  | { kind: "ambiguous" }
  | { kind: "unreadable" };

/** Digits and units, Arabic and Chinese, for a character class. */
export const NUMERALS = `0-9廿卅${[...CHINESE_DIGITS.keys(), ...UNITS.keys()].join("")}`;
/** NUMERALS with full-width digits and separators, for a character class. */
export const MIXED_NUMERAL_CHARACTERS = `${NUMERALS}０-９,，.．点`;

const UNREADABLE = { kind: "unreadable" } as const;
const AMBIGUOUS = { kind: "ambiguous" } as const;
const RANGE = { kind: "range" } as const;

/** Digits after which no unit has been read yet. */
interface Pending {
  value: number;
  /** Number of digits before the decimal point. */
  digits: number;
  arabic: boolean;
  /** Whether 零 or a written 0 precedes the digits. They then count from the right. */
  afterZero: boolean;
  decimal: boolean;
  /** Whether the digits are two Chinese ones, neither of them 零. */
  pair: boolean;
}

/**
 * The value of a number in Arabic digits, Chinese numerals or both: 1,234.5, 12万3456, 1亿2000万, 三十五万六千, 两万五,
 * 18万8, 二〇二一, 三点五万, 3百5十万. A single digit after 百, 千, 万 or 亿 counts in the next lower place, as in speech.
 * Exceptions are a digit after 零, and an Arabic digit before 元 (`unitFollows`). After a decimal with its
 * unit, 零 may be followed by a number that is smaller than one in the decimal's last place: 1.5亿零300.
 * Ambiguous are 1.234, 1,23 and 1亿2千 (where 万 may be missing).
 */
export function readMixedNumeral(text: string, { unitFollows = false } = {}): MixedNumeral {
  const plain = toHalfWidth(text).replaceAll("廿", "二十").replaceAll("卅", "三十");
  const joint = JOINT.exec(plain)?.groups;
  if (joint) return joinZero(joint, unitFollows);
  return readPlain(plain, unitFollows);
}

/** 念 where it means twenty (念五万). Many other words end in 念. */
const TWENTY =
  /(?<![纪怀想信概观理悬留思惦挂])念(?=[一二两三四五六七八九壹贰叁肆伍陆柒捌玖余来多]?[万萬千仟亿億元圆圓块])/g;

/** The text with 廿 instead of 念 where it means twenty. Offsets do not change. */
export const unifyTwenty = (text: string): string => text.replace(TWENTY, "廿");

/** A decimal with its units, then 零 and a smaller number. */
const JOINT = new RegExp(
  `^(?<head>[^.点]*[.点](?<places>[^零〇○${[...UNITS.keys()].join("")}]+)(?<units>[${[...UNITS.keys()].join("")}]+))[零〇○](?<rest>.+)$`,
);

function joinZero(joint: Record<string, string>, unitFollows: boolean): MixedNumeral {
  const { head = "", places = "", units = "", rest = "" } = joint;
  const [first, second] = [readPlain(head, true), readPlain(rest, unitFollows)];
  if (first.kind !== "value") return first;
  if (second.kind !== "value") return second;
  const worth = [...units].reduce((product, unit) => product * (UNITS.get(unit) ?? 1), 1);
  return second.value < worth / 10 ** places.length
    ? { kind: "value", value: first.value + second.value }
    : UNREADABLE;
}

function readPlain(plain: string, unitFollows: boolean): MixedNumeral {
  let hundredMillions = 0;
  let tenThousands = 0;
  let section = 0;
  let pending: Pending | null = null;
  let sawZero = false;
  /** The unit before the pending digits. */
  let unit = 0;
  /** Whether that unit is 万 or 亿 and directly followed a smaller one (三千万). */
  let compound = false;
  let ended = false;
  for (let at = 0; at < plain.length; ) {
    const character = plain[at] ?? "";
    const power = UNITS.get(character);
    if (power === undefined) {
      const read = character === "点" ? readFraction(plain, at) : readDigits(plain, at);
      if (read === "ambiguous") return AMBIGUOUS;
      if (read === null || ended) return UNREADABLE;
      at = read.end;
      if (character === "点") {
        const whole: number = section + (pending?.value ?? 0);
        if (pending?.decimal || (!pending && section === 0)) return UNREADABLE;
        pending = {
          value: whole + read.value,
          digits: String(whole).length,
          arabic: false,
          afterZero: true,
          decimal: true,
          pair: false,
        };
        // Digits after 点 are decimals and do not count in the next lower place: 十点五.
        if (section > 0) unit = 0;
        section = 0;
        continue;
      }
      if (pending) return UNREADABLE;
      sawZero ||= read.zeros > 0;
      if (read.digits === 0) {
        // 零 is a placeholder, or the whole number is zero.
        pending = unit === 0 ? { ...read, afterZero: true } : null;
        continue;
      }
      pending = { ...read, afterZero: sawZero };
      continue;
    }
    at++;
    if (pending?.pair) return RANGE;
    if (pending?.decimal) ended = true;
    if (power < 1e4) {
      if (pending === null && section > 0 && power !== 10) return UNREADABLE;
      if (section > 0 && power >= unit) return UNREADABLE;
      if (pending && pending.digits > 1 && !pending.decimal && (section > 0 || !pending.arabic))
        return UNREADABLE;
      section += (pending?.value ?? 1) * power;
      compound = false;
    } else {
      compound = section > 0 && pending === null;
      const value: number = section + (pending?.value ?? 0);
      if (power === 1e4) {
        if (value === 0 || tenThousands > 0) return UNREADABLE;
        tenThousands = value * 1e4;
      } else {
        if (hundredMillions > 0 || tenThousands + value === 0) return UNREADABLE;
        hundredMillions = (tenThousands + value) * 1e8;
        tenThousands = 0;
      }
      section = 0;
    }
    unit = power;
    pending = null;
    sawZero = false;
  }
  const sum = hundredMillions + tenThousands + section;
  if (pending === null) {
    if (unit === 0 && sum === 0) return UNREADABLE;
    // The 2千 in 1亿2千 may mean two thousand, or two thousand 万. In 1亿零2千 it means two thousand.
    const isPlaced = unitFollows || sawZero || /[亿億][零〇○]/.test(plain);
    const bare = hundredMillions > 0 && tenThousands === 0 && section > 0 && !isPlaced;
    return bare ? AMBIGUOUS : { kind: "value", value: sum };
  }
  return endWith(pending, { sum, unit, compound, unitFollows });
}

/**
 * The whole number, with the digits after its last unit. They are written in full (12万3456) or stand for the
 * next lower unit (两万五).
 */
function endWith(
  { value, digits, arabic, afterZero, decimal, pair }: Pending,
  {
    sum,
    unit,
    compound,
    unitFollows,
  }: { sum: number; unit: number; compound: boolean; unitFollows: boolean },
): MixedNumeral {
  if (unit === 0) return pair && unitFollows ? RANGE : { kind: "value", value: sum + value };
  if (decimal && !arabic) return UNREADABLE;
  const places = Math.round(Math.log10(unit));
  if (digits > places) return UNREADABLE;
  if (places === 1 || afterZero || digits === places) return { kind: "value", value: sum + value };
  if (arabic && unitFollows) return { kind: "value", value: sum + value };
  if (unit === 1e8 && digits > 4) return { kind: "value", value: sum + value };
  if (unit === 1e8 && digits > 1) return AMBIGUOUS;
  if (digits > 1) return { kind: "value", value: sum + value };
  return compound || unitFollows ? AMBIGUOUS : { kind: "value", value: sum + (value * unit) / 10 };
}

/**
 * The text with ASCII instead of full-width digits and punctuation. Each character is replaced by one, so
 * that offsets do not change.
 */
export function toHalfWidth(text: string): string {
  return text.replace(/[０-９，．]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));
}
