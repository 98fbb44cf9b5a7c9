import { resolve } from "node:path";

/**
 * A function that returns the result of `read` for a file or folder. Each is read once per process, and again
 * after an error. `usual` is the default path.
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
