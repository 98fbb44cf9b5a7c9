import { toNfkc } from "../../text/to-nfc.ts";
import { toSimplified } from "../../text/traditional-characters.ts";

/**
 * The text as it is compared: NFKC, in simplified characters and lower case. Every run of characters other
 * than letters and digits becomes one blank, so that no gram crosses punctuation.
 */
export function foldText(text: string): string {
  return toSimplified(toNfkc(text).toLowerCase())
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
