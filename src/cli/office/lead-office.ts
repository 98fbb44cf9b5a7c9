// First: the local blob server must not listen on every interface.
import "../site/netlify-dev-preload.ts";
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { getStore } from "@netlify/blobs";
import { BlobsServer } from "@netlify/blobs/server";
import { blobsStore } from "#server/object-store/blobs-store.ts";
import type { LeadStore } from "#server/object-store/object-store.ts";
import { openLeadStore, STORE_NAME } from "#server/object-store/open-store.ts";
import { readEnvironment } from "#server/settings/read-environment.ts";
import { CommandFailure } from "../command.ts";
import { LOCAL_BLOBS } from "../site/local-blobs.ts";
import { SERVE_STORE } from "../site/start-settings.ts";
import { type KeyFolder, openKeyFolder } from "./office-keys.ts";

/** The site id that `netlify dev` uses if not linked to one. */
const LOCAL_SITE = "unlinked";

/** What the office works with: the store, and the private keys of this machine. */
export interface Office {
  store: LeadStore;
  /** Where the store is, for the terminal. */
  where: string;
  keys: KeyFolder;
  close: () => Promise<void>;
}

/**
 * The lead store for the office: the one in FASU_STORE, else the live site's with site id and token, else
 * what `npm run serve` or `npm start` keeps on this machine.
 */
export async function openOffice(): Promise<Office> {
  const keys = await openKeyFolder();
  const { NETLIFY_SITE_ID: siteID, NETLIFY_AUTH_TOKEN: token, FASU_STORE: named } = readEnvironment();
  const place = named || (!siteID && existsSync(SERVE_STORE) ? SERVE_STORE : "blobs");
  if (place !== "blobs") {
    process.env.FASU_STORE = place;
    const where = named ? place : `${place} (npm run serve; FASU_STORE=blobs for npm start)`;
    return { store: openLeadStore()!, where, keys, close: async () => {} };
  }
  if (siteID && token) {
    const store = blobsStore(getStore({ name: STORE_NAME, siteID, token }));
    return { store, where: `site ${siteID}`, keys, close: async () => {} };
  }
  if (!existsSync(LOCAL_BLOBS)) {
    throw new CommandFailure(
      "No leads on this machine yet. For those of the live site set NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN.",
    );
  }
  const server = new BlobsServer({ directory: resolve(LOCAL_BLOBS), token: "office" });
  const { port } = await server.start();
  const url = `http://localhost:${port}`;
  const store = blobsStore(
    getStore({
      name: STORE_NAME,
      siteID: localSite(),
      token: "office",
      edgeURL: url,
      uncachedEdgeURL: url,
      consistency: "strong",
    }),
  );
  return { store, where: "this machine (npm start)", keys, close: async () => void (await server.stop()) };
}

function localSite(): string {
  try {
    return (
      (JSON.parse(readFileSync(".netlify/state.json", "utf8")) as { siteId?: string }).siteId ?? LOCAL_SITE
    );
  } catch {
    // No site is linked here.
    return LOCAL_SITE;
  }
}
