import { hash } from "node:crypto";

/** A binary string takes half as long as a buffer. */
const digestOf = (text: string): Uint8Array => Buffer.from(hash("sha256", text, "binary"), "latin1");

let last = { text: "", digest: digestOf("") };

/** The 32 bytes of SHA-256 over a text in UTF-8. They are cached and shared, so callers must not modify them. */
export function sha256OfText(text: string): Uint8Array {
  // Cached because a document's id is computed at several steps of its import.
  if (text !== last.text) last = { text, digest: digestOf(text) };
  return last.digest;
}
