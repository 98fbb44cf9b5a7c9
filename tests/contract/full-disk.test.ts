import { execFileSync } from "node:child_process";
import { randomBytes, randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { sendLeadForm } from "#client/services/lead-service.ts";
import { uploadFile } from "#client/services/upload-casefile.ts";
import { describeFile } from "#sealing/seal-file.ts";
import { openFile, openFiles, openForms } from "#server/leads/office/open-lead.ts";
import { folderStore } from "#server/object-store/folder-store.ts";
import { STORE_NAME } from "#server/object-store/open-store.ts";
import { scratchFolder } from "#tests/fixtures/scratch-folder.ts";
import addCases2 from "../../netlify/functions/add-cases2.mts";
import uploadCasefile from "../../netlify/functions/upload-casefile.mts";
import { leadRequest, newOwner, pdfAround, sealedRequest } from "../fixtures/leads/test-desk.ts";
import { leadSite } from "./lead-site.ts";

/** A few rounds in the test suite; `npm run leads:fault` does 200 of each kind. */
const ROUNDS = Number(process.env.FASU_FAULT_DISK ?? 5);
const DISK_MB = 12;
const LARGEST_BYTES = 2_600_000;

/**
 * How often a write of a store is truncated: half of these writes fail with ENOSPC, the others report
 * success.
 */
const lot = vi.hoisted(() => ({ share: 0, fired: 0 }));
vi.mock("node:fs/promises", async (load) => {
  const fs = await load<typeof import("node:fs/promises")>();
  return {
    ...fs,
    writeFile: async (path: string, bytes: Uint8Array, options: object) => {
      if (Math.random() >= lot.share) return fs.writeFile(path, bytes, options);
      lot.fired++;
      await fs.writeFile(path, bytes.subarray(0, Math.floor(Math.random() * bytes.length)), options);
      if (Math.random() < 0.5) throw Object.assign(new Error("ENOSPC: no space left"), { code: "ENOSPC" });
    },
  };
});

/** Mounts a small file system in memory; false if this user may not. */
function mountSmall(folder: string): boolean {
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${DISK_MB}m`, "tmpfs", folder], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

const site = leadSite();
const root = scratchFolder();
const small = join(root, "small");
mkdirSync(small);
const isMounted = mountSmall(small);
if (!isMounted) console.warn("full-disk: without a file system in memory, which this user may not mount");
const filler = join(small, "filler");
/** Maps a status to its number of answers. */
const answers = new Map<number, number>();

beforeAll(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.stubGlobal("fetch", async (address: string, init?: RequestInit) => {
    const handle = String(address).includes("upload_casefile") ? uploadCasefile : addCases2;
    const answer = await handle(new Request(new URL(address, "http://127.0.0.1"), init));
    answers.set(answer.status, (answers.get(answer.status) ?? 0) + 1);
    return answer;
  });
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  if (isMounted) execFileSync("umount", [small]);
});
beforeEach(() => {
  for (const [name, value] of [
    ["FASU_STORE_FREE_MB", "0"],
    ["FASU_LEADS_PER_DAY", "1000000"],
    ["FASU_FILES_PER_DAY", "1000000"],
  ])
    vi.stubEnv(name!, value);
  answers.clear();
});
afterEach(() => {
  lot.share = 0;
  vi.unstubAllEnvs();
});

/** Leaves this many bytes of the small disk free, or all that are free if there are fewer. */
function leaveFree(bytes: number): void {
  rmSync(filler, { force: true });
  try {
    writeFileSync(filler, Buffer.alloc(Math.max(0, DISK_MB * 1_048_576 - bytes)));
  } catch {
    // The disk is full.
  }
}

/** Sends a lead with one file as a visitor who retries until it succeeds; calls `relieve` after each failure. */
async function sendRound(place: string, relieve: () => void) {
  vi.stubEnv("FASU_STORE", place);
  const uuid = randomUUID();
  const request = await sealedRequest(site.key, leadRequest(uuid));
  let sent = await sendLeadForm(request);
  for (; !sent.ok; sent = await sendLeadForm(request)) {
    expect([sent.status, sent.msg === ""]).toEqual([503, false]);
    relieve();
  }
  const { receipt } = sent.data.content;
  const bytes = Buffer.from(pdfAround(randomBytes(Math.floor(Math.random() * LARGEST_BYTES))));
  const upload = {
    ...{ uuid, office: site.key, owner: await newOwner(uuid), content: new Blob([bytes]), consented: true },
    ...{ manifest: await describeFile("材料.pdf", bytes), signal: new AbortController().signal },
    wait: async () => {},
  };
  let outcome = await uploadFile({ ...upload, isNew: true });
  for (; outcome.kind === "failed"; outcome = await uploadFile({ ...upload, isNew: false })) relieve();
  expect(outcome.kind).toBe("complete");
  const store = folderStore(join(place, STORE_NAME));
  const [file] = await openFiles(store, [site.office], receipt);
  const opened = await openFile(store, [site.office], receipt, file!.file);
  const isEqual = "bytes" in opened && bytes.equals(opened.bytes);
  const forms = await openForms(store, [site.office], receipt);
  const left = readdirSync(join(place, STORE_NAME, ".new"));
  rmSync(join(place, STORE_NAME), { recursive: true });
  return { isEqual, isKept: forms.some((form) => "lead" in form), left };
}

describe("what was acknowledged is there, byte for byte, and nothing else", () => {
  test.skipIf(!isMounted)(
    `on a disk that fills at random moments, ${ROUNDS} times`,
    { timeout: 60_000 + ROUNDS * 5_000 },
    async () => {
      for (let round = 0; round < ROUNDS; round++) {
        leaveFree(Math.random() * LARGEST_BYTES);
        const timers = [5, 20, 60].map((ms) =>
          setTimeout(() => leaveFree(Math.random() * LARGEST_BYTES), Math.random() * ms),
        );
        const ended = await sendRound(small, () => rmSync(filler, { force: true }));
        timers.forEach(clearTimeout);
        expect(ended).toEqual({ isEqual: true, isKept: true, left: [] });
      }
      console.log(`${ROUNDS} rounds on a disk of ${DISK_MB} MB; answers:`, Object.fromEntries(answers));
      if (ROUNDS >= 20) expect(answers.get(503)).toBeGreaterThan(0);
    },
  );

  test(`on a disk that keeps a part only, with or without a word, ${ROUNDS} times`, {
    timeout: 60_000 + ROUNDS * 5_000,
  }, async () => {
    lot.fired = 0;
    for (let round = 0; round < ROUNDS; round++) {
      lot.share = 0.2;
      const ended = await sendRound(join(root, "lot"), () => {});
      expect(ended).toEqual({ isEqual: true, isKept: true, left: [] });
    }
    console.log(`${lot.fired} writes cut off in ${ROUNDS} rounds; answers:`, Object.fromEntries(answers));
    expect(lot.fired).toBeGreaterThan(0);
    expect(answers.get(503)).toBeGreaterThan(0);
  });
});
