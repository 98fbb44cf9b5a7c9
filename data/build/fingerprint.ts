import { createHash, type Hash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

function hashInto(hash: Hash, path: string): void {
  if (!existsSync(path)) return;
  if (statSync(path).isDirectory()) {
    for (const name of readdirSync(path).sort()) hashInto(hash, join(path, name));
    return;
  }
  hash.update(`${path}\0`).update(readFileSync(path)).update("\0");
}

/** SHA-256 (hex) over names and content of the given files and folders; a missing one counts as empty. */
export function fingerprint(inputs: string[]): string {
  const hash = createHash("sha256");
  for (const input of inputs) hashInto(hash, input);
  return hash.digest("hex");
}
