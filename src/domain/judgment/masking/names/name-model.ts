import { FIRST_FREE } from "../printed/plain-signs.ts";
import { COMPOUND_NAMES, SINGLE_NAMES } from "../printed/surnames.ts";
import { type Take, TEMPLATES, type Template, takeLeft, takeName, takeRight } from "./name-features.ts";
import learned from "./name-weights.json" with { type: "json" };

/**
 * A string that may be a name, from `at` to `end`. `score` is ten times the logarithm of the odds that it is
 * one.
 */
export interface Candidate {
  at: number;
  end: number;
  score: number;
}

/** Binary logarithm of the number of slots of the hash table. The table uses open addressing. */
const BITS = 19;
/** The weight of the feature in each slot. */
const WEIGHTS = new Int8Array(2 ** BITS);
/** The full hash of the feature in each slot, 0 if the slot is free. */
const CHECKS = new Uint32Array(2 ** BITS);

function hashOf(template: number, one: number, two: number, three: number): number {
  let hash = Math.imul(template + 1, 0x9e3779b1) ^ one;
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b) ^ two;
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35) ^ three;
  return Math.imul(hash ^ (hash >>> 16), 0x27d4eb2f) >>> 0 || 1;
}

/** The slot of the feature with this hash, or the free slot where it would be stored. */
function slotOf(hash: number): number {
  let slot = hash >>> (32 - BITS);
  while (CHECKS[slot] !== 0 && CHECKS[slot] !== hash) slot = (slot + 1) % CHECKS.length;
  return slot;
}

for (const [template, [name, size]] of Object.entries(TEMPLATES).entries())
  for (const [weight, signs] of Object.entries(learned.weights[name as Template] as Record<string, string>))
    for (let at = 0; at < signs.length; at += size) {
      const [one = 0, two = 0, three = 0] = [...signs.slice(at, at + size)].map((sign) => sign.charCodeAt(0));
      const hash = hashOf(template, one, two, three);
      const slot = slotOf(hash);
      CHECKS[slot] = hash;
      WEIGHTS[slot] = Number(weight);
    }

/**
 * Weight of a given name's character that occurred in no name when the weights were learned. Such a character
 * is rare.
 */
const RARE = 10;
const LETTERS = ["single", "first", "second"].map((name) => Object.keys(TEMPLATES).indexOf(name));

let sum = 0;
const add: Take = (template, one, two, three) => {
  const slot = slotOf(hashOf(template, one, two, three));
  if (CHECKS[slot] !== 0) sum += WEIGHTS[slot]!;
  else if (template >= LETTERS[0]! && template <= LETTERS[2]!) sum += RARE;
};

const FAMILY_SIZES = new Uint8Array(2 ** 16);
for (const sign of SINGLE_NAMES) FAMILY_SIZES[sign.charCodeAt(0)] = 1;
for (const pair of COMPOUND_NAMES) FAMILY_SIZES[pair.charCodeAt(0)]! |= 2;

/** Penalty of a name whose first character begins no listed family name. */
const UNLISTED = 28;
/** Addition to the score for each character that stands for a rare one (see plain-signs.ts). */
const RARE_SIGN = 45;
const MASKED = "某".charCodeAt(0);
const isHan = (code: number): boolean => code >= 0x4e00 && code <= 0x9fff && code !== MASKED;
const isRare = (code: number): boolean => code >= FIRST_FREE && code <= 0x9fff;

/** Whether a string is a listed family name. */
export const isFamily = (family: string): boolean =>
  family.length > 1 ? COMPOUND_NAMES.has(family) : (FAMILY_SIZES[family.charCodeAt(0)]! & 1) > 0;

/** Whether a listed family name of one or two characters may begin at an offset. */
export const mayBeginName = (text: string, at: number): boolean =>
  (FAMILY_SIZES[text.charCodeAt(at)]! > 0 || isRare(text.charCodeAt(at))) && isHan(text.charCodeAt(at + 1));

/**
 * The candidates that begin at an offset, whatever their scores. `mark` says how strongly the text before it
 * announces a person. `isAny` adds names with an unlisted family name, and given names alone.
 */
export function candidatesAt(text: string, at: number, mark = 0, isAny = mark > 0): Candidate[] {
  const first = text.charCodeAt(at);
  const sizes = isRare(first) ? 1 : FAMILY_SIZES[first]!;
  if ((sizes === 0 && !isAny) || !isHan(first) || !isHan(text.charCodeAt(at + 1))) return [];
  const left = scoreBefore(text, at) - (sizes === 0 ? UNLISTED : 0);
  const found: Candidate[] = [];
  const take = (family: number, given: number): void => {
    const end = at + family + given;
    for (let n = at + 2; n < end; n++) if (!isHan(text.charCodeAt(n))) return;
    sum = left;
    takeName(text, at, family, end, mark, add);
    for (let n = at; n < end; n++) if (isRare(text.charCodeAt(n))) sum += RARE_SIGN;
    found.push({ at, end, score: sum });
  };
  if (sizes !== 2 || isAny) for (const given of [1, 2]) take(1, given);
  if (sizes > 1 && COMPOUND_NAMES.has(text.slice(at, at + 2))) for (const given of [1, 2]) take(2, given);
  if (isAny) take(0, 2);
  // A family name of three characters: 佐々木例子.
  if (isAny && isRare(text.charCodeAt(at + 1))) for (const given of [1, 2]) take(3, given);
  return found;
}

/** The score of a name's beginning at an offset, from the text before it and its first two characters. */
export function scoreBefore(text: string, at: number): number {
  sum = learned.base;
  takeLeft(text, at, add);
  return sum;
}

/** The score of the two characters at an offset as a given name without a family name. */
export function scoreOfGiven(text: string, at: number, mark: number): number {
  sum = scoreBefore(text, at);
  takeName(text, at, 0, at + 2, mark, add);
  return sum;
}

/** The score of a name's end at an offset, from the text after it. */
export function scoreBehind(text: string, end: number): number {
  sum = 0;
  takeRight(text, end, add);
  return sum;
}
