import { hash } from "node:crypto";

/** The 32 bytes of SHA-256 over the UTF-8 form of a text. */
export function sha256(text: string): Uint8Array {
  return hash("sha256", text, "buffer");
}
