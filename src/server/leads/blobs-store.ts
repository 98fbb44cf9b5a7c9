import type { Store } from "@netlify/blobs";
import { type LeadStore, type StoredFacts, StoreFailure } from "./lead-store.ts";

/** The lead store over Netlify Blobs; the given store must be opened with strong consistency. */
export function blobsStore(store: Store): LeadStore {
  return {
    read: (key) =>
      guard(async () => {
        const found = await store.getWithMetadata(key, { type: "arrayBuffer" });
        return found && { bytes: new Uint8Array(found.data), facts: found.metadata as StoredFacts };
      }),
    readFacts: (key) =>
      guard(async () => ((await store.getMetadata(key))?.metadata as StoredFacts | undefined) ?? null),
    write: (key, bytes, facts) =>
      guard(async () => {
        await store.set(key, toBuffer(bytes), { metadata: facts });
      }),
    create: (key, bytes, facts) =>
      guard(async () => {
        const { modified } = await store.set(key, toBuffer(bytes), { metadata: facts, onlyIfNew: true });
        return modified;
      }),
    remove: (key) => guard(() => store.delete(key)),
    list: (prefix) =>
      guard(async () => {
        const keys: string[] = [];
        for await (const page of store.list({ prefix, paginate: true }))
          for (const { key } of page.blobs) if (!isUnfinished(key)) keys.push(key);
        return keys.sort();
      }),
  };
}

/** The local emulation shows its unfinished writes as names with a leading dot. */
const isUnfinished = (key: string) => key.slice(key.lastIndexOf("/") + 1).startsWith(".");

const toBuffer = (bytes: Uint8Array): ArrayBuffer =>
  bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;

async function guard<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new StoreFailure("The lead store did not answer.", { cause: error });
  }
}
