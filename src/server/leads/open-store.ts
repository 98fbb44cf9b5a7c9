import { getStore } from "@netlify/blobs";
import { blobsStore } from "./blobs-store.ts";
import type { LeadStore } from "./lead-store.ts";

/** Name of the blob store that holds leads. */
export const STORE_NAME = "leads";

/**
 * The store of the running site, or null where there is none (a handler called outside `netlify dev` and the
 * host). Strong consistency: a part that was answered must be seen by the next call.
 */
export function openLeadStore(): LeadStore | null {
  try {
    return blobsStore(getStore({ name: STORE_NAME, consistency: "strong" }));
  } catch {
    return null;
  }
}
