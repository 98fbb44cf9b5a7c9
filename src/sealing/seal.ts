import { Aes256Gcm, CipherSuite, DhkemP256HkdfSha256, HkdfSha256 } from "@hpke/core";
import { joinBytes, toHex } from "#domain/leads/encoding.ts";
import { KEY_ID_BYTES, type OfficePublicKey, POINT_BYTES } from "./office-key.ts";

/*
 * A sealed object is encrypted for the office. Version 2 consists of "FSL2", the key id (8 bytes), the
 * encapsulated key (65 bytes) and the ciphertext with its tag (16 bytes). It follows RFC 9180 in base mode,
 * single shot, with DHKEM(P-256, HKDF-SHA256), HKDF-SHA256 and AES-256-GCM. Its info is "fasu lead seal 2"
 * and the key id; its associated data is the place. Version 1 is no longer created;
 * src/server/leads/office/unseal.ts still opens it.
 */
const MAGIC = /^FSL([12])$/;
const MAGIC_BYTES = 4;
const TAG_BYTES = 16;
const INFO = new TextEncoder().encode("fasu lead seal 2");

/** Number of bytes before the encapsulated key. */
export const HEADER_BYTES = MAGIC_BYTES + KEY_ID_BYTES;
/** Number of bytes by which a sealed object of version 2 is longer than its content. */
export const SEAL_BYTES = HEADER_BYTES + POINT_BYTES + TAG_BYTES;

/**
 * The place to which a sealed object belongs: the receipt number and the kind. For files it also contains the
 * id of the file, which is a fingerprint of its manifest, and for parts their number. The place is the
 * associated data of the encryption, so an object that was moved to another place cannot be opened. Only
 * version 1 uses `fingerprint`.
 */
export type SealedPlace =
  | { receipt: string; kind: "form"; fingerprint?: string }
  | { receipt: string; kind: "manifest"; file: string }
  | { receipt: string; kind: "part"; file: string; part: number };

/** The algorithms of version 2. */
export const suite = new CipherSuite({
  kem: new DhkemP256HkdfSha256(),
  kdf: new HkdfSha256(),
  aead: new Aes256Gcm(),
});

/** The `info` of RFC 9180 for the key with this id. */
export const infoFor = (keyId: Uint8Array): Uint8Array<ArrayBuffer> => joinBytes(INFO, keyId);

/** Encodes a place as associated data. */
export function placeBytes(place: SealedPlace): Uint8Array<ArrayBuffer> {
  const words = [place.kind, place.receipt];
  if (place.kind !== "form") words.push(place.file);
  else if (place.fingerprint !== undefined) words.push(place.fingerprint);
  if (place.kind === "part") words.push(String(place.part));
  return new TextEncoder().encode(words.join("\n"));
}

/** Encrypts bytes for the office. Only its private key can open them, and only at this place. */
export async function seal(
  office: OfficePublicKey,
  place: SealedPlace,
  bytes: Uint8Array,
): Promise<Uint8Array<ArrayBuffer>> {
  const keyId = Uint8Array.from(office.id.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));
  const { enc, ct } = await suite.seal(
    { recipientPublicKey: office.key, info: infoFor(keyId) },
    bytes,
    placeBytes(unprinted(place)),
  );
  const magic = new TextEncoder().encode("FSL2");
  return joinBytes(magic, keyId, new Uint8Array(enc), new Uint8Array(ct));
}

/** The place without the fingerprint of a form, which version 2 does not authenticate. */
export const unprinted = (place: SealedPlace): SealedPlace =>
  place.kind === "form" ? { receipt: place.receipt, kind: "form" } : place;

/**
 * The version of a sealed object, and the id of the key that opens it as 16 hexadecimal digits. Null if the
 * bytes are not a sealed object.
 */
export function sealedFor(sealed: Uint8Array): { version: 1 | 2; keyId: string } | null {
  const version = MAGIC.exec(String.fromCharCode(...sealed.subarray(0, MAGIC_BYTES)))?.[1];
  if (!version || sealed.length < SEAL_BYTES) return null;
  const keyId = toHex(sealed.subarray(MAGIC_BYTES, HEADER_BYTES));
  return { version: version === "2" ? 2 : 1, keyId };
}
