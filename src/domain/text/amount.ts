import { NUMERAL_CHARACTERS, parseChineseNumeral } from "./chinese-numeral.ts";

/** A sum of money found in a text. `from` and `to` are half-open UTF-16 offsets. */
export interface FoundAmount {
  /** Yuan, rounded to the fen. */
  yuan: number;
  from: number;
  to: number;
}

const NUMBER = "[0-9]{1,3}(?:[,，][0-9]{3}){1,6}(?:[.．][0-9]{1,6})?|[0-9]{1,15}(?:[.．][0-9]{1,6})?";
const UNIT = "[十百千]?[万亿]|[百千]";
const SUFFIX =
  "(?:人民币)?[元圆](?:(?<jiao>[0-9一二三四五六七八九壹贰叁肆伍陆柒捌玖])角)?(?:(?<fen>[0-9一二三四五六七八九壹贰叁肆伍陆柒捌玖])分)?";
const AMOUNT = new RegExp(
  `(?<![0-9.,．])(?<digits>(?:${NUMBER})[余多]?(?:${UNIT})?(?:(?:${NUMBER})(?:${UNIT})){0,2}(?:${NUMBER})?[余多]?)${SUFFIX}` +
    `|(?<![${NUMERAL_CHARACTERS}])(?<words>[${NUMERAL_CHARACTERS}]{1,24})[余多]?${SUFFIX.replaceAll("jiao", "jiao2").replaceAll("fen", "fen2")}`,
  "g",
);
const PIECE = new RegExp(`(${NUMBER})[余多]?(${UNIT})?`, "g");
const FOREIGN = /(?:美元|美金|港币|港元|欧元|日元|英镑|台币|澳门币|葡币|澳元|加元|外币|卢布|韩元)[\s：:]?$/;

/**
 * All sums in yuan that a text names, in order: 1,234.56元, 12.5万元, 3万5千元, 1亿2000万元, 五十万元, 伍拾万元整.
 * Foreign currencies (100万美元, 港币100万元) are left out.
 */
export function findAmounts(text: string): FoundAmount[] {
  const found: FoundAmount[] = [];
  for (const match of text.matchAll(AMOUNT)) {
    const from = match.index;
    if (FOREIGN.test(text.slice(Math.max(0, from - 4), from))) continue;
    const groups = match.groups ?? {};
    const whole = groups.digits ? readDigits(groups.digits) : parseChineseNumeral(groups.words ?? "");
    if (whole === null) continue;
    const jiao = parseChineseNumeral(groups.jiao ?? groups.jiao2 ?? "") ?? 0;
    const fen = parseChineseNumeral(groups.fen ?? groups.fen2 ?? "") ?? 0;
    found.push({ yuan: toFen(whole + jiao / 10 + fen / 100), from, to: from + match[0].length });
  }
  return found;
}

/** The first sum in yuan that a text names, or null. */
export function parseAmount(text: string): number | null {
  return findAmounts(text)[0]?.yuan ?? null;
}

function readDigits(text: string): number {
  let sum = 0;
  for (const [, number, unit] of text.matchAll(PIECE)) {
    sum += Number((number ?? "").replace(/[,，]/g, "").replace("．", ".")) * unitValue(unit ?? "");
  }
  return sum;
}

function unitValue(unit: string): number {
  let value = 1;
  for (const character of unit) value *= { 十: 10, 百: 100, 千: 1e3, 万: 1e4, 亿: 1e8 }[character] ?? 1;
  return value;
}

function toFen(yuan: number): number {
  return Math.round(yuan * 100) / 100;
}
