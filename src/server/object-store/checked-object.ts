import { createHash } from "node:crypto";
import { type LeadStore, type StoredFacts, type StoredObject, StoreFailure } from "./object-store.ts";

/** The facts of an object with the SHA-256 of its bytes, by which it is compared when it is read back. */
export const withSum = (facts: StoredFacts, bytes: Uint8Array): StoredFacts => ({
  ...facts,
  sum: createHash("sha256").update(bytes).digest("hex"),
});

/** Whether the bytes of an object are those that its facts were stored with; earlier versions stored no sum. */
export const isWhole = ({ facts, bytes }: StoredObject): boolean =>
  facts.sum === undefined || withSum({}, bytes).sum === facts.sum;

/**
 * Writes an object and reads it back; throws StoreFailure, and leaves none, where it is not what was written. An
 * object that another call has removed or replaced meanwhile is none of this call's business.
 */
export async function writeChecked(
  store: LeadStore,
  key: string,
  bytes: Uint8Array,
  facts: StoredFacts,
): Promise<void> {
  await store.write(key, bytes, withSum(facts, bytes));
  const found = await store.read(key);
  if (!found || isWhole(found)) return;
  await store.remove(key);
  throw new StoreFailure("An object was not stored as it was written.");
}
