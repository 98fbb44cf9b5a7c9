import { readSync } from "node:fs";

/**
 * Fills an array with the bytes of an open file from an offset and returns how many it read: fewer than the array holds
 * only where the file ends. One call of the system may read fewer.
 */
export function readFully(file: number, target: Uint8Array, from: number): number {
  let done = 0;
  for (let count = -1; done < target.length && count !== 0; done += count)
    count = readSync(file, target, done, target.length - done, from + done);
  return done;
}
