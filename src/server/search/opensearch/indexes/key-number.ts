import { hash } from "node:crypto";

const BYTES = 6;

/** A number for a text, exact in a double; two of a million texts share one with a chance of one in five hundred. */
export const numberOfText = (text: string): number => hash("sha1", text, "buffer").readUIntBE(0, BYTES);

/** The place of each key by its number. */
export const placesByNumber = keptFor(numberOfText);
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
