import type { Store } from "@netlify/blobs";
import { guardStore, type LeadStore, type StoredFacts } from "./object-store.ts";

/** The lead store on Netlify Blobs. `store` must be opened with strong consistency. */
export function blobsStore(store: Store): LeadStore {
  return guardStore({
    read: async (key) => {
      const found = await store.getWithMetadata(key, { type: "arrayBuffer" });
      return found && { bytes: new Uint8Array(found.data), facts: found.metadata as StoredFacts };
    },
    readFacts: async (key) => ((await store.getMetadata(key))?.metadata as StoredFacts | undefined) ?? null,
    write: async (key, bytes, facts) => {
      await store.set(key, toBuffer(bytes), { metadata: facts });
    },
    create: async (key, bytes, facts) => {
      const { modified } = await store.set(key, toBuffer(bytes), { metadata: facts, onlyIfNew: true });
      return modified;
    },
    remove: (key) => store.delete(key),
    list: async (prefix) => {
      const keys: string[] = [];
      for await (const page of store.list({ prefix, paginate: true }))
        for (const { key } of page.blobs) if (!isUnfinished(key)) keys.push(key);
      return keys.sort();
    },
  });
}

/**
 * Whether a key stands for a write in progress. The local emulation lists those under names that begin with a
 * dot.
 */
const isUnfinished = (key: string) => key.slice(key.lastIndexOf("/") + 1).startsWith(".");

const toBuffer = (bytes: Uint8Array): ArrayBuffer =>
  bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
