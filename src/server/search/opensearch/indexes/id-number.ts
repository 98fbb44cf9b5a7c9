import { SCOPE, type SearchScope } from "#domain/search/scope.ts";

/** Characters of a judgment's id in the order of their codes; digit 0 is the end of the id. */
const ALPHABET = "0123456789abcdefghijklmnopqrstuvwxyz";
const BASE = ALPHABET.length + 1;
/** Longest id that fits into 63 bits, the length of `judgmentId`. */
const MAX_CHARS = 12;
/** Characters whose number is exact in a double. */
const HALF = MAX_CHARS / 2;

/** The field for sorting documents of a scope by id. Ids of laws and knowledge are too long for a number. */
export const idField = (type: SearchScope): "id_number" | "id" => (type === SCOPE.cases ? "id_number" : "id");

/**
 * A number of 63 bits, as decimal digits, that sorts like the id (at most twelve digits and small letters). A
 * cluster sorts numbers faster than keywords, which it must decompress. Throws RangeError for another id.
 */
export function idNumber(id: string): string {
  if (id.length > MAX_CHARS) throw new RangeError(`The id ${id} is longer than ${MAX_CHARS} characters`);
  return String(BigInt(halfNumber(id, 0)) * HALF_RANGE + BigInt(halfNumber(id, HALF)));
}
const HALF_RANGE = BigInt(BASE ** HALF);

function halfNumber(id: string, from: number): number {
  let number = 0;
  for (let at = from; at < from + HALF; at++) {
    const place = at < id.length ? ALPHABET.indexOf(id[at]!) : -1;
    if (at < id.length && place < 0) throw new RangeError(`The id ${id} has a character that ids have not`);
    number = number * BASE + place + 1;
  }
  return number;
}
