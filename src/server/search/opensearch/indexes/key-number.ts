import { hash } from "node:crypto";

const BYTES = 6;

/** A number for a text, exact in a double; two of a million texts share one with a chance of one in five hundred. */
export const numberOfText = (text: string): number => hash("sha1", text, "buffer").readUIntBE(0, BYTES);

const known = new WeakMap<readonly string[], Map<number, number>>();

/** The place of each key by its number. */
export function placesByNumber(keys: readonly string[]): ReadonlyMap<number, number> {
  const places = known.get(keys) ?? new Map(keys.map((key, place) => [numberOfText(key), place]));
  known.set(keys, places);
  return places;
}
