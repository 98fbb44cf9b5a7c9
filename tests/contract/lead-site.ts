import { beforeAll } from "vitest";
import { type OfficePublicKey, parsePublicKey } from "#sealing/office-key.ts";
import {
  generateOfficeKey,
  importPrivateKey,
  type OfficePrivateKey,
} from "#server/leads/office/private-key.ts";
import { blobsPlace } from "../fixtures/leads/blobs-place.ts";

/** The parts of the site's environment that a test needs: the office's private key opens what handlers stored. */
export interface LeadSite {
  office: OfficePrivateKey;
  /** The public key that a page seals with. */
  key: OfficePublicKey;
}

/** Gives the handlers of a test file their own blob store and a fresh office key. */
export function leadSite(): LeadSite {
  const site = {} as LeadSite;
  const place = blobsPlace();
  beforeAll(async () => {
    const context = { ...place, deployID: "0" };
    process.env.NETLIFY_BLOBS_CONTEXT = Buffer.from(JSON.stringify(context)).toString("base64");
    const made = await generateOfficeKey();
    process.env.FASU_OFFICE_PUBLIC_KEY = made.publicKey;
    process.env.FASU_LOG = "off";
    site.key = (await parsePublicKey(made.publicKey))!;
    site.office = await importPrivateKey(made.privateKey);
  });
  return site;
}
