import { fromBase64Url, toBase64Url, toHex } from "#domain/leads/encoding.ts";
import { sha256 } from "./digest.ts";

/** Begins the text of a public key: an uncompressed P-256 point in base64url follows. */
const PREFIX = "fasu1-";
/** Bytes of an uncompressed P-256 point. */
export const POINT_BYTES = 65;
/** Bytes of a key's id in a sealed object. */
export const KEY_ID_BYTES = 8;

/** The office's public key, ready for sealing. */
export interface OfficePublicKey {
  /** First 8 bytes of SHA-256 over the point, as 16 hexadecimal digits: names the private key that opens. */
  id: string;
  /** The whole SHA-256 in hexadecimal digits, as the page prints it. */
  hash: string;
  key: CryptoKey;
}

/** The public key as the setting's text. */
export const writePublicKey = (point: Uint8Array): string => PREFIX + toBase64Url(point);

/** The public key from its setting, or null when the text is no key. */
export async function parsePublicKey(text: string): Promise<OfficePublicKey | null> {
  const point = text.startsWith(PREFIX) ? fromBase64Url(text.slice(PREFIX.length)) : null;
  if (point?.length !== POINT_BYTES) return null;
  try {
    const hash = await hashOf(point);
    return { id: keyIdOf(hash), hash, key: await importPoint(point) };
  } catch {
    // No point of the curve.
    return null;
  }
}

/** A point as a key that takes part in ECDH; throws what Web Crypto throws for what is no point of the curve. */
export const importPoint = (point: Uint8Array<ArrayBuffer>): Promise<CryptoKey> =>
  crypto.subtle.importKey("raw", point, { name: "ECDH", namedCurve: "P-256" }, true, []);

/** SHA-256 of a point in hexadecimal digits. */
export const hashOf = async (point: Uint8Array): Promise<string> => toHex(await sha256(point));

/** The id of the key whose point has this hash. */
export const keyIdOf = (hash: string): string => hash.slice(0, 2 * KEY_ID_BYTES);
