import { writeSync } from "node:fs";

/** Appends all bytes to an open file; one call of the system may write fewer. */
export function writeFully(file: number, bytes: Uint8Array): void {
  for (let done = 0; done < bytes.length; ) done += writeSync(file, bytes, done, bytes.length - done);
}
