/**
 * A function that calls `make` once for each object and returns the same result as long as the object exists.
 */
export const oncePer = <Key extends object, Made extends object>(make: (key: Key) => Made) =>
  cached(new WeakMap<Key, Made>(), make);

/** A function that calls `make` once for each key. Its results stay in memory for good. */
export const oncePerKey = <Key, Made>(make: (key: Key) => Made) => cached(new Map<Key, Made>(), make);

interface Cache<Key, Made> {
  get: (key: Key) => Made | undefined;
  set: (key: Key, made: Made) => unknown;
}

const cached =
  <Key, Made>(known: Cache<Key, Made>, make: (key: Key) => Made) =>
  (key: Key): Made =>
    getOrInsert(known, key, () => make(key));

/** The value of a key in a map. If there is none, it is computed and stored. */
export function getOrInsert<Key, Made>(map: Cache<Key, Made>, key: Key, compute: () => Made): Made {
  let value = map.get(key);
  if (value === undefined) {
    value = compute();
    map.set(key, value);
  }
  return value;
}
