import { existsSync } from "node:fs";
import { getStore } from "@netlify/blobs";
import { blobsStore } from "#server/object-store/blobs-store.ts";
import type { LeadStore } from "#server/object-store/object-store.ts";
import { openLeadStore, STORE_NAME } from "#server/object-store/open-store.ts";
import { readEnvironment } from "#server/settings/read-environment.ts";
import { CommandFailure } from "../command.ts";
import { SERVE_STORE } from "../site/start-settings.ts";
import { type KeyFolder, openKeyFolder } from "./office-keys.ts";

/** The office's environment: the store, and the private keys on this machine. */
export interface Office {
  store: LeadStore;
  /** Location of the store, for the terminal. */
  where: string;
  keys: KeyFolder;
}

/**
 * The lead store for the office: that of FASU_STORE, else the live site's with site id and token, else the
 * one that `npm run serve` or `npm start` keeps on this machine.
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
