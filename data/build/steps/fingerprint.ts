import { createHash, type Hash } from "node:crypto";
import { closeSync, existsSync, openSync, readdirSync, readSync, statSync } from "node:fs";
import { join } from "node:path";

/** Files are read in pieces of this many bytes, because a corpus may exceed the largest buffer (2 GB). */
const PIECE_BYTES = 1 << 20;
const piece = Buffer.allocUnsafe(PIECE_BYTES);

function hashInto(hash: Hash, path: string): void {
  if (!existsSync(path)) return;
  if (statSync(path).isDirectory()) {
    for (const name of readdirSync(path).sort()) hashInto(hash, join(path, name));
    return;
  }
  hash.update(`${path}\0`);
  const file = openSync(path, "r");
  try {
    for (let read = readSync(file, piece); read > 0; read = readSync(file, piece)) {
      hash.update(piece.subarray(0, read));
    }
  } finally {
    closeSync(file);
  }
  hash.update("\0");
}

/** SHA-256 in hex of the names and contents of files and folders. What does not exist counts as empty. */
export function fingerprint(inputs: string[]): string {
  const hash = createHash("sha256");
  for (const input of inputs) hashInto(hash, input);
  return hash.digest("hex");
}
