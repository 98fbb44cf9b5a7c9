import { readSync } from "node:fs";

/**
 * Fills `target` with the bytes of an open file from an offset. Returns the number of bytes read, which is
 * smaller only at the end of the file. A single system call might read fewer.
 */
export function readFully(file: number, target: Uint8Array, from: number): number {
  let done = 0;
  for (let count = -1; done < target.length && count !== 0; done += count)
    count = readSync(file, target, done, target.length - done, from + done);
  return done;
}
