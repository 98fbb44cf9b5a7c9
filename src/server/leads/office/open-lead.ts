import { hash } from "node:crypto";
import * as z from "zod/mini";
import { type FileManifest, SealedLead, SealedManifest } from "#contract/leads/sealed-lead.ts";
import { attempt } from "#domain/attempt.ts";
import { fromBase64Url } from "#domain/leads/encoding.ts";
import { checkChosen } from "#sealing/check-chosen.ts";
import type { SealedPlace } from "#sealing/seal.ts";
import { fileIdOf } from "#sealing/seal-file.ts";
import type { LeadStore } from "../../object-store/object-store.ts";
import { leadFilesOf, statusOf } from "../keep-file.ts";
import { formsKey, manifestKey, partKey, readFormKey } from "../keys.ts";
import type { SealedBy } from "../take-lead.ts";
import type { OfficePrivateKey } from "./private-key.ts";
import { openSeal, type SealFailure } from "./unseal.ts";

/**
 * Why an object of a lead could not be opened. `keyId` is the id of the key to which it was sealed; null if
 * unknown.
 */
export type OpenFailure =
  | { failure: SealFailure | "missing"; keyId: string | null }
  | { failure: "incomplete"; present: number; parts: number }
  /**
   * `malformed`: the object was opened, but its content is not what our page or service seals. Anybody can
   * seal something, because the key is public.
   */
  | { failure: "malformed" | "wrong_manifest" | "wrong_hash" };

/** A revision of a lead. `at` is its time of arrival in milliseconds, and `by` says who sealed it. */
export type OpenedForm = { at: number; by: SealedBy } & ({ lead: SealedLead } | OpenFailure);

/**
 * A file that was announced: its manifest, or why that cannot be opened, and the number of parts that are
 * present.
 */
export interface OpenedFile {
  file: string;
  parts: number;
  present: number;
  manifest: FileManifest | OpenFailure;
}

/**
 * The revisions of a lead, oldest first. If two successive revisions are equal, because two tabs sent at the
 * same time, only one is listed.
 */
export async function openForms(
  store: LeadStore,
  keys: readonly OfficePrivateKey[],
  receipt: string,
): Promise<OpenedForm[]> {
  const forms: OpenedForm[] = [];
  let last = "";
  for (const key of await store.list(formsKey(receipt))) {
    const { at, print } = readFormKey(key);
    const place = { receipt, kind: "form", fingerprint: print } as const;
    const opened = await openAt(store, keys, key, place, SealedLead);
    const content = "failure" in opened ? print : JSON.stringify({ ...opened.value, at: "" });
    if (content === last) continue;
    last = content;
    const by = await sealedBy(store, key);
    forms.push({ at, by, ...("failure" in opened ? opened : { lead: opened.value }) });
  }
  return forms;
}

/**
 * Who sealed the object that is stored under a key. For the key of a lead's head, who sealed the lead's first
 * form. In version 1 the service sealed everything on arrival.
 */
export const sealedBy = async (store: LeadStore, key: string): Promise<SealedBy> =>
  (await store.readFacts(key))?.by === "browser" ? "browser" : "arrival";

/** The files that were announced for a lead. */
export async function openFiles(
  store: LeadStore,
  keys: readonly OfficePrivateKey[],
  receipt: string,
): Promise<OpenedFile[]> {
  const files: OpenedFile[] = [];
  for (const { file, parts, present } of await leadFilesOf(store, receipt)) {
    const manifest = await openManifest(store, keys, receipt, file);
    files.push({ file, parts, present: present.length, manifest });
  }
  return files;
}

/** Opens the manifest of a file and checks that it has the id under which it was stored. */
async function openManifest(
  store: LeadStore,
  keys: readonly OfficePrivateKey[],
  receipt: string,
  file: string,
): Promise<FileManifest | OpenFailure> {
  const opened = await openAt(
    store,
    keys,
    manifestKey(receipt, file),
    { receipt, kind: "manifest", file },
    SealedManifest,
  );
  if ("failure" in opened) return opened;
  const { manifest, key } = opened.value;
  // The office will write a file with this name, so the name is checked again.
  if (checkChosen(manifest)) return { failure: "malformed" };
  const secret = fromBase64Url(key);
  return secret && (await fileIdOf(secret, manifest)) === file ? manifest : { failure: "wrong_manifest" };
}

/**
 * The content of a file as it was sent. Each part must have been sealed for its place in the file, and the
 * whole must have the SHA-256 of the manifest.
 */
export async function openFile(
  store: LeadStore,
  keys: readonly OfficePrivateKey[],
  receipt: string,
  file: string,
): Promise<{ manifest: FileManifest; bytes: Uint8Array } | OpenFailure> {
  const manifest = await openManifest(store, keys, receipt, file);
  if ("failure" in manifest) return manifest;
  const parts: Uint8Array[] = [];
  for (let part = 0; part < manifest.parts.length; part++) {
    const stored = await store.read(partKey(receipt, file, part));
    if (!stored) {
      const { present } = await statusOf(store, receipt, file, manifest.size, manifest.parts.length);
      return { failure: "incomplete", present: present.length, parts: manifest.parts.length };
    }
    const opened = await openSeal(keys, { receipt, kind: "part", file, part }, stored.bytes);
    if ("failure" in opened) return opened;
    parts.push(opened.bytes);
  }
  const bytes = Buffer.concat(parts);
  return hash("sha256", bytes) === manifest.sha256 ? { manifest, bytes } : { failure: "wrong_hash" };
}

async function openAt<Schema extends z.ZodMiniType>(
  store: LeadStore,
  keys: readonly OfficePrivateKey[],
  key: string,
  place: SealedPlace,
  schema: Schema,
): Promise<{ value: z.infer<Schema> } | OpenFailure> {
  const stored = await store.read(key);
  if (!stored) return { failure: "missing", keyId: null };
  const opened = await openSeal(keys, place, stored.bytes);
  if ("failure" in opened) return opened;
  // No schema accepts undefined, so content that is no JSON counts as malformed.
  const content: unknown = attempt(() => JSON.parse(new TextDecoder().decode(opened.bytes)));
  const decoded = z.safeParse(schema, content);
  return decoded.success ? { value: decoded.data } : { failure: "malformed" };
}
