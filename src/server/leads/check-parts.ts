import type { FileStatus } from "#contract/leads/upload-casefile.ts";
import { isWhole } from "../object-store/checked-object.ts";
import type { LeadStore } from "../object-store/object-store.ts";
import { partKey } from "./keys.ts";

/**
 * Parts that this process has read back and found intact, by checksum and time. The cache is cleared when it
 * has MAX_CHECKED entries.
 */
const checked = new Set<string>();
const MAX_CHECKED = 20_000;

/**
 * The status of a file. The file is complete only if every part that was stored with a SHA-256 has been read
 * back and matches it. A part that does not match is removed and counts as missing, so that it is sent again.
 */
export async function checkParts(store: LeadStore, receipt: string, status: FileStatus): Promise<FileStatus> {
  if (!status.complete) return status;
  const present: number[] = [];
  for (const part of status.present)
    if (await checkPart(store, partKey(receipt, status.file, part))) present.push(part);
  return { ...status, present, complete: present.length === status.parts };
}

async function checkPart(store: LeadStore, key: string): Promise<boolean> {
  const facts = await store.readFacts(key);
  if (!facts) return false;
  if (facts.sum === undefined || checked.has(`${facts.sum} ${facts.at}`)) return true;
  const found = await store.read(key);
  if (!found) return false;
  if (!isWhole(found)) {
    console.error(JSON.stringify({ route: "leads", error: "DamagedPart" }));
    await store.remove(key);
    return false;
  }
  if (checked.size >= MAX_CHECKED) checked.clear();
  checked.add(`${found.facts.sum} ${found.facts.at}`);
  return true;
}
