import { MAX_PART_BYTES } from "#contract/leads/lead-limits.ts";
import type { FileManifest, SealedManifest } from "#contract/leads/sealed-lead.ts";
import type { Announcement } from "#contract/leads/upload-casefile.ts";
import { toBase64Url } from "#domain/leads/encoding.ts";
import { countParts, partRange } from "#domain/leads/part-layout.ts";
import { keyedFingerprint, sha256Hex, sumOf } from "./digest.ts";
import type { OfficePublicKey } from "./office-key.ts";
import { seal } from "./seal.ts";

/** The owner of a file, which determines the file's storage key and its fingerprint. */
export interface FileOwner {
  receipt: string;
  /**
   * Random bytes that the host never receives. They are the key of a file's id, so the id reveals nothing
   * about the file to others.
   */
  secret: Uint8Array;
}

/** Manifest of a file: SHA-256 of the whole and of each part. */
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
 * Id of the file with this manifest. The key of a part determines its bytes, so parts may arrive in any
 * order, twice or after a reload, and two files cannot mix.
 */
export const fileIdOf = (
  secret: Uint8Array,
  { name, size, sha256, part_size, parts }: FileManifest,
): Promise<string> => keyedFingerprint(secret, JSON.stringify([name, size, sha256, part_size, parts]));

/**
 * Announces a file to the service without revealing it: the numbers that the service counts, and the sealed
 * manifest.
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

/** The checksum of a lead's receipt and an announcement, which both the browser and the service compute. */
export const sumOfAnnouncement = (
  receipt: string,
  { file, size, part_size, parts, sealed }: Omit<Announcement, "sum">,
): Promise<string> => sumOf([receipt, file, size, part_size, parts, sealed]);

/** The checksum of a sealed part at its place, computed at both ends. */
export const sumOfPart = async (
  receipt: string,
  { file, part }: { file: string; part: number },
  sealed: Uint8Array,
): Promise<string> => sumOf([receipt, file, part, await sha256Hex(sealed)]);

/**
 * One sealed part with its checksum; null if the bytes do not match the manifest because the file has
 * changed.
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
