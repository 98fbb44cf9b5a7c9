import { type LeadStore, type StoredObject, StoreFailure } from "#server/object-store/object-store.ts";

/** The fault of an operation: none, a failure before it, or a failure although it was done. */
export type StoreFault = "none" | "before" | "after";

/**
 * A lead store in memory. `fault` is called before every operation. `turn` lets other operations run in
 * between, so that simultaneous callers interleave as over a network.
 */
export function memoryStore(fault: () => StoreFault = () => "none", turn = async () => {}): LeadStore {
  const objects = new Map<string, StoredObject>();
  const during = async <T>(work: () => T): Promise<T> => {
    await turn();
    const befalls = fault();
    if (befalls === "before") throw new StoreFailure("test");
    const value = work();
    await turn();
    if (befalls === "after") throw new StoreFailure("test");
    return value;
  };
  const put = (key: string, bytes: Uint8Array, facts: StoredObject["facts"]) => {
    objects.set(key, { bytes: bytes.slice(), facts: { ...facts } });
  };
  return {
    read: (key) => during(() => objects.get(key) ?? null),
    readFacts: (key) => during(() => objects.get(key)?.facts ?? null),
    write: (key, bytes, facts) => during(() => put(key, bytes, facts)),
    create: (key, bytes, facts) =>
      during(() => {
        if (objects.has(key)) return false;
        put(key, bytes, facts);
        return true;
      }),
    remove: (key) => during(() => void objects.delete(key)),
    list: (prefix) => during(() => [...objects.keys()].filter((key) => key.startsWith(prefix)).sort()),
  };
}
