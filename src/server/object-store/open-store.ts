import { join } from "node:path";
import { getStore } from "@netlify/blobs";
import { oncePerKey } from "#domain/once-per.ts";
import { readEnvironment } from "../settings/read-environment.ts";
import { blobsStore } from "./blobs-store.ts";
import { folderStore } from "./folder-store.ts";
import type { LeadStore } from "./object-store.ts";
import { s3Store } from "./s3-store.ts";

/** Name of the store with the leads. */
export const STORE_NAME = "leads";

/** The lead store of the running site. Null if there is none. */
export const openLeadStore = (): LeadStore | null => openStore(STORE_NAME);

const bucketOf = oncePerKey((key: string): LeadStore => {
  const [place = "", name = ""] = key.split("\n");
  return place.startsWith("s3:") ? s3Store(place, name) : folderStore(join(place, name));
});

/**
 * Opens a store of the running site. FASU_STORE says where: Netlify Blobs, a bucket or a folder. Null for
 * Netlify Blobs outside of Netlify and `netlify dev`.
 */
export function openStore(name: string): LeadStore | null {
  const { FASU_STORE: place } = readEnvironment();
  if (place === "" || place === "blobs") return openBlobs(name);
  return bucketOf(`${place}\n${name}`);
}

/** Strong consistency is needed: the next call must see a part whose write has ended. */
function openBlobs(name: string): LeadStore | null {
  try {
    return blobsStore(getStore({ name, consistency: "strong" }));
  } catch (error) {
    if (error instanceof Error && error.name === "MissingBlobsEnvironmentError") return null;
    throw error;
  }
}
