import { createHash } from "node:crypto";
import type { FileManifest } from "#contract/upload-casefile.ts";
import { fileIdOf, listFiles, type SealedManifest, statusOf } from "./keep-file.ts";
import { formsKey, manifestKey, partKey, readFormKey } from "./keys.ts";
import type { LeadStore } from "./lead-store.ts";
import type { OfficePrivateKey } from "./office-key.ts";
import { type SealedPlace, type SealFailure, unseal } from "./seal.ts";
import type { SealedLead } from "./take-lead.ts";

/** Why something of a lead could not be opened; `keyId` names the private key that is missing. */
export type OpenFailure =
  | { failure: SealFailure | "missing"; keyId: string | null }
  | { failure: "incomplete"; present: number; parts: number }
  | { failure: "wrong_manifest" | "wrong_hash" };

/** A revision of a lead with the time it came, in milliseconds. */
export type OpenedForm = { at: number } & ({ lead: SealedLead } | OpenFailure);

/** An announced file: its manifest when a key opens it, and how much of it is there. */
export interface OpenedFile {
  file: string;
  parts: number;
  present: number;
  manifest: FileManifest | OpenFailure;
}

/** A lead's revisions, oldest first; equal neighbours (two tabs sending at once) count as one. */
export async function openForms(
  store: LeadStore,
  keys: readonly OfficePrivateKey[],
  receipt: string,
): Promise<OpenedForm[]> {
  const forms: OpenedForm[] = [];
  let last = "";
  for (const key of await store.list(formsKey(receipt))) {
    const { at, print } = readFormKey(key);
    if (print === last) continue;
    last = print;
    const opened = await openAt(store, keys, key, { receipt, kind: "form", fingerprint: print });
    forms.push({ at, ...("failure" in opened ? opened : { lead: opened.value as SealedLead }) });
  }
  return forms;
}

/** The files announced for a lead. */
export async function openFiles(
  store: LeadStore,
  keys: readonly OfficePrivateKey[],
  receipt: string,
): Promise<OpenedFile[]> {
  const files: OpenedFile[] = [];
  for (const file of await listFiles(store, receipt)) {
    const facts = await store.readFacts(manifestKey(receipt, file));
    if (!facts) continue;
    const { present, parts } = await statusOf(store, receipt, file, Number(facts.size), Number(facts.parts));
    const manifest = await openManifest(store, keys, receipt, file);
    files.push({ file, parts, present: present.length, manifest });
  }
  return files;
}

/** The manifest of a file, checked against the id under which it was stored. */
async function openManifest(
  store: LeadStore,
  keys: readonly OfficePrivateKey[],
  receipt: string,
  file: string,
): Promise<FileManifest | OpenFailure> {
  const opened = await openAt(store, keys, manifestKey(receipt, file), { receipt, kind: "manifest", file });
  if ("failure" in opened) return opened;
  const { manifest, key } = opened.value as SealedManifest;
  return fileIdOf(Buffer.from(key, "base64url"), manifest) === file
    ? manifest
    : { failure: "wrong_manifest" };
}

/** The bytes of a file as they were sent: every part opened at its place, the whole checked by its SHA-256. */
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
    const opened = await unseal(keys, { receipt, kind: "part", file, part }, stored.bytes);
    if ("failure" in opened) return opened;
    parts.push(opened.bytes);
  }
  const bytes = Buffer.concat(parts);
  const hash = createHash("sha256").update(bytes).digest("hex");
  return hash === manifest.sha256 ? { manifest, bytes } : { failure: "wrong_hash" };
}

async function openAt(
  store: LeadStore,
  keys: readonly OfficePrivateKey[],
  key: string,
  place: SealedPlace,
): Promise<{ value: unknown } | { failure: SealFailure | "missing"; keyId: string | null }> {
  const stored = await store.read(key);
  if (!stored) return { failure: "missing", keyId: null };
  const opened = await unseal(keys, place, stored.bytes);
  if ("failure" in opened) return opened;
  return { value: JSON.parse(new TextDecoder().decode(opened.bytes)) };
}
