import { fromBase64Url, toBase64Url, toHex } from "#domain/leads/encoding.ts";
import { sha256 } from "./digest.ts";

/** Prefix of a public key's text; an uncompressed P-256 point in base64url follows. */
const PREFIX = "fasu1-";
/** Bytes of an uncompressed P-256 point. */
export const POINT_BYTES = 65;
/** Bytes of a key's id in a sealed object. */
export const KEY_ID_BYTES = 8;

/** The office's public key, ready for sealing. */
export interface OfficePublicKey {
  /** First 8 bytes of SHA-256 over the point, as 16 hexadecimal digits; identifies the matching private key. */
  id: string;
  /** The whole SHA-256 in hexadecimal digits, as the page prints it. */
  hash: string;
  key: CryptoKey;
}

/** The text of the setting for a public key. */
export const writePublicKey = (point: Uint8Array): string => PREFIX + toBase64Url(point);

/** The public key from its setting, or null when the text is not a key. */
export async function parsePublicKey(text: string): Promise<OfficePublicKey | null> {
  const point = text.startsWith(PREFIX) ? fromBase64Url(text.slice(PREFIX.length)) : null;
  if (point?.length !== POINT_BYTES) return null;
  try {
    const hash = await hashOf(point);
    return { id: keyIdOf(hash), hash, key: await importPoint(point) };
  } catch {
    // Not a point on the curve.
    return null;
  }
}

/** A point as an ECDH key; throws Web Crypto's error for a point that is not on the curve. */
export const importPoint = (point: Uint8Array<ArrayBuffer>): Promise<CryptoKey> =>
  crypto.subtle.importKey("raw", point, { name: "ECDH", namedCurve: "P-256" }, true, []);

/** SHA-256 of a point in hexadecimal digits. */
export const hashOf = async (point: Uint8Array): Promise<string> => toHex(await sha256(point));

/** The id of the key whose point has this hash. */
export const keyIdOf = (hash: string): string => hash.slice(0, 2 * KEY_ID_BYTES);
