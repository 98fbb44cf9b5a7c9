import { resolve } from "node:path";
import { oncePerKey } from "#domain/once-per.ts";

/**
 * Makes a function that returns what `read` returns for a file or folder. Each path is read once per process;
 * after an error it is read again. `usual` is the path that is used if none is given.
 */
export function oncePerPath<T>(read: (path: string) => T, usual = "."): (path?: string) => T {
  const readOnce = oncePerKey(read);
  return (path = usual) => readOnce(resolve(path));
}
