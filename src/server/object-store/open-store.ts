import { join } from "node:path";
import { getStore } from "@netlify/blobs";
import { readEnvironment } from "../settings.ts";
import { blobsStore } from "./blobs-store.ts";
import { folderStore } from "./folder-store.ts";
import type { LeadStore } from "./object-store.ts";
import { s3Store } from "./s3-store.ts";

/** Name of the store that holds leads. */
export const STORE_NAME = "leads";

/** The store of leads of the running site, or null where there is none. */
export const openLeadStore = (): LeadStore | null => openStore(STORE_NAME);

/** Stores that were opened, by where they lie and their name. */
const opened = new Map<string, LeadStore>();

/**
 * A store of the running site by name, where FASU_STORE says: Netlify Blobs (null outside `netlify dev` and Netlify),
 * a bucket, or a folder.
 */
export function openStore(name: string): LeadStore | null {
  const { FASU_STORE: place } = readEnvironment();
  if (place === "" || place === "blobs") return openBlobs(name);
  const key = `${place} ${name}`;
  const found =
    opened.get(key) ?? (place.startsWith("s3:") ? s3Store(place, name) : folderStore(join(place, name)));
  opened.set(key, found);
  return found;
}

/** Strong consistency: a part that was answered must be seen by the next call. */
function openBlobs(name: string): LeadStore | null {
  try {
    return blobsStore(getStore({ name, consistency: "strong" }));
  } catch (error) {
    if (error instanceof Error && error.name === "MissingBlobsEnvironmentError") return null;
    throw error;
  }
}
