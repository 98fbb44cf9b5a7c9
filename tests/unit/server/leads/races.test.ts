import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { getStore } from "@netlify/blobs";
import { afterEach, describe, expect, test, vi } from "vitest";
import { MAX_LEAD_FILES } from "#contract/leads/lead-limits.ts";
import { describeFile, sealAnnouncement } from "#sealing/seal-file.ts";
import { takeUpload } from "#server/leads/http/answer-upload.ts";
import { listFiles } from "#server/leads/keep-file.ts";
import { headKey } from "#server/leads/keys.ts";
import { blobsStore } from "#server/object-store/blobs-store.ts";
import { folderStore } from "#server/object-store/folder-store.ts";
import type { LeadStore } from "#server/object-store/object-store.ts";
import { countWithin } from "#server/visitor-limits/daily-limit.ts";
import { scratchFolder } from "#tests/fixtures/scratch-folder.ts";
import { blobsPlace } from "../../../fixtures/leads/blobs-place.ts";
import { newOwner, pdfAround, testDesk } from "../../../fixtures/leads/test-desk.ts";
import { memoryStore } from "./memory-store.ts";

const NOW = Date.UTC(2026, 10, 21, 12);
const CALLS = 100;
const place = blobsPlace();
const folder = scratchFolder();
afterEach(() => vi.unstubAllEnvs());

const STORES: [string, () => LeadStore][] = [
  ["a folder", () => folderStore(join(folder, randomUUID()))],
  [
    "the emulation of Netlify Blobs",
    () =>
      blobsStore(
        getStore({ name: `races${Math.random().toString(36).slice(2)}`, ...place, consistency: "strong" }),
      ),
  ],
  ["memory", () => memoryStore(undefined, () => new Promise((next) => setImmediate(next)))],
];

const from = (address: string) =>
  new Request("http://x/upload_casefile", { headers: { "x-nf-client-connection-ip": address } });

describe.each(STORES)("with %s", (_name, open) => {
  test(`of ${CALLS} leads of one network at once as many pass as are allowed, under a salt and under a secret`, async () => {
    for (const secret of ["", "a secret of sixteen or more"]) {
      vi.stubEnv("FASU_LIMIT_SECRET", secret);
      const store = open();
      const passed = await Promise.all(
        Array.from({ length: CALLS }, () => countWithin(store, "lead", "192.0.2.1", 30, NOW)),
      );
      expect(passed.filter(Boolean)).toHaveLength(30);
    }
  });

  test(`of ${CALLS} files announced for one lead at once ${MAX_LEAD_FILES} are taken, and only files count`, async () => {
    const { desk } = await testDesk(open());
    const uuid = randomUUID();
    const owner = await newOwner(uuid);
    await desk.store.create(headKey(owner.receipt), new Uint8Array(), { at: NOW, code: "x" });
    const announce = async (name: string) => {
      const manifest = await describeFile(`${name}.pdf`, pdfAround(Buffer.from(name)));
      const announcement = await sealAnnouncement(desk.office, owner, manifest, new Date(NOW));
      return takeUpload(
        { ...desk, settings: { ...desk.settings, FASU_FILES_PER_DAY: MAX_LEAD_FILES } },
        {
          fields: { user_uuid: uuid, announcement, consent_sensitive: true },
          file: null,
        } as never,
        from("2001:db8::1"),
      );
    };
    const answers = await Promise.all(Array.from({ length: CALLS }, (_, at) => announce(`file ${at}`)));
    const taken = answers.flatMap((answer, at) => ("ok" in answer ? [at] : []));
    expect(taken).toHaveLength(MAX_LEAD_FILES);
    expect(await listFiles(desk.store, owner.receipt)).toHaveLength(MAX_LEAD_FILES);
    // A query for the progress of a file counts nothing, even when the limit is reached.
    for (let again = 0; again < 5; again++) expect(await announce(`file ${taken[0]}`)).toHaveProperty("ok");
  });
});
