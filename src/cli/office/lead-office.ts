import { existsSync } from "node:fs";
import { getStore } from "@netlify/blobs";
import { blobsStore } from "#server/object-store/blobs-store.ts";
import type { LeadStore } from "#server/object-store/object-store.ts";
import { openLeadStore, STORE_NAME } from "#server/object-store/open-store.ts";
import { readEnvironment } from "#server/settings/read-environment.ts";
import { CommandFailure } from "../command.ts";
import { SERVE_STORE } from "../site/start-settings.ts";
import { type KeyFolder, openKeyFolder } from "./office-keys.ts";

/** What the office's commands work with: the store, and the private keys on this machine. */
export interface Office {
  store: LeadStore;
  /** Where the store is, for the terminal. */
  where: string;
  keys: KeyFolder;
}

/**
 * Opens the lead store for the office. It is the store of FASU_STORE if that is set; otherwise that of the
 * live site if NETLIFY_SITE_ID is set, which needs the token too; otherwise the one that `npm run serve` or
 * `npm start` has made on this machine. Throws CommandFailure if there is none.
 */
export async function openOffice(): Promise<Office> {
  const keys = await openKeyFolder();
  const { NETLIFY_SITE_ID: siteID, NETLIFY_AUTH_TOKEN: token, FASU_STORE: named } = readEnvironment();
  const place = named || (!siteID && existsSync(SERVE_STORE) ? SERVE_STORE : "blobs");
  if (place !== "blobs") {
    process.env.FASU_STORE = place;
    return { store: openLeadStore()!, where: place, keys };
  }
  if (siteID && token) {
    const store = blobsStore(getStore({ name: STORE_NAME, siteID, token }));
    return { store, where: `site ${siteID}`, keys };
  }
  throw new CommandFailure(
    "No leads on this machine yet. For those of the live site set NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN.",
  );
}
