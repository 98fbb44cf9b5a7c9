import { resolve } from "node:path";

/**
 * Makes a function that returns what `read` returns for a file or folder. Each path is read once per process;
 * after an error it is read again. `usual` is the path that is used if none is given.
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
