import { COINS, coinsOf, digitsToFen } from "./coins.ts";
import { MIXED_NUMERAL_CHARACTERS, readMixedNumeral, toHalfWidth, unifyTwenty } from "./mixed-numeral.ts";

/** A sum of money in a text. `from` and `to` are half-open UTF-16 offsets. */
export interface FoundAmount {
  /** The sum in yuan, rounded to the fen. */
  yuan: number;
  from: number;
  to: number;
}

const NUMERAL = new RegExp(`[${MIXED_NUMERAL_CHARACTERS}余餘多几]`);
const BEHIND = new RegExp(`^[零〇]?${COINS}`);
const MAX_NUMERAL_CHARS = 40;

/** The unit after a sum: 元, or 块 where it cannot be a measure word. */
const UNIT = /[元圆圓]|[块塊](?=钱|錢|[，。；：、,;）)\s]|$)/g;
/** A sum with a currency sign before it and no 元 after it: ￥50,000.00, RMB50000. */
const SIGNED =
  /(?:[¥￥]|RMB|CNY)\s?([0-9０-９][0-9０-９,，.．]*[万萬亿億]?)(?![,，.．]?[0-9０-９万萬亿億元圆圓千百十])/gi;

/**
 * All sums in yuan in a text, in order: 1,234.56元, 12.5万元, 3万5千元, 1亿2000万元, 五十万元, 伍拾万元整. Unless `inYuanOnly`
 * is set, sums such as ￥50,000.00, RMB50000 and 5万块 are found too. Foreign currencies (100万美元, 港币100万元),
 * vague sums (数十万元) and unreadable sums are left out.
 */
export function findAmounts(printed: string, { inYuanOnly = false } = {}): FoundAmount[] {
  const text = unifyTwenty(printed);
  const found: FoundAmount[] = [];
  for (const { 0: unit, index: end } of text.matchAll(UNIT)) {
    if (inYuanOnly && !/[元圆]/.test(unit)) continue;
    const currency = text.startsWith("人民币", end - 3) ? 3 : 0;
    const last = found.at(-1)?.to ?? 0;
    let from = end - currency;
    const least = Math.max(last, from - MAX_NUMERAL_CHARS);
    while (from > least && NUMERAL.test(text[from - 1] ?? "")) from--;
    // 余 in 余壹佰万元 means "remaining", and 点 in 该地点14万元 belongs to another word, so neither is part of the
    // sum. 几十万元 is still recognised as vague, because the text before `from` is checked too.
    while (from < end && /[余餘多几点]/.test(text[from] ?? "")) from++;
    const read = readBackwards(text, from, end - currency);
    if (!read || isForeignOrUncounted(text.slice(Math.max(0, read.from - 5), read.from))) continue;
    // 一块 may mean "a piece" or "together". 块 therefore needs a larger unit or a digit before it.
    if (/[块塊]/.test(unit) && !/[万萬千仟百佰0-9]$/.test(text.slice(read.from, end))) continue;
    const behind = BEHIND.exec(toHalfWidth(text.slice(end + 1, end + 7)));
    const coins = behind?.groups ? coinsOf(behind.groups) : 0;
    const length = coins > 0 ? (behind?.[0].length ?? 0) : 0;
    found.push({ yuan: digitsToFen(read.yuan + coins), from: read.from, to: end + 1 + length });
  }
  if (inYuanOnly) return found;
  for (const { 0: sum, 1: number = "", index: from } of text.matchAll(SIGNED)) {
    const read = readMixedNumeral(number.replace(/[,，.．]+$/, ""), { unitFollows: true });
    const to = from + sum.length - (/[,，.．]+$/.exec(sum)?.[0].length ?? 0);
    if (read.kind === "value") found.push({ yuan: digitsToFen(read.value), from, to });
  }
  return found.sort((a, b) => a.from - b.from);
}

/**
 * Digits that a mark separates from digits before them, so they are no sum: 5 0000元, 50,00元, 1.000.000元,
 * 12,34,567元.
 */
const TORN = /^\d(?:[\s,，.．]\|0[\d,，.．]*|,\|(?!\d{3}(?!\d))\d[\d,，.．]*)$/;

/** The longest number that ends at `end`. It begins at `from` or after a separator: 500 in 10000，500元. */
function readBackwards(text: string, from: number, end: number): { yuan: number; from: number } | null {
  for (let start = from; start < end; start++) {
    const character = text[start] ?? "";
    const isCut = start > from && !/[,，.．]/.test(text[start - 1] ?? "");
    if (isCut || /[,，.．点余餘多几]/.test(character)) continue;
    const written = text.slice(start, end).replace(/[余餘多]/g, "");
    if (TORN.test(`${text.slice(Math.max(0, start - 2), start)}|${written}`)) return null;
    const read = readMixedNumeral(written, { unitFollows: true });
    if (read.kind === "value") return { yuan: read.value, from: start };
  }
  return null;
}

const FOREIGN_BEFORE =
  /(?:美元|美金|港币|港元|欧元|日元|英镑|台币|澳门币|葡币|澳元|加元|外币|卢布|韩元)[\s：:]?$/;

function isForeignOrUncounted(before: string): boolean {
  return /[数几數]$/.test(before) || FOREIGN_BEFORE.test(before);
}
