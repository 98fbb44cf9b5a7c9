import { toNfkc } from "../../text/to-nfc.ts";
import { toSimplified } from "../../text/traditional-characters.ts";

/**
 * The text as it is compared: NFKC, simplified, lower case; every run of anything but letters and digits is
 * one blank, so that no gram crosses punctuation.
 */
export function foldText(text: string): string {
  return toSimplified(toNfkc(text).toLowerCase())
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
