import { fromBase64Url, joinBytes } from "#domain/leads/encoding.ts";
import { hashOf, importPoint, keyIdOf, writePublicKey } from "#sealing/office-key.ts";

const CURVE = { name: "ECDH", namedCurve: "P-256" } as const;

/** A private key of the office in the form that can open sealed objects. */
export interface OfficePrivateKey {
  id: string;
  pair: CryptoKeyPair;
}

/** Generates a key pair. `publicKey` is the text for the setting, `privateKey` the JWK for the key file. */
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

/** Imports a private key from its JWK. Throws an error of Web Crypto if it is no private key. */
export async function importPrivateKey(jwk: JsonWebKey): Promise<OfficePrivateKey> {
  const point = pointOf(jwk);
  const privateKey = await crypto.subtle.importKey("jwk", jwk, CURVE, false, ["deriveBits"]);
  return { id: await privateKeyId(jwk), pair: { privateKey, publicKey: await importPoint(point) } };
}

/** The id of a key pair, by which sealed objects name their key. */
export const privateKeyId = async (jwk: JsonWebKey): Promise<string> => keyIdOf(await hashOf(pointOf(jwk)));

function pointOf({ x = "", y = "" }: JsonWebKey): Uint8Array<ArrayBuffer> {
  const none = new Uint8Array();
  return joinBytes(Uint8Array.of(4), fromBase64Url(x) ?? none, fromBase64Url(y) ?? none);
}
