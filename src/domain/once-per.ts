/** The function, called once per object; its result is cached as long as the object exists. */
export const oncePer = <Key extends object, Made extends object>(make: (key: Key) => Made) =>
  cached(new WeakMap<Key, Made>(), make);

/** The function, called once per key; its results are cached for good. */
export const oncePerKey = <Key, Made>(make: (key: Key) => Made) => cached(new Map<Key, Made>(), make);

interface Cache<Key, Made> {
  get: (key: Key) => Made | undefined;
  set: (key: Key, made: Made) => unknown;
}

const cached =
  <Key, Made>(known: Cache<Key, Made>, make: (key: Key) => Made) =>
  (key: Key): Made =>
    getOrInsert(known, key, () => make(key));

/** The value of a key in a map; computed and stored if there is none. */
export function getOrInsert<Key, Made>(map: Cache<Key, Made>, key: Key, compute: () => Made): Made {
  let value = map.get(key);
  if (value === undefined) {
    value = compute();
    map.set(key, value);
  }
  return value;
}
