import { createCipheriv, createDecipheriv, randomBytes, scrypt } from "node:crypto";
import * as z from "zod/mini";
import { attempt } from "#domain/attempt.ts";
import { fromBase64Url, toBase64Url } from "#domain/leads/encoding.ts";
import { privateKeyId } from "./private-key.ts";

/*
 * The file of a private key is JSON. In a protected file the JWK is encrypted with AES-256-GCM; scrypt (RFC
 * 7914) derives the key from a passphrase, and the id is the associated data. Older files contain the JWK
 * without protection.
 */

const base64 = z.string().check(z.regex(/^[\w-]+$/));

/** A protected private key. */
export const ProtectedKey = z.object({
  version: z.literal(1),
  /**
   * The id of the key pair, by which sealed objects name their key. It can be read without the passphrase.
   */
  id: z.string().check(z.regex(/^[\da-f]{16}$/)),
  kdf: z.literal("scrypt"),
  /**
   * `n`, `r` and `p` are the cost, block size and parallelism of scrypt. They have limits, so that a file
   * from somebody else cannot exhaust the memory of the machine.
   */
  n: z.int().check(z.minimum(2 ** 14), z.maximum(2 ** 20)),
  r: z.int().check(z.minimum(1), z.maximum(16)),
  p: z.int().check(z.minimum(1), z.maximum(4)),
  salt: base64,
  nonce: base64,
  sealed: base64,
});
export type ProtectedKey = z.infer<typeof ProtectedKey>;

/** A guess takes 128 MB and about 0.4 s (OWASP Password Storage Cheat Sheet, scrypt). */
const COST = { n: 2 ** 17, r: 8, p: 1 } as const;
const TAG_BYTES = 16;

/** What a key file contains: a protected key, or a JWK without protection. */
export type KeyFile =
  | { kind: "protected"; id: string; key: ProtectedKey }
  | { kind: "open"; id: string; jwk: JsonWebKey };

/** Reads the text of a key file. Null if it is no key file. */
export async function readKeyFile(text: string): Promise<KeyFile | null> {
  const value: unknown = attempt(() => JSON.parse(text));
  const decoded = z.safeParse(ProtectedKey, value);
  if (decoded.success) return { kind: "protected", id: decoded.data.id, key: decoded.data };
  const jwk = value as JsonWebKey | null | undefined;
  if (jwk?.kty !== "EC" || typeof jwk.d !== "string") return null;
  return { kind: "open", id: await privateKeyId(jwk), jwk };
}

/** Encrypts a private key with a passphrase. */
export async function protectKey(jwk: JsonWebKey, passphrase: string): Promise<ProtectedKey> {
  const id = await privateKeyId(jwk);
  const [salt, nonce] = [randomBytes(16), randomBytes(12)];
  const cipher = createCipheriv("aes-256-gcm", await derive(passphrase, salt, COST), nonce).setAAD(
    Buffer.from(id),
  );
  const sealed = Buffer.concat([cipher.update(JSON.stringify(jwk)), cipher.final(), cipher.getAuthTag()]);
  const bytes = { salt: toBase64Url(salt), nonce: toBase64Url(nonce), sealed: toBase64Url(sealed) };
  return { version: 1, id, kdf: "scrypt", ...COST, ...bytes };
}

/** Decrypts a private key. Null if the passphrase is wrong or the file was changed. */
export async function unprotectKey(key: ProtectedKey, passphrase: string): Promise<JsonWebKey | null> {
  const [salt, nonce, sealed] = [key.salt, key.nonce, key.sealed].map(fromBase64Url);
  if (!salt || !nonce || !sealed || sealed.length <= TAG_BYTES) return null;
  const derived = await derive(passphrase, salt, key);
  try {
    const decipher = createDecipheriv("aes-256-gcm", derived, nonce, { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(key.id))
      .setAuthTag(sealed.subarray(-TAG_BYTES));
    const text = Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()]);
    return JSON.parse(text.toString()) as JsonWebKey;
  } catch {
    return null;
  }
}

/**
 * Derives a key from a passphrase. The passphrase is normalised to NFKC, so that different keyboards give the
 * same text (RFC 8265 requires a normal form too).
 */
function derive(
  passphrase: string,
  salt: Uint8Array,
  { n, r, p }: { n: number; r: number; p: number },
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const options = { N: n, r, p, maxmem: 256 * n * r };
    scrypt(passphrase.normalize("NFKC"), salt, 32, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
