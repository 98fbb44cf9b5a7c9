/** Characters of an id in the order of their codes; 0 stands for its end. */
const ALPHABET = "-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const BASE = ALPHABET.length + 1;
/** So many characters make a number that is exact in a double. */
const CHARS = 8;

/**
 * Two numbers in whose order ids of at most sixteen letters, digits and hyphens stand; numbers are sorted by faster than keywords,
 * each of which a cluster unpacks. Throws RangeError for another id.
 */
export function idNumbers(id: string): [start: number, rest: number] {
  if (id.length > 2 * CHARS) throw new RangeError(`The id ${id} is longer than ${2 * CHARS} characters`);
  return [numberOf(id, 0), numberOf(id, CHARS)];
}

function numberOf(id: string, from: number): number {
  let number = 0;
  for (let at = from; at < from + CHARS; at++) {
    const place = at < id.length ? ALPHABET.indexOf(id[at]!) : -1;
    if (at < id.length && place < 0) throw new RangeError(`The id ${id} has a character that ids have not`);
    number = number * BASE + place + 1;
  }
  return number;
}
