import { hash } from "node:crypto";

let last = { text: "", digest: hash("sha256", "", "buffer") as Uint8Array };

/** The 32 bytes of SHA-256 over a text in UTF-8; cached and shared, so do not modify them. */
export function sha256OfText(text: string): Uint8Array {
  // A document's id is computed at several steps of its import.
  if (text !== last.text) last = { text, digest: hash("sha256", text, "buffer") };
  return last.digest;
}
