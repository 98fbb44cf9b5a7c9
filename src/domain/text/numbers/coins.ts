import { readMixedNumeral } from "./mixed-numeral.ts";

/** A pattern for one digit, Arabic or Chinese. */
export const DIGIT = "[0-9零〇一壹二贰貳两三叁參四肆五伍六陆陸七柒八捌九玖]";
/**
 * A pattern for smaller coins after a sum (5角3分), with the groups jiao and fen. It also matches the empty
 * string.
 */
export const COINS = `(?:(?<jiao>${DIGIT})[角毛])?[零〇]?(?:(?<fen>${DIGIT})分)?`;

/** The coins that COINS matched, in yuan. */
export function coinsOf({ jiao, fen }: Record<string, string | undefined>): number {
  return digitOf(jiao) / 10 + digitOf(fen) / 100;
}

/** The value of one digit; 0 if there is none. */
export function digitOf(text: string | undefined): number {
  const read = readMixedNumeral(text ?? "");
  return read.kind === "value" ? read.value : 0;
}

/** A sum in yuan, rounded to the fen. */
export function digitsToFen(yuan: number): number {
  return Math.round(yuan * 100) / 100;
}
