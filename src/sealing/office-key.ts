import { fromBase64Url, toBase64Url, toHex } from "#domain/leads/encoding.ts";
import { sha256 } from "./digest.ts";

/** The beginning of the text of a public key. An uncompressed P-256 point in base64url follows. */
const PREFIX = "fasu1-";
/** Length, in bytes, of an uncompressed P-256 point. */
export const POINT_BYTES = 65;
/** Length, in bytes, of the id of a key in a sealed object. */
export const KEY_ID_BYTES = 8;

/** The public key of the office, with which files and forms are encrypted. */
export interface OfficePublicKey {
  /**
   * The first 8 bytes of the SHA-256 of the point, as 16 hexadecimal digits. It identifies the matching
   * private key.
   */
  id: string;
  /** The whole SHA-256 of the point in hexadecimal digits, which the page shows. */
  hash: string;
  key: CryptoKey;
}

/** Writes a public key as the text of the setting. */
export const writePublicKey = (point: Uint8Array): string => PREFIX + toBase64Url(point);

/** Reads a public key from the text of the setting. Null if the text is not a key. */
export async function parsePublicKey(text: string): Promise<OfficePublicKey | null> {
  const point = text.startsWith(PREFIX) ? fromBase64Url(text.slice(PREFIX.length)) : null;
  if (point?.length !== POINT_BYTES) return null;
  try {
    const hash = await hashOf(point);
    return { id: keyIdOf(hash), hash, key: await importPoint(point) };
  } catch {
    // The bytes are not a point on the curve.
    return null;
  }
}

/** Imports a point as an ECDH key. Throws Web Crypto's error if the point is not on the curve. */
export const importPoint = (point: Uint8Array<ArrayBuffer>): Promise<CryptoKey> =>
  crypto.subtle.importKey("raw", point, { name: "ECDH", namedCurve: "P-256" }, true, []);

/** The SHA-256 of a point in hexadecimal digits. */
export const hashOf = async (point: Uint8Array): Promise<string> => toHex(await sha256(point));

/** The id of the key whose point has this hash. */
export const keyIdOf = (hash: string): string => hash.slice(0, 2 * KEY_ID_BYTES);
