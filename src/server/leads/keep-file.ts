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
 * All content arrives sealed here. The service sees the number, sizes and hashes of the parts, but cannot
 * read them. If a part arrives twice, sealed anew, the second copy may replace the first: either both have
 * the same content, or the file cannot be opened.
 */

/**
 * Age in ms from which a place counts as abandoned if its file was not announced. An announcement takes
 * seconds.
 */
const PLACE_MS = 120_000;

/** Counts one more file for the sender. Returns the refusal if there are too many, otherwise null. */
export type CountFile = () => Promise<ReturnType<typeof fail> | null>;

/**
 * Stores the manifest of an announced file, unless it is stored already. Returns the status of the file with
 * the parts that are present. `count` is called before a new file is accepted.
 */
export const announceFile = (...given: Parameters<typeof announce>): Promise<LeadOutcome<FileStatus>> =>
  inOrder(filesKey(given[1]), () => announce(...given));

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
  // A file has one division into parts. With a second one, its parts would not fit together.
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

/** The refusal of a file whose lead does not exist; null if the lead exists. */
export async function refuseLeadless(store: LeadStore, receipt: string) {
  if (await store.readFacts(headKey(receipt))) return null;
  const gone = await store.readFacts(goneKey(receipt));
  return gone ? fail("not_found", "lead_gone") : fail("not_found", "no_such_lead");
}

/** Whether the manifest of a file is stored. */
export const isAnnounced = async (store: LeadStore, receipt: string, file: string): Promise<boolean> =>
  (await store.readFacts(manifestKey(receipt, file))) !== null;

const TOO_MANY_FILES = fail("bad_input", "too_many_files", { value: String(MAX_LEAD_FILES) });

/**
 * The refusal of a file if the lead has its maximum of other files; null if there is room. The same file may
 * have been announced in another browser tab.
 */
export const refuseFurther = async (store: LeadStore, receipt: string, file: string) =>
  (await othersThan(store, receipt, file)).length >= MAX_LEAD_FILES ? TOO_MANY_FILES : null;

const othersThan = async (store: LeadStore, receipt: string, file: string) =>
  (await listFiles(store, receipt)).filter((id) => id !== file);

/** A sealed part of a file, as it arrived. */
export interface SealedPart {
  file: string;
  part: number;
  /** Checksum of the part, as the sender computed it. */
  sum: string;
  bytes: Uint8Array;
}

/** Stores a sealed part if its size and checksum are right. Returns its number. */
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
  // If the file was removed during the write, the removal may have missed this part.
  if (!(await store.readFacts(manifestKey(receipt, file)))) {
    await store.remove(partKey(receipt, file, part));
    return fail("not_found", "no_manifest");
  }
  return { ok: { file, stored: part } };
}

/**
 * Takes one of the places of a lead for a file. False if all places are taken. Creating a place fails if it
 * exists, so that several processes that announce files at the same time cannot exceed the limit.
 *
 * If the file of a place is not among `others`, its announcement is in progress or was interrupted. After
 * PLACE_MS it counts as interrupted, and the place is taken over.
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

/**
 * Whether a place was taken less than PLACE_MS ago. If the clock was set back since, the time may be in the
 * future.
 */
const isRecent = (at: number) => Math.abs(Date.now() - at) < PLACE_MS;

/**
 * The status of a file by the parts that are present. They are not read back (see `checkParts`). Each is
 * looked up by its key, because a listing may be out of date.
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

/** The ids of the files that were announced for a lead. */
export async function listFiles(store: LeadStore, receipt: string): Promise<string[]> {
  const keys = await store.list(filesKey(receipt));
  return keys.filter((key) => key.endsWith("/manifest")).map(fileIn);
}

/** The status of each file that was announced for a lead. */
export async function leadFilesOf(store: LeadStore, receipt: string): Promise<FileStatus[]> {
  const files: FileStatus[] = [];
  for (const file of await listFiles(store, receipt)) {
    const facts = await store.readFacts(manifestKey(receipt, file));
    if (facts) files.push(await statusOf(store, receipt, file, Number(facts.size), Number(facts.parts)));
  }
  return files;
}

/**
 * Removes a file. The manifest goes first, so that no more parts are accepted; then the place and the parts.
 */
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
  // A manifest of version 1 has no part size: the service itself divided the file and sealed the parts.
  if (part >= Number(announced.parts) || announced.part_size === undefined)
    return fail("bad_input", "bad_manifest");
  const [from, to] = partRange(size, Number(announced.part_size), part);
  if (bytes.length !== to - from + SEAL_BYTES) return fail("damaged", "part_size");
  return (await sumOfPart(receipt, { file, part }, bytes)) === sum ? null : fail("damaged", "part_hash");
}
