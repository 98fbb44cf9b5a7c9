import { join } from "node:path";
import { getStore } from "@netlify/blobs";
import { readEnvironment } from "../settings/read-environment.ts";
import { blobsStore } from "./blobs-store.ts";
import { folderStore } from "./folder-store.ts";
import type { LeadStore } from "./object-store.ts";
import { s3Store } from "./s3-store.ts";

/** Name of the store that holds leads. */
export const STORE_NAME = "leads";

/** The lead store of the running site, or null if there is none. */
export const openLeadStore = (): LeadStore | null => openStore(STORE_NAME);

/** Open stores, by location and name. */
const opened = new Map<string, LeadStore>();

/**
 * A store of the running site by name, at the location in FASU_STORE: Netlify Blobs (null outside `netlify
 * dev` and Netlify), a bucket, or a folder.
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

/** Strong consistency, because the next call must see a part that was acknowledged. */
function openBlobs(name: string): LeadStore | null {
  try {
    return blobsStore(getStore({ name, consistency: "strong" }));
  } catch (error) {
    if (error instanceof Error && error.name === "MissingBlobsEnvironmentError") return null;
    throw error;
  }
}
