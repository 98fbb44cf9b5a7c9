import { createHash } from "node:crypto";
import { MAX_LEAD_FILES } from "#contract/lead-limits.ts";
import type { FileManifest, FileStatus } from "#contract/upload-casefile.ts";
import { extensionOf } from "#domain/leads/file-name.ts";
import { partRange } from "#domain/leads/part-layout.ts";
import { checkManifest } from "./check-manifest.ts";
import { checkHead, checkTail, checkWhole } from "./content/check-content.ts";
import { fail, type LeadDesk, type Outcome } from "./desk.ts";
import { fingerprint, fingerprintKeyOf, receiptOf } from "./identity.ts";
import { inOrder } from "./in-order.ts";
import { fileIn, filesKey, goneKey, headKey, manifestKey, partKey, placeKey } from "./keys.ts";
import type { LeadStore } from "./lead-store.ts";
import { seal } from "./seal.ts";

/*
 * A file's id is a fingerprint of its manifest, and the manifest holds the SHA-256 of every part: under the
 * key of a part there can only ever be those bytes. Parts may therefore come in any order, twice, from two
 * tabs, after a reload; nothing needs a lock, and two files cannot mix.
 */

/** An announcement takes seconds; a place without a file that is older was left behind, in milliseconds. */
const PLACE_MS = 120_000;

/** What is sealed for the office about a file; with `key` the office checks the file's id. */
export interface SealedManifest {
  manifest: FileManifest;
  key: string;
  /** When the visitor consented separately to case files and announced this one, ISO 8601. */
  consented_at: string;
}

/** Id of the file with this manifest under this lead. */
export function fileIdOf(key: Uint8Array, { name, size, sha256, part_size, parts }: FileManifest): string {
  return fingerprint(key, JSON.stringify([name, size, sha256, part_size, parts]));
}

/** Counts one more file of whoever sends it, or says why it is not taken. */
export type CountFile = () => Promise<ReturnType<typeof fail> | null>;

/**
 * The announced file: its manifest is stored, sealed, and the answer says which parts are there already. `count` is
 * asked before a file is taken that was not known.
 */
export function announceFile(
  desk: LeadDesk,
  uuid: string,
  manifest: FileManifest,
  consented: boolean,
  count?: CountFile,
): Promise<Outcome<FileStatus>> {
  const receipt = receiptOf(uuid);
  return inOrder(filesKey(receipt), () => announce(desk, uuid, receipt, manifest, consented, count));
}

async function announce(
  desk: LeadDesk,
  uuid: string,
  receipt: string,
  manifest: FileManifest,
  consented: boolean,
  count?: CountFile,
): Promise<Outcome<FileStatus>> {
  const { store } = desk;
  const wrong = checkManifest(manifest);
  if (wrong) return wrong;
  if (!consented) return fail("bad_input", "consent_sensitive", { fields: ["consent_sensitive"] });
  if (!(await store.readFacts(headKey(receipt)))) return missingLead(store, receipt);
  const key = fingerprintKeyOf(uuid);
  const file = fileIdOf(key, manifest);
  if (!(await store.readFacts(manifestKey(receipt, file)))) {
    // Another tab may have announced the same file since.
    const others = (await listFiles(store, receipt)).filter((id) => id !== file);
    if (others.length >= MAX_LEAD_FILES)
      return fail("bad_input", "too_many_files", { value: String(MAX_LEAD_FILES) });
    const uncounted = await count?.();
    if (uncounted) return uncounted;
    if (!(await takePlace(store, receipt, file, others)))
      return fail("bad_input", "too_many_files", { value: String(MAX_LEAD_FILES) });
    const held: SealedManifest = {
      manifest,
      key: key.toString("base64url"),
      consented_at: new Date(desk.now()).toISOString(),
    };
    const bytes = new TextEncoder().encode(JSON.stringify(held));
    const sealed = await seal(desk.office, { receipt, kind: "manifest", file }, bytes);
    const facts = { at: desk.now(), size: manifest.size, parts: manifest.parts.length };
    await store.write(manifestKey(receipt, file), sealed, facts);
    if (await store.readFacts(goneKey(receipt))) {
      await store.remove(manifestKey(receipt, file));
      return fail("not_found", "lead_gone");
    }
  }
  return { ok: await statusOf(store, receipt, file, manifest.size, manifest.parts.length) };
}

