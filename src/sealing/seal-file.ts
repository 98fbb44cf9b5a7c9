import { MAX_PART_BYTES } from "#contract/leads/lead-limits.ts";
import type { FileManifest, SealedManifest } from "#contract/leads/sealed-lead.ts";
import type { Announcement } from "#contract/leads/upload-casefile.ts";
import { toBase64Url } from "#domain/leads/encoding.ts";
import { countParts, partRange } from "#domain/leads/part-layout.ts";
import { keyedFingerprint, sha256Hex, sumOf } from "./digest.ts";
import type { OfficePublicKey } from "./office-key.ts";
import { seal } from "./seal.ts";

/** The lead to which a file belongs. It determines the storage key and the id of the file. */
export interface FileOwner {
  receipt: string;
  /**
   * Random bytes that the host never receives. They are the secret key of the fingerprint that serves as a
   * file's id, so the id reveals nothing about the file to others.
   */
  secret: Uint8Array;
}

/** Creates the manifest of a file, which contains the SHA-256 of the whole file and of each part. */
export async function describeFile(
  name: string,
  bytes: Uint8Array,
  partSize = MAX_PART_BYTES,
): Promise<FileManifest> {
  const parts: string[] = [];
  for (let part = 0; part < countParts(bytes.length, partSize); part++)
    parts.push(await sha256Hex(bytes.subarray(...partRange(bytes.length, partSize, part))));
  return { name, size: bytes.length, sha256: await sha256Hex(bytes), part_size: partSize, parts };
}

/**
 * The id of the file with this manifest. The manifest determines the bytes of every part. So parts may arrive
 * in any order, twice, or after the page was reloaded, and the parts of two files cannot be mixed up.
 */
export const fileIdOf = (
  secret: Uint8Array,
  { name, size, sha256, part_size, parts }: FileManifest,
): Promise<string> => keyedFingerprint(secret, JSON.stringify([name, size, sha256, part_size, parts]));

/**
 * Creates the announcement of a file. It contains the sizes that the service has to know and the encrypted
 * manifest, and reveals nothing else about the file.
 */
export async function sealAnnouncement(
  office: OfficePublicKey,
  { receipt, secret }: FileOwner,
  manifest: FileManifest,
  consentedAt: Date,
): Promise<Announcement> {
  const { size, part_size, parts } = manifest;
  const file = await fileIdOf(secret, manifest);
  const held: SealedManifest = {
    manifest,
    key: toBase64Url(secret),
    consented_at: consentedAt.toISOString(),
  };
  const bytes = new TextEncoder().encode(JSON.stringify(held));
  const sealed = toBase64Url(await seal(office, { receipt, kind: "manifest", file }, bytes));
  const announced = { file, size, part_size, parts: parts.length, sealed };
  return { ...announced, sum: await sumOfAnnouncement(receipt, announced) };
}

/**
 * The checksum of an announcement and the receipt number of its lead. The browser and the service both
 * compute it.
 */
export const sumOfAnnouncement = (
  receipt: string,
  { file, size, part_size, parts, sealed }: Omit<Announcement, "sum">,
): Promise<string> => sumOf([receipt, file, size, part_size, parts, sealed]);

/** The checksum of an encrypted part and its place. The browser and the service both compute it. */
export const sumOfPart = async (
  receipt: string,
  { file, part }: { file: string; part: number },
  sealed: Uint8Array,
): Promise<string> => sumOf([receipt, file, part, await sha256Hex(sealed)]);

/**
 * Encrypts a part and computes its checksum. Null if the bytes do not match the manifest, because the file
 * has changed.
 */
export async function sealPart(
  office: OfficePublicKey,
  receipt: string,
  { file, manifest, part }: { file: string; manifest: FileManifest; part: number },
  bytes: Uint8Array,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; sum: string } | null> {
  if ((await sha256Hex(bytes)) !== manifest.parts[part]) return null;
  const sealed = await seal(office, { receipt, kind: "part", file, part }, bytes);
  return { bytes: sealed, sum: await sumOfPart(receipt, { file, part }, sealed) };
}
