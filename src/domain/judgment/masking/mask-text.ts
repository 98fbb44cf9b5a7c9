import type { MaskCounts } from "./kinds.ts";
import { maskHouses, maskResidences } from "./mask-addresses.ts";
import { maskIllnesses } from "./mask-illnesses.ts";
import { maskCertificates, maskContacts, maskNumbers, maskPlates } from "./mask-numbers.ts";
import { signScanner } from "./signs.ts";

/** What every text holds in which a step masks something; most paragraphs hold little of it. */
const signsIn = signScanner([
  "0123456789０１２３４５６７８９",
  "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
  "证用权",
  "@＠Qq微账帐旺陌",
  "住籍址户",
  "号栋幢室元",
  "患断染查检史得诊病",
]);
const [DIGIT, CAPITAL, CERTIFIED, ONLINE, AT_HOME, NUMBERED, ILL] = [1, 2, 4, 8, 16, 32, 64];

/** Masking can bring a number close enough to a word that was too far away; more passes were never needed. */
const MAX_PASSES = 5;

/**
 * The text without what art. 10 of 法释〔2016〕19号 removes from published judgments, each occurrence counted by
 * kind. Everything else stays as it is, and a masked text masks to itself.
 */
export function maskText(text: string, counts: MaskCounts): string {
  let shown = text;
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    const next = maskOnce(shown, counts);
    if (next === shown) break;
    shown = next;
  }
  return shown;
}

function maskOnce(text: string, counts: MaskCounts): string {
  const signs = signsIn(text);
  const has = (sign: number): boolean => (signs & sign) !== 0;
  let shown = text;
  if (has(DIGIT)) {
    shown = maskNumbers(shown, counts);
    if (has(CERTIFIED)) shown = maskCertificates(shown, counts);
    if (has(CAPITAL)) shown = maskPlates(shown, counts);
  }
  if (has(ONLINE) && /[@＠]|[Qq][Qq]|微信|[账帐]号|微博|旺旺|陌陌/.test(shown))
    shown = maskContacts(shown, counts);
  if (has(AT_HOME)) shown = maskResidences(shown, counts);
  if (has(NUMBERED) && /[号栋幢室]|单元/.test(shown)) shown = maskHouses(shown, counts);
  return has(ILL) ? maskIllnesses(shown, counts) : shown;
}
