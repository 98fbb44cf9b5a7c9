import { hash } from "node:crypto";

/** The 32 bytes of SHA-256 over a text in UTF-8. */
export const sha256OfText = (text: string): Uint8Array => hash("sha256", text, "buffer");
