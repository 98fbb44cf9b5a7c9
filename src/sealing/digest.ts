import { toHex } from "#domain/leads/encoding.ts";

/** The SHA-256 of bytes, or of the UTF-8 bytes of a text. */
export async function sha256(content: Uint8Array | string): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes as Uint8Array<ArrayBuffer>));
}

/** The SHA-256 of bytes, or of the UTF-8 bytes of a text, in hexadecimal digits. */
export const sha256Hex = async (content: Uint8Array | string): Promise<string> =>
  toHex(await sha256(content));

/**
 * A checksum of values, in hexadecimal digits. Browser and service compute it over the same values, to detect
 * damage on the way.
 */
export const sumOf = (things: readonly (string | number)[]): Promise<string> =>
  sha256Hex(JSON.stringify(things));

/**
 * A fingerprint of a text that only holders of the secret key can compute: the first 32 hexadecimal digits of
 * its HMAC-SHA-256.
 */
export async function keyedFingerprint(key: Uint8Array, text: string): Promise<string> {
  const hmac = { name: "HMAC", hash: "SHA-256" };
  const imported = await crypto.subtle.importKey("raw", key as Uint8Array<ArrayBuffer>, hmac, false, [
    "sign",
  ]);
  const mac = await crypto.subtle.sign("HMAC", imported, new TextEncoder().encode(text));
  return toHex(new Uint8Array(mac)).slice(0, 32);
}
