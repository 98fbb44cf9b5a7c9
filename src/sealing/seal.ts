import { Aes256Gcm, CipherSuite, DhkemP256HkdfSha256, HkdfSha256 } from "@hpke/core";
import { joinBytes, toHex } from "#domain/leads/encoding.ts";
import { KEY_ID_BYTES, type OfficePublicKey, POINT_BYTES } from "./office-key.ts";

/*
 * A sealed object, version 2: "FSL2" | key id (8) | encapsulated key (65) | ciphertext with tag (16). RFC
 * 9180, base mode, single shot: DHKEM(P-256, HKDF-SHA256), HKDF-SHA256, AES-256-GCM; info = "fasu lead seal
 * 2" and the key id; associated data = the place. Version 1 is no longer created;
 * src/server/leads/office/unseal.ts still opens it.
 */
const MAGIC = /^FSL([12])$/;
const MAGIC_BYTES = 4;
const TAG_BYTES = 16;
const INFO = new TextEncoder().encode("fasu lead seal 2");

/** Bytes before the encapsulated key. */
export const HEADER_BYTES = MAGIC_BYTES + KEY_ID_BYTES;
/** How many bytes longer a sealed object of version 2 is than its content. */
export const SEAL_BYTES = HEADER_BYTES + POINT_BYTES + TAG_BYTES;

/**
 * The place of a sealed object: receipt and kind, and for files their id (a fingerprint of the whole
 * manifest) and the number of the part. The place is the associated data: an object moved to another place
 * cannot be opened. Only version 1 uses a form's `fingerprint`.
 */
export type SealedPlace =
  | { receipt: string; kind: "form"; fingerprint?: string }
  | { receipt: string; kind: "manifest"; file: string }
  | { receipt: string; kind: "part"; file: string; part: number };

/** The suite of version 2. */
export const suite = new CipherSuite({
  kem: new DhkemP256HkdfSha256(),
  kdf: new HkdfSha256(),
  aead: new Aes256Gcm(),
});

/** The `info` of RFC 9180 for the key with this id. */
export const infoFor = (keyId: Uint8Array): Uint8Array<ArrayBuffer> => joinBytes(INFO, keyId);

/** The place as associated data. */
export function placeBytes(place: SealedPlace): Uint8Array<ArrayBuffer> {
  const words = [place.kind, place.receipt];
  if (place.kind !== "form") words.push(place.file);
  else if (place.fingerprint !== undefined) words.push(place.fingerprint);
  if (place.kind === "part") words.push(String(place.part));
  return new TextEncoder().encode(words.join("\n"));
}

/** The bytes sealed for the office: only its private key opens them, and only at this place. */
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

/** A place as version 2 authenticates it. */
export const unprinted = (place: SealedPlace): SealedPlace =>
  place.kind === "form" ? { receipt: place.receipt, kind: "form" } : place;

/**
 * Version, and id (16 hexadecimal digits) of the key that opens the object; null when it is not a sealed
 * object.
 */
export function sealedFor(sealed: Uint8Array): { version: 1 | 2; keyId: string } | null {
  const version = MAGIC.exec(String.fromCharCode(...sealed.subarray(0, MAGIC_BYTES)))?.[1];
  if (!version || sealed.length < SEAL_BYTES) return null;
  const keyId = toHex(sealed.subarray(MAGIC_BYTES, HEADER_BYTES));
  return { version: version === "2" ? 2 : 1, keyId };
}
