import { SCOPE, type SearchScope } from "#domain/search/scope.ts";

/** Characters of an id in the order of their codes; 0 stands for its end. */
const ALPHABET = "-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const BASE = ALPHABET.length + 1;
/** So many characters make a number that is exact in a double. */
const CHARS = 8;

/** An id as two numbers, in whose order ids stand. */
export interface IdNumbers {
  id_start: number;
  id_rest: number;
}

/** The fields that documents of a scope are sorted by id with: ids of laws and knowledge are too long for numbers. */
export const idFields = (type: SearchScope): (keyof IdNumbers | "id")[] =>
  type === SCOPE.cases ? ["id_start", "id_rest"] : ["id"];

/**
 * The numbers of an id of at most sixteen letters, digits and hyphens, which a cluster sorts by faster than keywords: it
 * unpacks each of those. Throws RangeError for another id.
 */
export function idNumbers(id: string): IdNumbers {
  if (id.length > 2 * CHARS) throw new RangeError(`The id ${id} is longer than ${2 * CHARS} characters`);
  return { id_start: numberOf(id, 0), id_rest: numberOf(id, CHARS) };
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
