import { hash } from "node:crypto";
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
 * The file that describes the corpus at the time when the base was written: which judgments belong to the
 * same dispute, and which records were stored. Comparing the corpus with it shows what has changed since.
 */
const LINKS_FILE = join(deltaRoot(INDEX_FOLDER), "links.db");

/** The modules that make documents and indexes. The modules that they import count too. */
const PROGRAM = ["search-documents.ts", "../../../src/server/search/embedded/index-writer.ts"];

/**
 * Makes new links for a base that is about to be written. The caller closes them or passes them to
 * `startDeltas`.
 */
export const linksOfBase = (): DisputeLinks => DisputeLinks.anewFor(LINKS_FILE);

/**
 * Records from what the new base was made, so that deltas can follow. The deltas of the previous base are
 * removed, because the new base includes them.
 */
export function startDeltas(corpusDir: string, links: DisputeLinks): void {
  noteStored(corpusDir, links);
  links.setMeta("base", basePrint(INDEX_FOLDER) ?? "");
  links.setMeta("documents", String(links.size()));
  links.setMeta("besides", besidesPrint());
  links.keep();
  dropDelta(INDEX_FOLDER);
}

/** Opens the links of the base; the caller closes them. Null if documents made now would not fit the base. */
export function openBaseState(): DisputeLinks | null {
  if (!existsSync(LINKS_FILE)) return null;
  const links = new DisputeLinks(LINKS_FILE);
  if (links.meta("base") === basePrint(INDEX_FOLDER) && links.meta("besides") === besidesPrint())
    return links;
  links.close();
  return null;
}

/** Fingerprint of what documents depend on besides records: catalogues, laws and the program. */
function besidesPrint(): string {
  const code = codeFingerprints(PROGRAM.map((path) => join(import.meta.dirname, path)));
  return hash("sha256", [tablesPrint(), ...code.values()].join(" "));
}
