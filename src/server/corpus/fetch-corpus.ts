import {
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { fileFailure } from "../files/file-failure.ts";
import { sha256OfFile } from "../files/sha256.ts";
import { writeWhole } from "../files/write-file.ts";
import { FETCHED_STAMP, IMPORTED_CORPUS } from "./corpus-dir.ts";
import { filesOf, openArchive } from "./inputs/open-archive.ts";
import { mergeTakedown, readTakedown } from "./takedown/takedown.ts";

/**
 * Matches the files that a corpus may have. An archive with any other file is refused, including one with a
 * path outside the folder.
 */
const EXPECTED =
  /^(?:statutes\/sources|sources|takedown|courts)\.json$|^(?:judgments|statutes)\/[^/\\]+\.(?:jsonl|jsonl\.zst|bin)$/;

/** Files that show that something was imported into a folder. A takedown list alone is no such file. */
const HOLDING = ["sources.json", "statutes/sources.json", "courts.json"];

/** The result of fetching a corpus. If it failed, `sentence` tells the operator why. */
export type FetchedCorpus =
  | { kind: "unchanged" | "fetched"; files: number }
  | { kind: "failed"; sentence: string };

const failed = (sentence: string) => ({ kind: "failed" as const, sentence });

/**
 * Replaces data/corpus by the archive at `url`, a zip of a data/corpus folder. `expected` is the SHA-256 of
 * the archive in hex. Builds on the host use this, because data/corpus is not in git.
 *
 * The previous corpus stays until the archive is verified and unpacked. The takedown list of the previous
 * corpus is merged into that of the new one. Fails if something was imported into the folder.
 */
export async function fetchCorpus(
  url: string,
  expected: string,
  folder = IMPORTED_CORPUS,
): Promise<FetchedCorpus> {
  const stamp = join(folder, FETCHED_STAMP);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === expected) return { kind: "unchanged", files: 0 };
  if (!existsSync(stamp) && HOLDING.some((name) => existsSync(join(folder, name))))
    return failed(
      `${folder} holds what was imported on this machine and CORPUS_URL would replace it: unset CORPUS_URL, or move the folder away.`,
    );
  mkdirSync(dirname(folder), { recursive: true });
  const work = mkdtempSync(join(dirname(folder), ".corpus-"));
  try {
    const archive = join(work, "corpus.zip");
    const response = await fetch(url).catch((error: Error) => error);
    if (response instanceof Error) return failed(`CORPUS_URL cannot be reached: ${response.message}.`);
    if (!response.ok || !response.body) return failed(`CORPUS_URL answered ${response.status}.`);
    await pipeline(Readable.fromWeb(response.body as ReadableStream), createWriteStream(archive));
    const actual = (await sha256OfFile(archive)).toString("hex");
    if (actual !== expected.toLowerCase())
      return failed(
        `The corpus at CORPUS_URL has SHA-256 ${actual}, not CORPUS_SHA256: nothing was replaced.`,
      );
    const fresh = join(work, "corpus");
    const unpacked = await unpackCorpus(archive, fresh);
    if (typeof unpacked === "string") return failed(unpacked);
    if (!existsSync(join(fresh, "sources.json")) && !existsSync(join(fresh, "statutes/sources.json")))
      return failed("The corpus archive has no sources.json.");
    writeWhole(join(fresh, FETCHED_STAMP), expected);
    mergeTakedown(fresh, readTakedown(folder));
    rmSync(folder, { recursive: true, force: true });
    renameSync(fresh, folder);
    return { kind: "fetched", files: unpacked };
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/**
 * Unpacks the archive of a corpus into a folder. Returns the number of files, or a sentence about what is
 * wrong with the archive.
 */
async function unpackCorpus(path: string, folder: string): Promise<number | string> {
  const archive = await openArchive(path).catch((error: Error) => error);
  if (archive instanceof Error) return `The corpus archive cannot be opened: ${archive.message}.`;
  let files = 0;
  try {
    for await (const file of filesOf(archive, statSync(path).size)) {
      const name = file.name.replace(/^corpus\//, "");
      if (!EXPECTED.test(name)) return `The corpus archive holds ${file.name}, which belongs to no corpus.`;
      if (file.fault) return `${file.name} in the corpus archive cannot be read: ${file.fault}.`;
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      await pipeline(await file.open(0), createWriteStream(join(folder, name)));
      files++;
    }
  } catch (error) {
    // Failures of the disk, such as a full disk, are not faults of the archive.
    if (fileFailure(error)) throw error;
    return `The corpus archive is damaged: ${(error as Error).message}.`;
  } finally {
    archive.close();
  }
  return files;
}
