import { createHash } from "node:crypto";

const CURVE = { name: "ECDH", namedCurve: "P-256" } as const;
const PREFIX = "fasu1-";
/** Bytes of an uncompressed P-256 point. */
export const POINT_BYTES = 65;
/** Bytes of a key's id in a sealed object. */
export const KEY_ID_BYTES = 8;

/** The office's public key, ready for sealing. */
export interface OfficePublicKey {
  /** First 8 bytes of SHA-256 over the point: names the private key that opens. */
  id: Uint8Array;
  key: CryptoKey;
}

/** The office's private key, as it lies in a key file on a staff machine. */
export interface OfficePrivateKey {
  id: string;
  key: CryptoKey;
}

/** A new pair: the public one as the setting's text, the private one as JWK for the key file. */
export async function generateOfficeKey(): Promise<{
  id: string;
  publicKey: string;
  privateKey: JsonWebKey;
}> {
  const pair = await crypto.subtle.generateKey(CURVE, true, ["deriveBits"]);
  const point = new Uint8Array(await crypto.subtle.exportKey("raw", pair.publicKey));
  return {
    id: Buffer.from(keyIdOf(point)).toString("hex"),
    publicKey: PREFIX + Buffer.from(point).toString("base64url"),
    privateKey: await crypto.subtle.exportKey("jwk", pair.privateKey),
  };
}

/** The public key from its setting, or null when the text is no key. */
export async function parsePublicKey(text: string): Promise<OfficePublicKey | null> {
  if (!text.startsWith(PREFIX)) return null;
  const point = Buffer.from(text.slice(PREFIX.length), "base64url");
  if (point.length !== POINT_BYTES) return null;
  try {
    return { id: keyIdOf(point), key: await importPoint(point) };
  } catch {
    return null;
  }
}

/** The private key from its JWK; throws what Web Crypto throws when it is none. */
export async function importPrivateKey(jwk: JsonWebKey): Promise<OfficePrivateKey> {
  const point = Buffer.concat([
    Uint8Array.of(4),
    Buffer.from(jwk.x ?? "", "base64url"),
    Buffer.from(jwk.y ?? "", "base64url"),
  ]);
  const key = await crypto.subtle.importKey("jwk", jwk, CURVE, false, ["deriveBits"]);
  return { id: Buffer.from(keyIdOf(point)).toString("hex"), key };
}

/** A point as a key that takes part in ECDH. */
export const importPoint = (point: Uint8Array): Promise<CryptoKey> =>
  crypto.subtle.importKey("raw", new Uint8Array(point), CURVE, true, []);

const keyIdOf = (point: Uint8Array): Uint8Array =>
  createHash("sha256").update(point).digest().subarray(0, KEY_ID_BYTES);
