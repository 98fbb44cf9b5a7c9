import { readInputs } from "../inputs/read-inputs.ts";
import { measureInputs, walkInputs } from "../inputs/walk-inputs.ts";
import { packBlock } from "../store/part-file.ts";
import type { ImportRules } from "./import-settings.ts";
import { preparePiece } from "./prepare-piece.ts";

/** Number of pieces that are parsed at the beginning of each sampled file. */
const PIECES = 2;
/** Maximum number of files that are sampled. If there are more files, every n-th is sampled. */
const FILES = 60;

/** An estimate of the size of an import, made from part of the files. */
export interface Estimate {
  forms: Map<string, number>;
  documents: number;
  /** Number of bytes by which the corpus would grow. */
  disk: number;
  /** Duration in seconds with one parser thread. */
  seconds: number;
  /**
   * Number of documents that would be stored as not public, with only court, case number, date and reason.
   */
  withheld: number;
  /** Number of documents that would be refused. */
  refused: number;
  faults: { name: string; reason: string }[];
}

/** Reads part of the files under the paths and estimates the whole import from it. */
export async function estimateImport(paths: string[], rules: ImportRules): Promise<Estimate> {
  const none = { documents: 0, disk: 0, seconds: 0, withheld: 0, refused: 0 };
  const estimate: Estimate = { forms: new Map(), ...none, faults: [] };
  const { files } = await measureInputs(paths);
  const every = Math.max(1, Math.ceil(files / FILES));
  let at = 0;
  for await (const found of walkInputs(paths)) {
    if (found.kind === "failed") estimate.faults.push({ name: found.path, reason: found.reason });
    else if (at % every === 0) await look(found.path, found.bytes, every, rules, estimate);
    at++;
  }
  return estimate;
}

async function look(
  path: string,
  bytes: number,
  every: number,
  rules: ImportRules,
  estimate: Estimate,
): Promise<void> {
  let pieces = 0;
  let [documents, withheld, refused, packed, seconds, done] = [0, 0, 0, 0, 0, 0];
  for await (const piece of readInputs([path], { named: rules.named })) {
    if (piece.kind === "end") break;
    if (piece.kind === "failed") estimate.faults.push({ name: piece.name, reason: piece.reason });
    else estimate.forms.set(piece.form, (estimate.forms.get(piece.form) ?? 0) + 1);
    const started = performance.now();
    const prepared = preparePiece(piece, rules);
    const stored = prepared.documents.filter((document) => document.kind === "record");
    const taken = stored.length;
    if (taken > 0) packed += packBlock(Buffer.from(prepared.bodies), taken).length;
    seconds += (performance.now() - started) / 1000;
    documents += prepared.documents.length;
    withheld += stored.filter((document) => document.withheld !== "").length;
    refused += prepared.documents.length - taken;
    done = piece.done;
    if (++pieces >= PIECES) break;
  }
  const times = every * (bytes > 0 && done > 0 ? Math.max(1, bytes / done) : 1);
  estimate.documents += documents * times;
  estimate.withheld += withheld * times;
  estimate.refused += refused * times;
  estimate.disk += packed * times;
  estimate.seconds += seconds * times;
}
