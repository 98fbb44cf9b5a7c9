import { COINS, coinsOf, digitsToFen } from "./coins.ts";
import { MIXED_NUMERAL_CHARACTERS, readMixedNumeral, toHalfWidth } from "./mixed-numeral.ts";

/** A sum of money found in a text. `from` and `to` are half-open UTF-16 offsets. */
export interface FoundAmount {
  /** Yuan, rounded to the fen. */
  yuan: number;
  from: number;
  to: number;
}

const NUMERAL = new RegExp(`[${MIXED_NUMERAL_CHARACTERS}余餘多几]`);
const BEHIND = new RegExp(`^${COINS}`);
const MAX_NUMERAL_CHARS = 40;

/**
 * All sums in yuan that a text names, in order: 1,234.56元, 12.5万元, 3万5千元, 1亿2000万元, 五十万元, 伍拾万元整.
 * Foreign currencies (100万美元, 港币100万元), uncounted sums (数十万元) and what cannot be read are left out.
 */
export function findAmounts(text: string): FoundAmount[] {
  const found: FoundAmount[] = [];
  for (let end = nextYuan(text, 0); end >= 0; end = nextYuan(text, end + 1)) {
    const currency = text.startsWith("人民币", end - 3) ? 3 : 0;
    const last = found.at(-1)?.to ?? 0;
    let from = end - currency;
    const least = Math.max(last, from - MAX_NUMERAL_CHARS);
    while (from > least && NUMERAL.test(text[from - 1] ?? "")) from--;
    // 余壹佰万元 is what remains, 该地点14万元 names a place; 几十万元 is still vague because of what precedes it.
    while (from < end && /[余餘多几点]/.test(text[from] ?? "")) from++;
    const read = readBackwards(text, from, end - currency);
    if (!read || isForeignOrUncounted(text.slice(Math.max(0, read.from - 5), read.from))) continue;
    const behind = BEHIND.exec(toHalfWidth(text.slice(end + 1, end + 7)));
    const coins = behind?.groups ? coinsOf(behind.groups) : 0;
    const length = coins > 0 ? (behind?.[0].length ?? 0) : 0;
    found.push({ yuan: digitsToFen(read.yuan + coins), from: read.from, to: end + 1 + length });
  }
  return found;
}

function nextYuan(text: string, from: number): number {
  const yuan = text.indexOf("元", from);
  const round = text.indexOf("圆", from);
  return yuan < 0 ? round : round < 0 ? yuan : Math.min(yuan, round);
}

/** The longest number that ends at `end` and begins at `from` or after a separator: 10000，500元 names 500. */
function readBackwards(text: string, from: number, end: number): { yuan: number; from: number } | null {
  for (let start = from; start < end; start++) {
    const character = text[start] ?? "";
    const isCut = start > from && !/[,，.．]/.test(text[start - 1] ?? "");
    if (isCut || /[,，.．点余餘多几]/.test(character)) continue;
    const written = text.slice(start, end).replace(/[余餘多]/g, "");
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
