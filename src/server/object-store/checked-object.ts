import { hash } from "node:crypto";
import { type LeadStore, type StoredFacts, type StoredObject, StoreFailure } from "./object-store.ts";

/** The facts of an object, with the SHA-256 of its bytes. `isWhole` checks the bytes against it. */
export const withSum = (facts: StoredFacts, bytes: Uint8Array): StoredFacts => ({
  ...facts,
  sum: hash("sha256", bytes),
});

/**
 * Whether the bytes of an object match its SHA-256. True if an earlier version stored the object without one.
 */
export const isWhole = ({ facts, bytes }: StoredObject): boolean =>
  facts.sum === undefined || withSum({}, bytes).sum === facts.sum;

/**
 * Writes an object and reads it back. If the bytes are not those that the object's SHA-256 describes, the
 * object is removed and StoreFailure is thrown. It is no failure if another call has removed or replaced the
 * object meanwhile.
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
