import { createHash } from "node:crypto";
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { FETCHED_STAMP, IMPORTED_CORPUS } from "./corpus-dir.ts";
import { readZip, type ZipLimits } from "./read-zip.ts";
import { mergeTakedown, readTakedown } from "./takedown.ts";

/** Files of a corpus; anything else in the archive is refused, names that climb out of the folder included. */
const EXPECTED =
  /^(?:statutes\/sources|sources|takedown|courts)\.json$|^(?:judgments|statutes)\/[^/\\]+\.jsonl$/;

/** Any of these says that a folder holds something; a takedown list alone is carried over. */
const HOLDING = ["sources.json", "statutes/sources.json", "courts.json"];

/** A corpus is a handful of large files, unlike the collections of single texts that an import reads. */
const LIMITS: ZipLimits = { entries: 1000, entryBytes: 2 ** 30, totalBytes: 2 ** 32 };

/** What became of the fetched corpus; `failed` says why in a sentence. */
export type FetchedCorpus =
  | { kind: "unchanged" | "fetched"; files: number }
  | { kind: "failed"; sentence: string };

async function sha256Of(path: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest("hex");
}

/**
 * Brings data/corpus to the archive at `url` (a zip of a data/corpus folder) whose SHA-256 (hex) is given; what
 * was fetched before stays whole until the new one is verified and unpacked, and its takedown list is joined to
 * the new one's. Fails where something was imported into the folder. For builds on the host, where data/corpus is
 * not in git.
 */
export async function fetchCorpus(
  url: string,
  expected: string,
  folder = IMPORTED_CORPUS,
): Promise<FetchedCorpus> {
  const stamp = join(folder, FETCHED_STAMP);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === expected) return { kind: "unchanged", files: 0 };
  if (!existsSync(stamp) && HOLDING.some((name) => existsSync(join(folder, name))))
    return {
      kind: "failed",
      sentence: `${folder} holds what was imported on this machine and CORPUS_URL would replace it: unset CORPUS_URL, or move the folder away.`,
    };
  mkdirSync(dirname(folder), { recursive: true });
  const work = mkdtempSync(join(dirname(folder), ".corpus-"));
  try {
    const archive = join(work, "corpus.zip");
    const response = await fetch(url).catch((error: Error) => error);
    if (response instanceof Error)
      return { kind: "failed", sentence: `CORPUS_URL cannot be reached: ${response.message}.` };
    if (!response.ok || !response.body)
      return { kind: "failed", sentence: `CORPUS_URL answered ${response.status}.` };
    await pipeline(Readable.fromWeb(response.body as ReadableStream), createWriteStream(archive));
    const actual = await sha256Of(archive);
    if (actual !== expected.toLowerCase()) {
      return {
        kind: "failed",
        sentence: `The corpus at CORPUS_URL has SHA-256 ${actual}, not CORPUS_SHA256: nothing was replaced.`,
      };
    }
    const fresh = join(work, "corpus");
    let files = 0;
    for (const entry of readZip(archive, LIMITS)) {
      if (entry.kind === "failed")
        return { kind: "failed", sentence: `${entry.name} in the corpus archive is ${entry.reason}.` };
      const name = entry.name.replace(/^corpus\//, "");
      if (!EXPECTED.test(name))
        return {
          kind: "failed",
          sentence: `The corpus archive holds ${entry.name}, which belongs to no corpus.`,
        };
      mkdirSync(dirname(join(fresh, name)), { recursive: true });
      writeFileSync(join(fresh, name), entry.bytes);
      files++;
    }
    if (!existsSync(join(fresh, "sources.json")) && !existsSync(join(fresh, "statutes/sources.json")))
      return { kind: "failed", sentence: "The corpus archive has no sources.json." };
    writeFileSync(join(fresh, FETCHED_STAMP), expected);
    mergeTakedown(fresh, readTakedown(folder));
    rmSync(folder, { recursive: true, force: true });
    renameSync(fresh, folder);
    return { kind: "fetched", files };
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