/** One part of an announced file, checked against its manifest, sealed and stored; its number comes back. */
export async function storePart(
  desk: LeadDesk,
  uuid: string,
  manifest: FileManifest,
  part: number,
  bytes: Uint8Array,
): Promise<Outcome<{ file: string; stored: number }>> {
  const { store } = desk;
  const receipt = receiptOf(uuid);
  const wrong = checkManifest(manifest) ?? checkBytes(manifest, part, bytes);
  if (wrong) return wrong;
  const file = fileIdOf(fingerprintKeyOf(uuid), manifest);
  if (!(await store.readFacts(manifestKey(receipt, file)))) return fail("not_found", "no_manifest");
  const fault = await checkPartContent(manifest, part, bytes);
  if (fault) {
    await removeFile(store, receipt, file);
    return fail("wrong_type", fault, { value: `.${extensionOf(manifest.name)}` });
  }
  const sealed = await seal(desk.office, { receipt, kind: "part", file, part }, bytes);
  await store.write(partKey(receipt, file, part), sealed, { at: desk.now(), size: bytes.length });
  // Taken back while this was written: who removed the file may not have seen the part.
  if (!(await store.readFacts(manifestKey(receipt, file)))) {
    await store.remove(partKey(receipt, file, part));
    return fail("not_found", "no_manifest");
  }
  return { ok: { file, stored: part } };
}

/**
 * Takes one of a lead's places for a file; false where others have them all. A place is created on the condition that
 * nobody has, so that of files announced to several processes at once no more than there are places are taken. One
 * whose file is not among `others` was left by an announcement that broke off, or is being announced just now; only
 * the former is old.
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
    if (!held || others.includes(String(held.file)) || Date.now() - Number(held.at) < PLACE_MS) continue;
    await store.remove(key);
    if (await store.create(key, new Uint8Array(), { file, at: Date.now() })) return true;
  }
  return false;
}

/** Which parts of a file are there: each is asked for by its key, because a list may lag behind. */
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
export async function filesOf(store: LeadStore, receipt: string): Promise<FileStatus[]> {
  const files: FileStatus[] = [];
  for (const file of await listFiles(store, receipt)) {
    const facts = await store.readFacts(manifestKey(receipt, file));
    if (facts) files.push(await statusOf(store, receipt, file, Number(facts.size), Number(facts.parts)));
  }
  return files;
}

/** Takes a file back: first the manifest, so that no part can join it any more, then its parts. */
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

async function missingLead(store: LeadStore, receipt: string) {
  const gone = await store.readFacts(goneKey(receipt));
  return gone ? fail("not_found", "lead_gone") : fail("not_found", "no_such_lead");
}

function checkBytes(manifest: FileManifest, part: number, bytes: Uint8Array) {
  const expected = manifest.parts[part];
  if (!expected) return fail("bad_input", "bad_manifest");
  const [from, to] = partRange(manifest.size, manifest.part_size, part);
  if (bytes.length !== to - from) return fail("damaged", "part_size");
  const actual = createHash("sha256").update(bytes).digest("hex");
  return actual === expected ? null : fail("damaged", "part_hash");
}

async function checkPartContent({ name, size, parts }: FileManifest, part: number, bytes: Uint8Array) {
  const extension = extensionOf(name);
  if (parts.length === 1) return checkWhole(extension, bytes);
  if (part === 0) return checkHead(extension, bytes);
  return part === parts.length - 1 ? checkTail(extension, bytes, size) : null;
}
