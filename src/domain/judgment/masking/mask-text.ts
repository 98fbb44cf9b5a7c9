import type { MaskCounts } from "./kinds.ts";
import { maskHouses, maskResidences } from "./mask-addresses.ts";
import { maskIllnesses } from "./mask-illnesses.ts";
import { maskCertificates, maskContacts, maskNumbers, maskPlates } from "./mask-numbers.ts";

const DIGITS = /[0-9０-９]/;

/** Masking can bring a number close enough to a word that was too far away; more passes were never needed. */
const MOST_PASSES = 5;

/**
 * The text without what art. 10 of 法释〔2016〕19号 removes from published judgments, each occurrence counted by
 * kind. Everything else stays as it is, and a masked text masks to itself.
 */
export function maskText(text: string, counts: MaskCounts): string {
  let shown = text;
  for (let pass = 0; pass < MOST_PASSES; pass++) {
    const next = maskOnce(shown, counts);
    if (next === shown) break;
    shown = next;
  }
  return shown;
}

function maskOnce(text: string, counts: MaskCounts): string {
  let shown = text;
  if (DIGITS.test(shown)) {
    shown = maskNumbers(shown, counts);
    shown = maskCertificates(shown, counts);
    shown = maskPlates(shown, counts);
  }
  if (/[@＠]|[Qq][Qq]|微信|[账帐]号|微博|旺旺|陌陌/.test(shown)) shown = maskContacts(shown, counts);
  if (/住|籍|地址|户口/.test(shown)) shown = maskResidences(shown, counts);
  if (/[号栋幢室]|单元/.test(shown)) shown = maskHouses(shown, counts);
  return /[患断染查检史得诊]|病人/.test(shown) ? maskIllnesses(shown, counts) : shown;
}
