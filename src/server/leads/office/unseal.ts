import { joinBytes } from "#domain/leads/encoding.ts";
import { importPoint, POINT_BYTES } from "#sealing/office-key.ts";
import {
  HEADER_BYTES,
  infoFor,
  placeBytes,
  type SealedPlace,
  sealedFor,
  suite,
  unprinted,
} from "#sealing/seal.ts";
import type { OfficePrivateKey } from "./private-key.ts";

/** Why a sealed object could not be opened. */
export type SealFailure = "not_sealed" | "unknown_key" | "tampered";

/**
 * Opens bytes that were sealed for a place in the store, or says why these keys do not open them. All
 * versions of the format are read.
 */
export async function openSeal(
  keys: readonly OfficePrivateKey[],
  place: SealedPlace,
  sealed: Uint8Array,
): Promise<{ bytes: Uint8Array } | { failure: SealFailure; keyId: string | null }> {
  const named = sealedFor(sealed);
  if (!named) return { failure: "not_sealed", keyId: null };
  const { version, keyId } = named;
  const office = keys.find(({ id }) => id === keyId);
  if (!office) return { failure: "unknown_key", keyId };
  try {
    return { bytes: await (version === 1 ? openVersion1 : openVersion2)(office, place, sealed) };
  } catch {
    return { failure: "tampered", keyId };
  }
}

type Opens = (office: OfficePrivateKey, place: SealedPlace, sealed: Uint8Array) => Promise<Uint8Array>;

const MAGIC_BYTES = 4;

const openVersion2: Opens = async ({ pair }, place, sealed) => {
  const body = HEADER_BYTES + POINT_BYTES;
  const info = infoFor(sealed.subarray(MAGIC_BYTES, HEADER_BYTES));
  const recipient = { recipientKey: pair, enc: sealed.slice(HEADER_BYTES, body), info };
  return new Uint8Array(await suite.open(recipient, sealed.slice(body), placeBytes(unprinted(place))));
};

/*
 * Format of version 1, which was used before version 2: "FSL1" | key id (8) | ephemeral P-256 point (65) |
 * nonce (12) | AES-256-GCM ciphertext, tag (16). The key is derived by ECDH of the two points, then
 * HKDF-SHA-256 with the ephemeral point as salt and "fasu lead seal" followed by the key id as info. The
 * associated data is everything before the ciphertext, followed by the storage place (`placeBytes`), so that
 * an object cannot be moved.
 */
const NONCE_BYTES = 12;
const INFO = new TextEncoder().encode("fasu lead seal");

const openVersion1: Opens = async ({ pair }, place, sealed) => {
  const body = HEADER_BYTES + POINT_BYTES + NONCE_BYTES;
  const header = sealed.slice(0, body);
  const point = header.slice(HEADER_BYTES, HEADER_BYTES + POINT_BYTES);
  const shared = await crypto.subtle.deriveBits(
    { name: "ECDH", public: await importPoint(point) },
    pair.privateKey,
    256,
  );
  const material = await crypto.subtle.importKey("raw", shared, "HKDF", false, ["deriveKey"]);
  const key = await crypto.subtle.deriveKey(
    {
      name: "HKDF",
      hash: "SHA-256",
      salt: point,
      info: joinBytes(INFO, header.subarray(MAGIC_BYTES, HEADER_BYTES)),
    },
    material,
    { name: "AES-GCM", length: 256 },
    false,
    ["decrypt"],
  );
  const opened = await crypto.subtle.decrypt(
    {
      name: "AES-GCM",
      iv: header.slice(-NONCE_BYTES),
      additionalData: joinBytes(header, placeBytes(place)),
    },
    key,
    sealed.slice(body),
  );
  return new Uint8Array(opened);
};
