import { hash } from "node:crypto";

/** SHA-256 of a text in UTF-8, as 32 bytes. */
export const sha256OfText = (text: string): Uint8Array => hash("sha256", text, "buffer");
