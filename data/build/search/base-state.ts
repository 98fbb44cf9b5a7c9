import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { INDEX_FOLDER } from "#server/generated/index-files.ts";
import { basePrint, deltaRoot } from "#server/search/embedded/delta/delta-note.ts";
import { dropDelta } from "#server/search/embedded/delta/write-delta.ts";
import { noteStored } from "#server/search/sources/changed-judgments.ts";
import { DisputeLinks } from "#server/search/sources/dispute-links.ts";
import { codeFingerprints } from "../steps/module-graph.ts";
import { tablesPrint } from "./documents-print.ts";

/**
 * The base's links between disputes and its state of the corpus store; changes since then are determined from
 * it.
 */
const LINKS_FILE = join(deltaRoot(INDEX_FOLDER), "links.db");

/** Entry modules of the code that makes documents and indexes; their imports count too. */
const PROGRAM = ["search-documents.ts", "../../../src/server/search/embedded/index-writer.ts"];

/**
 * New links between disputes for a base that is being written; the caller closes them or passes them to
 * `startDeltas`.
 */
export const linksOfBase = (): DisputeLinks => DisputeLinks.anewFor(LINKS_FILE);

/**
 * Records the inputs of the base just written, so that deltas can follow; the deltas of the previous base are
 * part of it.
 */
export function startDeltas(corpusDir: string, links: DisputeLinks): void {
  noteStored(corpusDir, links);
  links.setMeta("base", basePrint(INDEX_FOLDER) ?? "");
  links.setMeta("documents", String(links.size()));
  links.setMeta("besides", besidesPrint());
  links.keep();
  dropDelta(INDEX_FOLDER);
}

/** The links of the base, to be closed; null if documents made now would not match the base. */
export function openBaseState(): DisputeLinks | null {
  if (!existsSync(LINKS_FILE)) return null;
  const links = new DisputeLinks(LINKS_FILE);
  if (links.meta("base") === basePrint(INDEX_FOLDER) && links.meta("besides") === besidesPrint())
    return links;
  links.close();
  return null;
}

/** Fingerprint of what documents depend on besides records: catalogues, laws, program. */
function besidesPrint(): string {
  const code = codeFingerprints(PROGRAM.map((path) => join(import.meta.dirname, path)));
  return createHash("sha256")
    .update([tablesPrint(), ...code.values()].join(" "))
    .digest("hex");
}
