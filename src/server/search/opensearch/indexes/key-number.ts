import { hash } from "node:crypto";

const BYTES = 6;

/** A number for a text, exact in a double; two of a million texts share one with a chance of one in five hundred. */
export const numberOfText = (text: string): number => hash("sha1", text, "buffer").readUIntBE(0, BYTES);

/** Nine digits are written and read faster than a hash. */
const MAX_DIGITS = 9;

/** A number for the key of a node: the key itself if it is a whole number, else one for its text, beyond all of those. */
export const numberOfKey = (key: string): number =>
  /^[1-9]\d*$/.test(key) && key.length <= MAX_DIGITS ? Number(key) : 10 ** MAX_DIGITS + numberOfText(key);

/** The place of each key by its number. */
export const placesByNumber = keptFor(numberOfKey);
/** The place of each key. */
export const placesByKey = keptFor((key) => key);

/** Places by what is made of a key, made once for each list of keys. */
function keptFor<Made>(make: (key: string) => Made) {
  const known = new WeakMap<readonly string[], Map<Made, number>>();
  return (keys: readonly string[]): ReadonlyMap<Made, number> => {
    const places = known.get(keys) ?? new Map(keys.map((key, place) => [make(key), place]));
    known.set(keys, places);
    return places;
  };
}
