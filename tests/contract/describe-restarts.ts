import { randomBytes, randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { postWithdrawal, sendLeadForm } from "#client/services/lead-service.ts";
import { type Upload, uploadFile } from "#client/services/upload-casefile.ts";
import { MAX_FILE_BYTES, MAX_PART_BYTES } from "#contract/leads/lead-limits.ts";
import { type OfficePublicKey, parsePublicKey } from "#sealing/office-key.ts";
import { describeFile } from "#sealing/seal-file.ts";
import { openFile } from "#server/leads/office/open-lead.ts";
import {
  generateOfficeKey,
  importPrivateKey,
  type OfficePrivateKey,
} from "#server/leads/office/private-key.ts";
import type { LeadStore } from "#server/object-store/object-store.ts";
import { findFreePort } from "../../src/cli/free-port.ts";
import { openOffice } from "../../src/cli/office/lead-office.ts";
import { leadRequest, newOwner, pdfAround, sealedRequest } from "../fixtures/leads/test-desk.ts";

/** One run in the test suite; `npm run leads:fault` does twenty. */
const RUNS = Number(process.env.FASU_FAULT_RUNS ?? 1);
const IS_FAULT_RUN = process.env.FASU_FAULT_RUNS !== undefined;
const TIMEOUT_MS = 300_000 * RUNS;
/**
 * How often the simulated visitor retries by hand: on a busy machine `netlify dev` may take longer for a call
 * than a page waits.
 */
const MAX_AGAIN = 3;
const fetchDirectly = globalThis.fetch;

/** A file of a few parts, for a host that is not stopped during its upload. */
const SHORT_FILE_BYTES = 2.5 * MAX_PART_BYTES;

/** Starts a host with these settings on a port; returns the function that ends it abruptly. */
type StartHost = (port: number, env: Record<string, string>) => Promise<() => Promise<unknown>>;

/**
 * Tests that a host which stores leads at `place` (FASU_STORE) loses no file if it ends during the upload.
 * Tests that `before` declares run first, on the same host. A host that `isSlow` to start is stopped only by
 * `npm run leads:fault`.
 */
export function describeRestarts(
  name: string,
  place: string,
  startHost: StartHost,
  {
    before = () => {},
    isSlow = false,
    openStore = openOffice,
  }: {
    before?: (url: () => string) => void;
    isSlow?: boolean;
    /** Opens the store that the host wrote; by default like the office. */
    openStore?: () => Promise<{ store: LeadStore; close?: () => Promise<unknown> }>;
  } = {},
): void {
  const isStopped = !isSlow || IS_FAULT_RUN;
  const bytesSent = isStopped ? MAX_FILE_BYTES : SHORT_FILE_BYTES;
  describe(name, () => {
    let port: number;
    let office: Awaited<ReturnType<typeof openStore>>;
    let key: OfficePrivateKey;
    let sealsTo: OfficePublicKey;
    let env: Record<string, string>;
    let stop: (() => Promise<unknown>) | undefined;
    const start = async () => {
      stop = await startHost(port, env);
    };
    beforeAll(async () => {
      const made = await generateOfficeKey();
      key = await importPrivateKey(made.privateKey);
      sealsTo = (await parsePublicKey(made.publicKey))!;
      env = {
        FASU_OFFICE_PUBLIC_KEY: made.publicKey,
        FASU_LEADS_PER_DAY: "100000",
        FASU_FILES_PER_DAY: "100000",
        FASU_LOG: "off",
        FASU_RATE_LIMITS: "off",
        FASU_STORE: place,
      };
      vi.stubEnv("FASU_STORE", place);
      port = await findFreePort();
      await start();
      office = await openStore();
    }, 300_000);

    before(() => `http://localhost:${port}`);

    afterAll(async () => {
      vi.unstubAllGlobals();
      await office?.close?.();
      await stop?.();
      vi.unstubAllEnvs();
    });

    test(
      isStopped
        ? `delivers 16 MB although it is stopped and started in the middle, ${RUNS} time(s)`
        : "delivers a file in parts",
      async () => {
        vi.stubGlobal("fetch", (address: string | URL, init?: RequestInit) =>
          fetchDirectly(new URL(address, `http://127.0.0.1:${port}`), init),
        );
        for (let run = 0; run < RUNS; run++) {
          const uuid = randomUUID();
          const form = await sealedRequest(sealsTo, leadRequest(uuid));
          let sent = await sendLeadForm(form);
          for (let again = 0; !sent.ok && again < MAX_AGAIN; again++) sent = await sendLeadForm(form);
          expect(sent, JSON.stringify(sent)).toHaveProperty("data");
          if (!sent.ok) return;
          const { receipt, code } = sent.data.content;
          const owner = await newOwner(uuid);
          const files = await Promise.all(
            Array.from({ length: 1 + (run % 3) }, async (_, at) => {
              const bytes = pdfAround(randomBytes(bytesSent - 16));
              const content = new Blob([bytes]);
              return { bytes, content, manifest: await describeFile(`材料${at}.pdf`, bytes) };
            }),
          );
          expect(files[0]?.bytes.length).toBe(bytesSent);
          const stopAfter = 1 + Math.floor(Math.random() * (files[0]!.manifest.parts.length - 2));
          let restarted: Promise<void> | undefined;
          for (const { bytes, content, manifest } of files) {
            const upload: Upload = {
              uuid,
              office: sealsTo,
              owner,
              manifest,
              content,
              consented: true,
              isNew: true,
              signal: new AbortController().signal,
              // On a busy machine a host may take longer to start than a page retries.
              wait: async (ms) => {
                await restarted;
                await new Promise((go) => setTimeout(go, ms));
              },
              onProgress: (done) => {
                if (!isStopped || done < stopAfter || restarted) return;
                restarted = stop!().then(start);
              },
            };
            let outcome = await uploadFile(upload);
            for (let again = 0; outcome.kind === "failed" && again < MAX_AGAIN; again++) {
              console.warn(`${name}: ${outcome.msg}`);
              outcome = await uploadFile({ ...upload, isNew: false });
            }
            expect(outcome, JSON.stringify(outcome)).toHaveProperty("kind", "complete");
            if (outcome.kind !== "complete") continue;
            const opened = await openFile(office.store, [key], receipt, outcome.file);
            expect("bytes" in opened && Buffer.from(opened.bytes).equals(bytes)).toBe(true);
          }
          expect(restarted !== undefined).toBe(isStopped);
          await restarted;
          expect(await postWithdrawal(receipt, code)).toHaveProperty("data");
          expect(await office.store.list(`lead/${receipt}`)).toEqual([]);
        }
      },
      TIMEOUT_MS,
    );
  });
}
