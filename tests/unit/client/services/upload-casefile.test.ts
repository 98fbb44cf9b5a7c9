import { randomBytes, randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterEach, describe, expect, test, vi } from "vitest";
import { uploadFile } from "#client/services/upload-casefile.ts";
import { describeFile } from "#sealing/seal-file.ts";
import type { LeadContext } from "#server/leads/lead-context.ts";
import { openFile, openFiles } from "#server/leads/office/open-lead.ts";
import { takeUnsealedLead } from "#server/leads/take-lead.ts";
import { runs } from "../../../fixtures/laws.ts";
import { leadRequest, newOwner, pdfAround, testDesk } from "../../../fixtures/leads/test-desk.ts";
import { memoryStore, type StoreFault } from "../../server/leads/memory-store.ts";
import { faultyLine, type LineFault } from "../faulty-line.ts";

const RUNS = runs(50);
/** For a busy machine; alone the test takes a fifth of it. */
const TIMEOUT_MS = runs(120_000);
const turn = () => new Promise<void>((next) => setImmediate(next));
const noWait = () => turn();

afterEach(() => vi.unstubAllGlobals());

/** Takes faults from a list until it is exhausted; then everything succeeds. */
const playing = <Fault>(faults: readonly Fault[], well: Fault) => {
  let next = 0;
  return { take: () => faults[next++] ?? well, stop: () => (next = Number.MAX_SAFE_INTEGER) };
};

const { desk: officeDesk, keys } = await testDesk(memoryStore());

/** A lead over a store that fails as specified from now on. */
async function openLead(storeFaults: () => StoreFault) {
  let begun = false;
  const store = memoryStore(() => (begun ? storeFaults() : "none"), turn);
  const desk: LeadContext = { ...officeDesk, store };
  const uuid = randomUUID();
  const taken = await takeUnsealedLead(desk, leadRequest(uuid));
  expect(taken).toHaveProperty("ok");
  begun = true;
  const owner = await newOwner(uuid);
  return { desk, uuid, owner, receipt: owner.receipt };
}

const lineFault = fc.constantFrom<LineFault>(
  "none",
  "lost",
  "answer_lost",
  "doubled",
  "late",
  "truncated",
  "corrupted",
);
const storeFault = fc.constantFrom<StoreFault>("none", "none", "none", "none", "before", "after");
const file = fc.record({
  size: fc.integer({ min: 0, max: 400 }),
  partSize: fc.integer({ min: 17, max: 90 }),
});

describe("uploadCasefile", () => {
  test(
    `loses, mixes or half-delivers nothing in ${RUNS} runs of every fault at once, with two tabs`,
    async () => {
      let completed = 0;
      let unfinished = 0;
      await fc.assert(
        fc.asyncProperty(
          fc.array(file, { minLength: 1, maxLength: 3 }),
          fc.array(lineFault, { maxLength: 60 }),
          fc.array(storeFault, { maxLength: 200 }),
          fc.boolean(),
          fc.boolean(),
          async (shapes, lineFaults, storeFaults, secondTab, reload) => {
            const line = playing(lineFaults, "none");
            const failing = playing(storeFaults, "none");
            const { desk, uuid, owner, receipt } = await openLead(failing.take);
            vi.stubGlobal("fetch", faultyLine(desk, line.take, turn));
            const files = await Promise.all(
              shapes.map(async ({ size, partSize }, at) => {
                const bytes = pdfAround(randomBytes(size));
                const content = new Blob([bytes]);
                return {
                  bytes,
                  content,
                  manifest: await describeFile(`${at}.pdf`, bytes, partSize),
                };
              }),
            );
            const send = async (
              { content, manifest, bytes }: (typeof files)[number],
              { stopAt = 0, isNew = false },
            ) => {
              const stop = new AbortController();
              let requests = 0;
              const outcome = await uploadFile({
                uuid,
                office: desk.office,
                owner,
                manifest,
                content,
                consented: true,
                isNew,
                signal: stop.signal,
                wait: noWait,
                onProgress: () => stopAt > 0 && ++requests >= stopAt && stop.abort(),
              });
              if (outcome.kind !== "complete") return outcome;
              // A file reported as "complete" is readable at once, whatever fails elsewhere.
              failing.stop();
              const opened = await openFile(desk.store, keys, receipt, outcome.file);
              expect("bytes" in opened && Buffer.from(opened.bytes).equals(bytes)).toBe(true);
              return outcome;
            };
            const tabs = secondTab ? [...files, ...files] : files;
            const outcomes = await Promise.all(
              tabs.map((sent, at) => send(sent, { stopAt: reload ? 2 : 0, isNew: at < files.length })),
            );
            for (const { kind } of outcomes) kind === "complete" ? completed++ : unfinished++;
            expect(outcomes.filter(({ kind }) => kind === "refused")).toEqual([]);
            // Later, on a connection without faults, the upload continues where it stopped and completes.
            line.stop();
            failing.stop();
            for (const sent of files) expect((await send(sent, {})).kind).toBe("complete");
            const stored = await openFiles(desk.store, keys, receipt);
            expect(stored.map(({ parts, present }) => present - parts)).toEqual(files.map(() => 0));
          },
        ),
        { numRuns: RUNS },
      );
      // Both outcomes must have occurred, or the faults were too weak or too strong to show anything.
      expect(completed).toBeGreaterThan(RUNS / 10);
      expect(unfinished).toBeGreaterThan(RUNS / 10);
    },
    TIMEOUT_MS,
  );
});
