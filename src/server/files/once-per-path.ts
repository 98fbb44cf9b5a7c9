import { resolve } from "node:path";

/**
 * A function that gives what `read` makes of a file or folder, which is read once per process; after an error it is read
 * again. `usual` is the path if none is given.
 */
export function oncePerPath<T>(read: (path: string) => T, usual = "."): (path?: string) => T {
  const made = new Map<string, { value: T }>();
  return (path = usual) => {
    const key = resolve(path);
    const known = made.get(key) ?? { value: read(key) };
    made.set(key, known);
    return known.value;
  };
}
