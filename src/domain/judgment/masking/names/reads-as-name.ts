import { COMPOUND_NAMES, SELDOM_NAMES, SINGLE_NAMES, surnameOf } from "../printed/surnames.ts";
import { COMPOUND_WEIGHTS, FAMILY_WEIGHTS, LETTER_WEIGHTS, ORDINARY_PAIRS } from "./letter-weights.ts";

/** What a sign that `letter-weights.ts` does not list counts: it is rare in texts, and so are the letters of names. */
export const UNLISTED_WEIGHT = 4;

const FAMILY = tableOf(FAMILY_WEIGHTS);
const SELDOM_WEIGHT = -3;
/** What reads as words nearly as often (阶段, 清楚, 撒谎). */
for (const sign of "段楚巴乌撒丛漆巫") FAMILY[sign.charCodeAt(0)] = 1;
for (const sign of SELDOM_NAMES) FAMILY[sign.charCodeAt(0)] = SELDOM_WEIGHT;
const LETTER = tableOf(LETTER_WEIGHTS);
/** 石老例, 莫老样: what calls somebody is most of a name in the country. */
LETTER["老".charCodeAt(0)] = -1;
const ORDINARY = new Set(ORDINARY_PAIRS.flatMap((pairs) => pairs.match(/../gu) ?? []));

function tableOf(weights: readonly (readonly [weight: number, signs: string])[]): Int8Array {
  const table = new Int8Array(2 ** 16).fill(UNLISTED_WEIGHT);
  for (const [weight, signs] of weights) for (const sign of signs) table[sign.charCodeAt(0)] = weight;
  return table;
}

/** How much likelier a family name stands in a name than in any text, in bits. */
export function familyWeight(name: string): number {
  const family = surnameOf(name);
  if (family.length > 1) return COMPOUND_WEIGHTS[family] ?? UNLISTED_WEIGHT;
  return FAMILY[family.charCodeAt(0)] ?? UNLISTED_WEIGHT;
}

/** The same of one letter of a given name. */
export function letterWeight(letter: string): number {
  return LETTER[letter.charCodeAt(0)] ?? UNLISTED_WEIGHT;
}

const IS_FAMILY = new Uint8Array(2 ** 16);
for (const sign of SINGLE_NAMES) IS_FAMILY[sign.charCodeAt(0)] = 1;
for (const pair of COMPOUND_NAMES) IS_FAMILY[pair.charCodeAt(0)] = 1;

/** Whether a string is a family name. */
export function isFamily(name: string): boolean {
  return COMPOUND_NAMES.has(name) || SINGLE_NAMES.includes(name);
}

/** Whether the signs at a place of a text may be a family name and a letter, or somebody masked. */
export function mayBeginName(text: string, at: number): boolean {
  const [first, second] = [text.charCodeAt(at), text.charCodeAt(at + 1)];
  return IS_FAMILY[first] === 1 && (LETTER[second]! > MIN_FIRST_LETTER || second === MASKED);
}
/** No name of whom a text tells in passing has a first letter with less weight. */
const MIN_FIRST_LETTER = -6;
const MASKED = "某".charCodeAt(0);

/** How much likelier the signs of a name stand in a name than in any text, in bits. */
export function nameWeight(name: string): number {
  let weight = familyWeight(name);
  for (let at = surnameOf(name).length; at < name.length; at++) weight += letterWeight(name[at]!);
  return weight;
}

/** How surely a text shows something to be a name by what stands around it. */
export type Frame =
  /** Words on both sides that only names stand between: 证人…的证言. */
  | "closed"
  /** A word in front that also others than names follow: 被害人…. */
  | "open"
  /** What people do or are to each other, beside a string that might be anything: …说, 妻子…. */
  | "acting"
  /** An act that also things and others than people may be part of: 抢走…手机. */
  | "passing";

/** Family names with at least this weight are seldom anything else. */
export const MIN_SURE_FAMILY = 2;
/** The least weight of a name, in bits: of one with a sure family name and of others, with one letter and with two. */
const MIN_WEIGHTS: Record<Frame, { sure: [number, number]; other: [number, number] }> = {
  closed: { sure: [-8, -8], other: [0, -1] },
  open: { sure: [-1, -4], other: [2, 1] },
  acting: { sure: [1, -2], other: [4, 3] },
  passing: { sure: [2, 1], other: [5, 4] },
};

/** Whether the signs of a name are those of names, as far as the words around it leave it open. */
export function readsAsName(name: string, frame: Frame): boolean {
  if (frame !== "closed" && (isOrdinary(name, frame) || beginsBeforeName(name))) return false;
  const least = MIN_WEIGHTS[frame][familyWeight(name) >= MIN_SURE_FAMILY ? "sure" : "other"];
  return nameWeight(name) >= least[name.length - surnameOf(name).length > 1 ? 1 : 0];
}

/** A third letter with at least this weight makes a name of what begins like a word: 张木林. */
const MIN_SURE_LETTER = 2;

/** Whether a name begins with a pair that mostly is none. */
export const isOrdinaryPair = (name: string): boolean => ORDINARY.has(name.slice(0, 2));

/** Whether a name begins with a pair that mostly is none: after a role only where the family name is a word too. */
function isOrdinary(name: string, frame: Frame): boolean {
  if (!isOrdinaryPair(name)) return false;
  const family = familyWeight(name);
  if (frame === "open") return family < MIN_PLAIN_FAMILY;
  return !(name.length > 2 && family >= MIN_SURE_FAMILY && letterWeight(name[2]!) >= MIN_SURE_LETTER);
}

/** A family name with at least this weight is hardly a letter of a given name. */
const MIN_PLAIN_FAMILY = 4;

/** 向卢秀, 于陈平: a word that is also a family name, and behind it another name. */
function beginsBeforeName(name: string): boolean {
  const [first = "", second = ""] = name;
  return (
    name.length > 2 &&
    FAMILY[first.charCodeAt(0)]! < MIN_SURE_FAMILY &&
    FAMILY[second.charCodeAt(0)]! >= MIN_PLAIN_FAMILY &&
    letterWeight(second) < MIN_SURE_FAMILY
  );
}
