import type { Store } from "@netlify/blobs";
import { guardStore, type LeadStore, type StoredFacts } from "./object-store.ts";

/** The lead store over Netlify Blobs; the given store must be opened with strong consistency. */
export function blobsStore(store: Store): LeadStore {
  return {
    read: (key) =>
      guardStore(async () => {
        const found = await store.getWithMetadata(key, { type: "arrayBuffer" });
        return found && { bytes: new Uint8Array(found.data), facts: found.metadata as StoredFacts };
      }),
    readFacts: (key) =>
      guardStore(async () => ((await store.getMetadata(key))?.metadata as StoredFacts | undefined) ?? null),
    write: (key, bytes, facts) =>
      guardStore(async () => {
        await store.set(key, toBuffer(bytes), { metadata: facts });
      }),
    create: (key, bytes, facts) =>
      guardStore(async () => {
        const { modified } = await store.set(key, toBuffer(bytes), { metadata: facts, onlyIfNew: true });
        return modified;
      }),
    remove: (key) => guardStore(() => store.delete(key)),
    list: (prefix) =>
      guardStore(async () => {
        const keys: string[] = [];
        for await (const page of store.list({ prefix, paginate: true }))
          for (const { key } of page.blobs) if (!isUnfinished(key)) keys.push(key);
        return keys.sort();
      }),
  };
}

/** The local emulation lists unfinished writes under names with a leading dot. */
const isUnfinished = (key: string) => key.slice(key.lastIndexOf("/") + 1).startsWith(".");

const toBuffer = (bytes: Uint8Array): ArrayBuffer =>
  bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
