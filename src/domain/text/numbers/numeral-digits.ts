/** The values of Chinese digits, in everyday and financial forms. */
export const CHINESE_DIGITS = new Map<string, number>();
for (const [value, characters] of [
  "零〇○",
  "一壹弌幺",
  "二贰貳两兩弍",
  "三叁參叄弎",
  "四肆",
  "五伍",
  "六陆陸",
  "七柒",
  "八捌",
  "九玖",
].entries())
  for (const character of characters) CHINESE_DIGITS.set(character, value);

/** The values of Chinese units, in everyday and financial forms. */
export const UNITS = new Map<string, number>();
for (const [characters, value] of [
  ["十拾", 10],
  ["百佰", 100],
  ["千仟", 1e3],
  ["万萬", 1e4],
  ["亿億", 1e8],
] as const)
  for (const character of characters) UNITS.set(character, value);

/** A run of digits. `end` is the offset after it. */
export interface Digits {
  value: number;
  digits: number;
  /** Number of leading zeros. */
  zeros: number;
  arabic: boolean;
  decimal: boolean;
  pair: boolean;
  end: number;
}

const ARABIC = /[0-9][0-9,]*(?:\.[0-9]*)?|\.[0-9]+/y;
const CHINESE = new RegExp(`[${[...CHINESE_DIGITS.keys()].join("")}]+`, "y");
const SEPARATED = /^[0-9]{1,3}(?:,[0-9]{3})+$/;

/** The run of digits at `at`, or null if there is none. */
export function readDigits(text: string, at: number): Digits | "ambiguous" | null {
  ARABIC.lastIndex = at;
  const arabic = ARABIC.exec(text)?.[0];
  if (arabic) {
    const end = at + arabic.length;
    const [whole = "", fraction] = arabic.split(".");
    if (text[end] === "." || (whole.includes(",") && !SEPARATED.test(whole))) return "ambiguous";
    // 1.234 without a unit is ambiguous, because the point may separate thousands.
    if (/^[1-9][0-9]{0,2}$/.test(whole) && fraction?.length === 3 && end === text.length && at === 0)
      return "ambiguous";
    const written = whole.replaceAll(",", "");
    const value = Number(`${written || "0"}.${fraction || "0"}`);
    const zeros = /^0*/.exec(written)?.[0].length ?? 0;
    const isNought = zeros === written.length && !Number(fraction ?? 0);
    return {
      value,
      digits: isNought ? 0 : written.length,
      zeros,
      arabic: true,
      decimal: Boolean(fraction),
      pair: false,
      end,
    };
  }
  CHINESE.lastIndex = at;
  const chinese = CHINESE.exec(text)?.[0];
  if (!chinese) return null;
  const digits = [...chinese].map((character) => CHINESE_DIGITS.get(character) ?? 0);
  const zeros = digits.findIndex((digit) => digit > 0);
  const value = digits.reduce((sum, digit) => sum * 10 + digit, 0);
  const end = at + chinese.length;
  const written = { value, arabic: false, decimal: false, end };
  if (zeros < 0) return { ...written, digits: 0, zeros: digits.length, pair: false };
  return {
    ...written,
    digits: digits.length - zeros,
    zeros,
    pair: digits.length === 2 && !digits.includes(0),
  };
}

/** The digits after 点 as decimals: .25 for 点二五. */
export function readFraction(text: string, at: number): Digits | null {
  CHINESE.lastIndex = at + 1;
  const chinese = CHINESE.exec(text)?.[0];
  if (!chinese) return null;
  const digits = [...chinese].map((character) => CHINESE_DIGITS.get(character) ?? 0).join("");
  return {
    value: Number(`0.${digits}`),
    digits: 1,
    zeros: 0,
    arabic: false,
    decimal: true,
    pair: false,
    end: at + 1 + chinese.length,
  };
}
