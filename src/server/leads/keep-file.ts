import { MAX_FILE_BYTES, MAX_LEAD_FILES } from "#contract/leads/lead-limits.ts";
import type { Announcement, FileStatus } from "#contract/leads/upload-casefile.ts";
import { fromBase64Url } from "#domain/leads/encoding.ts";
import { countParts, partRange } from "#domain/leads/part-layout.ts";
import { SEAL_BYTES } from "#sealing/seal.ts";
import { sumOfAnnouncement, sumOfPart } from "#sealing/seal-file.ts";
import { withSum, writeChecked } from "../object-store/checked-object.ts";
import { inOrder } from "../object-store/in-order.ts";
import type { LeadStore, StoredFacts } from "../object-store/object-store.ts";
import { checkParts } from "./check-parts.ts";
import { fileIn, filesKey, goneKey, headKey, manifestKey, partKey, placeKey } from "./keys.ts";
import { fail, type LeadContext, type LeadOutcome, refuseSeal } from "./lead-context.ts";
import { refuseFull } from "./lead-room.ts";

/*
 * All content here arrives sealed. The service sees the number of parts, their sizes and hashes, but cannot
 * read them. A part may arrive twice, sealed again; its content is then the same, or the file cannot be
 * opened.
 */

/**
 * Age, in milliseconds, from which on a place without a file counts as abandoned; an announcement takes
 * seconds.
 */
const PLACE_MS = 120_000;

/** Counts one more file for the sender, or says why it is refused. */
export type CountFile = () => Promise<ReturnType<typeof fail> | null>;

/**
 * The status of an announced file, after storing its manifest, with the parts already present. `count` is
 * called before a new file is accepted.
 */
export const announceFile = (
  desk: LeadContext,
  receipt: string,
  announcement: Announcement,
  consented: boolean,
  count?: CountFile,
): Promise<LeadOutcome<FileStatus>> =>
  inOrder(filesKey(receipt), () => announce(desk, receipt, announcement, consented, count));

async function announce(
  desk: LeadContext,
  receipt: string,
  announcement: Announcement,
  consented: boolean,
  count?: CountFile,
): Promise<LeadOutcome<FileStatus>> {
  const { store } = desk;
  const { file, size, part_size, parts, sealed } = announcement;
  if (size > MAX_FILE_BYTES) return fail("too_large", "file_too_large");
  if ((await sumOfAnnouncement(receipt, announcement)) !== announcement.sum)
    return fail("damaged", "part_hash");
  const bytes = fromBase64Url(sealed);
  if (parts !== countParts(size, part_size) || !bytes) return fail("bad_input", "bad_manifest");
  const wrong = refuseSeal(desk, bytes);
  if (wrong) return wrong;
  if (!consented) return fail("bad_input", "consent_sensitive", { fields: ["consent_sensitive"] });
  const homeless = await refuseLeadless(store, receipt);
  if (homeless) return homeless;
  const known = await store.readFacts(manifestKey(receipt, file));
  // An id has one layout; a second one would mix incompatible parts.
  if (known && (known.size !== size || known.parts !== parts)) return fail("bad_input", "bad_manifest");
  if (!known) {
    const refused =
      (await refuseFurther(store, receipt, file)) ?? (await refuseFull(desk)) ?? (await count?.());
    if (refused) return refused;
    if (!(await takePlace(store, receipt, file, await othersThan(store, receipt, file))))
      return TOO_MANY_FILES;
    await writeChecked(store, manifestKey(receipt, file), bytes, { at: desk.now(), size, parts, part_size });
    if (await store.readFacts(goneKey(receipt))) {
      await removeFile(store, receipt, file);
      return fail("not_found", "lead_gone");
    }
  }
  return { ok: await checkParts(store, receipt, await statusOf(store, receipt, file, size, parts)) };
}

/** The refusal of files for a lead that does not exist, or null. */
export async function refuseLeadless(store: LeadStore, receipt: string) {
  if (await store.readFacts(headKey(receipt))) return null;
  const gone = await store.readFacts(goneKey(receipt));
  return gone ? fail("not_found", "lead_gone") : fail("not_found", "no_such_lead");
}

/** Whether the manifest of a file is stored. */
export const isAnnounced = async (store: LeadStore, receipt: string, file: string): Promise<boolean> =>
  (await store.readFacts(manifestKey(receipt, file))) !== null;

const TOO_MANY_FILES = fail("bad_input", "too_many_files", { value: String(MAX_LEAD_FILES) });

/** The refusal of a file beyond the maximum of a lead, or null. Another tab may have announced the same file. */
export const refuseFurther = async (store: LeadStore, receipt: string, file: string) =>
  (await othersThan(store, receipt, file)).length >= MAX_LEAD_FILES ? TOO_MANY_FILES : null;

const othersThan = async (store: LeadStore, receipt: string, file: string) =>
  (await listFiles(store, receipt)).filter((id) => id !== file);

