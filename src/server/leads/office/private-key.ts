import { fromBase64Url, joinBytes } from "#domain/leads/encoding.ts";
import { hashOf, importPoint, keyIdOf, writePublicKey } from "#sealing/office-key.ts";

const CURVE = { name: "ECDH", namedCurve: "P-256" } as const;

/** The office's private key in the form that the office's commands use. */
export interface OfficePrivateKey {
  id: string;
  pair: CryptoKeyPair;
}

/** A new key pair: the public key as the text of the setting, and the private key as JWK for the key file. */
export async function generateOfficeKey(): Promise<{
  id: string;
  publicKey: string;
  privateKey: JsonWebKey;
}> {
  const pair = await crypto.subtle.generateKey(CURVE, true, ["deriveBits"]);
  const point = new Uint8Array(await crypto.subtle.exportKey("raw", pair.publicKey));
  return {
    id: keyIdOf(await hashOf(point)),
    publicKey: writePublicKey(point),
    privateKey: await crypto.subtle.exportKey("jwk", pair.privateKey),
  };
}

/** The private key from its JWK; throws Web Crypto's error if it is not one. */
export async function importPrivateKey(jwk: JsonWebKey): Promise<OfficePrivateKey> {
  const point = pointOf(jwk);
  const privateKey = await crypto.subtle.importKey("jwk", jwk, CURVE, false, ["deriveBits"]);
  return { id: await privateKeyId(jwk), pair: { privateKey, publicKey: await importPoint(point) } };
}

/** The id of the JWK's key pair, as used in sealed objects. */
export const privateKeyId = async (jwk: JsonWebKey): Promise<string> => keyIdOf(await hashOf(pointOf(jwk)));

function pointOf({ x = "", y = "" }: JsonWebKey): Uint8Array<ArrayBuffer> {
  const none = new Uint8Array();
  return joinBytes(Uint8Array.of(4), fromBase64Url(x) ?? none, fromBase64Url(y) ?? none);
}
