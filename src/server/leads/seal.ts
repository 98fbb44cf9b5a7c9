import {
  importPoint,
  KEY_ID_BYTES,
  type OfficePrivateKey,
  type OfficePublicKey,
  POINT_BYTES,
} from "./office-key.ts";

/*
 * A sealed object: "FSL1" | key id (8) | ephemeral public point (65) | nonce (12) | AES-256-GCM ciphertext, tag (16).
 * Key: ECDH P-256 of an ephemeral key with the office's; HKDF-SHA-256, salt = the ephemeral point,
 * info = "fasu lead seal" and the office's key id; 32 bytes. Associated data: everything before the ciphertext, then the place.
 */
const MAGIC = new TextEncoder().encode("FSL1");
const NONCE_BYTES = 12;
const HEADER_BYTES = MAGIC.length + KEY_ID_BYTES + POINT_BYTES + NONCE_BYTES;
const INFO = new TextEncoder().encode("fasu lead seal");

/**
 * Where a sealed object belongs, as associated data: receipt and kind, for parts the file's id (which is a
 * fingerprint of its whole manifest) and the part's number. An object moved elsewhere does not open.
 */
export type SealedPlace =
  | { receipt: string; kind: "form"; fingerprint: string }
  | { receipt: string; kind: "manifest"; file: string }
  | { receipt: string; kind: "part"; file: string; part: number };

/** Why a sealed object was not opened. */
export type SealFailure = "not_sealed" | "unknown_key" | "tampered";

/** The bytes sealed to the office: only its private key opens them, and only at this place. */
export async function seal(
  office: OfficePublicKey,
  place: SealedPlace,
  bytes: Uint8Array,
): Promise<Uint8Array> {
  const ephemeral = await crypto.subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, true, [
    "deriveBits",
  ]);
  const point = new Uint8Array(await crypto.subtle.exportKey("raw", ephemeral.publicKey));
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const header = Buffer.concat([MAGIC, office.id, point, nonce]);
  const key = await deriveKey(ephemeral.privateKey, office.key, point, office.id, "encrypt");
  const sealed = await crypto.subtle.encrypt(
    { name: "AES-GCM", iv: nonce, additionalData: associate(header, place) },
    key,
    new Uint8Array(bytes),
  );
  return Buffer.concat([header, new Uint8Array(sealed)]);
}

/** Id (16 hex digits) of the key that opens the object, or null when it is no sealed object. */
export function sealedFor(sealed: Uint8Array): string | null {
  if (sealed.length < HEADER_BYTES || !MAGIC.every((byte, at) => sealed[at] === byte)) return null;
  return Buffer.from(sealed.subarray(MAGIC.length, MAGIC.length + KEY_ID_BYTES)).toString("hex");
}

/** The bytes that were sealed for this place, or why they cannot be had with these keys. */
export async function unseal(
  keys: readonly OfficePrivateKey[],
  place: SealedPlace,
  sealed: Uint8Array,
): Promise<{ bytes: Uint8Array } | { failure: SealFailure; keyId: string | null }> {
  const keyId = sealedFor(sealed);
  if (!keyId) return { failure: "not_sealed", keyId };
  const office = keys.find(({ id }) => id === keyId);
  if (!office) return { failure: "unknown_key", keyId };
  const header = Buffer.from(sealed.subarray(0, HEADER_BYTES));
  const id = header.subarray(MAGIC.length, MAGIC.length + KEY_ID_BYTES);
  const point = header.subarray(MAGIC.length + KEY_ID_BYTES, HEADER_BYTES - NONCE_BYTES);
  const nonce = new Uint8Array(header.subarray(HEADER_BYTES - NONCE_BYTES));
  try {
    const key = await deriveKey(office.key, await importPoint(point), point, id, "decrypt");
    const opened = await crypto.subtle.decrypt(
      { name: "AES-GCM", iv: nonce, additionalData: associate(header, place) },
      key,
      new Uint8Array(sealed.subarray(HEADER_BYTES)),
    );
    return { bytes: new Uint8Array(opened) };
  } catch {
    return { failure: "tampered", keyId };
  }
}

async function deriveKey(
  own: CryptoKey,
  other: CryptoKey,
  point: Uint8Array,
  id: Uint8Array,
  use: "encrypt" | "decrypt",
): Promise<CryptoKey> {
  const shared = await crypto.subtle.deriveBits({ name: "ECDH", public: other }, own, 256);
  const material = await crypto.subtle.importKey("raw", shared, "HKDF", false, ["deriveKey"]);
  const info = new Uint8Array(Buffer.concat([INFO, id]));
  return crypto.subtle.deriveKey(
    { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(point), info },
    material,
    { name: "AES-GCM", length: 256 },
    false,
    [use],
  );
}

function associate(header: Uint8Array, place: SealedPlace): Uint8Array<ArrayBuffer> {
  const words = [place.kind, place.receipt];
  if (place.kind === "form") words.push(place.fingerprint);
  else words.push(place.file);
  if (place.kind === "part") words.push(String(place.part));
  return new Uint8Array(Buffer.concat([header, Buffer.from(words.join("\n"))]));
}
