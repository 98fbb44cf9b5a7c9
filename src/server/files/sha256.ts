import { hash } from "node:crypto";

let last = { text: "", digest: hash("sha256", "", "buffer") as Uint8Array };

/** The 32 bytes of SHA-256 over the UTF-8 form of a text; of the same text again the same bytes, which are not to be changed. */
export function sha256OfText(text: string): Uint8Array {
  // The id of one document is made at several steps of its import.
  if (text !== last.text) last = { text, digest: hash("sha256", text, "buffer") };
  return last.digest;
}
