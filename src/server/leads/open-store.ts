import { getStore } from "@netlify/blobs";
import { blobsStore } from "./blobs-store.ts";
import type { LeadStore } from "./lead-store.ts";

/** Name of the blob store that holds leads. */
export const STORE_NAME = "leads";

/**
 * The store of the running site, or null where there is none (a handler called outside `netlify dev` and the
 * host). Strong consistency: a part that was answered must be seen by the next call.
 */
export const openLeadStore = (): LeadStore | null => openStore(STORE_NAME);

/** A blob store of the running site by name, or null where there is none. */
export function openStore(name: string): LeadStore | null {
  try {
    return blobsStore(getStore({ name, consistency: "strong" }));
  } catch (error) {
    if (error instanceof Error && error.name === "MissingBlobsEnvironmentError") return null;
    throw error;
  }
}
