import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BlobsServer } from "@netlify/blobs/server";
import { afterAll, beforeAll } from "vitest";
import { generateOfficeKey, importPrivateKey, type OfficePrivateKey } from "#server/leads/office-key.ts";

/** What a test needs of the site's surroundings: the office's private key opens what handlers stored. */
export interface LeadSite {
  office: OfficePrivateKey;
}

/** Gives the handlers of a test file a blob store of its own and a fresh office key. */
export function leadSite(): LeadSite {
  const site = {} as LeadSite;
  let server: BlobsServer;
  let directory: string;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), "fasu-leads-"));
    server = new BlobsServer({ directory, token: "test" });
    const { port } = await server.start();
    const url = `http://localhost:${port}`;
    const context = { edgeURL: url, uncachedEdgeURL: url, siteID: "test", token: "test", deployID: "0" };
    process.env.NETLIFY_BLOBS_CONTEXT = Buffer.from(JSON.stringify(context)).toString("base64");
    const made = await generateOfficeKey();
    process.env.FASU_OFFICE_PUBLIC_KEY = made.publicKey;
    process.env.FASU_LOG = "off";
    site.office = await importPrivateKey(made.privateKey);
  });
  afterAll(async () => {
    await server.stop();
    await rm(directory, { recursive: true, force: true });
  });
  return site;
}
