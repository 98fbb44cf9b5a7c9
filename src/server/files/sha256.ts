import { createHash, hash } from "node:crypto";
import { createReadStream } from "node:fs";

/** The 32 bytes of SHA-256 over a text in UTF-8. */
export const sha256OfText = (text: string): Uint8Array => hash("sha256", text, "buffer");

/**
 * Number of bytes that are read at a time. They are few enough that the host can answer requests while it
 * checks files in the background.
 */
const PIECE_BYTES = 1 << 18;

/** The 32 bytes of SHA-256 over a file. `pause` is awaited after each chunk of the file. */
export async function sha256OfFile(path: string, pause?: () => Promise<unknown>): Promise<Buffer> {
  const digest = createHash("sha256");
  for await (const piece of createReadStream(path, { highWaterMark: PIECE_BYTES })) {
    digest.update(piece);
    await pause?.();
  }
  return digest.digest();
}