/** A sealed part as received. */
export interface SealedPart {
  file: string;
  part: number;
  /** Checksum of the part, computed by the sender. */
  sum: string;
  bytes: Uint8Array;
}

/** Stores a sealed part if its size and hash are right; returns its number. */
export async function storePart(
  desk: LeadContext,
  receipt: string,
  sent: SealedPart,
): Promise<LeadOutcome<{ file: string; stored: number }>> {
  const { store } = desk;
  const { file, part, bytes } = sent;
  const announced = await store.readFacts(manifestKey(receipt, file));
  if (!announced) return fail("not_found", "no_manifest");
  const wrong = (await checkPart(receipt, announced, sent)) ?? refuseSeal(desk, bytes);
  if (wrong) return wrong;
  const full = await refuseFull(desk);
  if (full) return full;
  const facts = withSum({ at: desk.now(), size: bytes.length }, bytes);
  await store.write(partKey(receipt, file, part), bytes, facts);
  // If the file was removed during the write, the removal may have missed the part.
  if (!(await store.readFacts(manifestKey(receipt, file)))) {
    await store.remove(partKey(receipt, file, part));
    return fail("not_found", "no_manifest");
  }
  return { ok: { file, stored: part } };
}

/**
 * Reserves one of a lead's places for a file; false if all are taken. A place is created only if it does not
 * exist, so that files announced to several processes at once cannot exceed the limit. A place whose file is
 * not among `others` was left by an interrupted announcement or belongs to one in progress; only in the
 * former case it is old.
 */
async function takePlace(
  store: LeadStore,
  receipt: string,
  file: string,
  others: readonly string[],
): Promise<boolean> {
  for (let place = 0; place < MAX_LEAD_FILES; place++) {
    const key = placeKey(receipt, place);
    if (await store.create(key, new Uint8Array(), { file, at: Date.now() })) return true;
    const held = await store.readFacts(key);
    if (held?.file === file) return true;
    if (!held || others.includes(String(held.file)) || isRecent(Number(held.at))) continue;
    await store.remove(key);
    if (await store.create(key, new Uint8Array(), { file, at: Date.now() })) return true;
  }
  return false;
}

/** Whether a place was taken within PLACE_MS, even if the clock was set back since. */
const isRecent = (at: number) => Math.abs(Date.now() - at) < PLACE_MS;

/**
 * The parts of a file that are present, without reading them back (`checkParts`). Each is looked up by key,
 * because a listing may lag behind.
 */
export async function statusOf(
  store: LeadStore,
  receipt: string,
  file: string,
  size: number,
  parts: number,
): Promise<FileStatus> {
  const numbers = Array.from({ length: parts }, (_, part) => part);
  const found = await Promise.all(numbers.map((part) => store.readFacts(partKey(receipt, file, part))));
  const present = numbers.filter((part) => found[part]);
  return { file, size, parts, present, complete: present.length === parts };
}

/** Ids of the files announced for a lead. */
export async function listFiles(store: LeadStore, receipt: string): Promise<string[]> {
  const keys = await store.list(filesKey(receipt));
  return keys.filter((key) => key.endsWith("/manifest")).map(fileIn);
}

/** Status of every announced file of a lead. */
export async function leadFilesOf(store: LeadStore, receipt: string): Promise<FileStatus[]> {
  const files: FileStatus[] = [];
  for (const file of await listFiles(store, receipt)) {
    const facts = await store.readFacts(manifestKey(receipt, file));
    if (facts) files.push(await statusOf(store, receipt, file, Number(facts.size), Number(facts.parts)));
  }
  return files;
}

/** Removes a file: first the manifest, so that no more parts can be added, then its parts. */
export async function removeFile(store: LeadStore, receipt: string, file: string): Promise<void> {
  const facts = await store.readFacts(manifestKey(receipt, file));
  await store.remove(manifestKey(receipt, file));
  for (let place = 0; place < MAX_LEAD_FILES; place++) {
    const key = placeKey(receipt, place);
    if ((await store.readFacts(key))?.file === file) await store.remove(key);
  }
  const parts = Number(facts?.parts ?? 0);
  await Promise.all(Array.from({ length: parts }, (_, part) => store.remove(partKey(receipt, file, part))));
}

async function checkPart(receipt: string, announced: StoredFacts, { file, part, sum, bytes }: SealedPart) {
  const size = Number(announced.size);
  // A manifest of version 1 has no part sizes, because the service itself cut and sealed the parts.
  if (part >= Number(announced.parts) || announced.part_size === undefined)
    return fail("bad_input", "bad_manifest");
  const [from, to] = partRange(size, Number(announced.part_size), part);
  if (bytes.length !== to - from + SEAL_BYTES) return fail("damaged", "part_size");
  return (await sumOfPart(receipt, { file, part }, bytes)) === sum ? null : fail("damaged", "part_hash");
}
