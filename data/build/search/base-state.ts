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

/** What the base knew of disputes and of the store of the corpus: what changed since is told by it. */
const LINKS_FILE = join(deltaRoot(INDEX_FOLDER), "links.db");

/** Where the making of documents and indexes begins; what these import counts too. */
const PROGRAM = ["search-documents.ts", "../../../src/server/search/embedded/index-writer.ts"];

/** Where a base that is being written learns what it knows of disputes; to be closed, or kept by `startDeltas`. */
export const linksOfBase = (): DisputeLinks => DisputeLinks.anewFor(LINKS_FILE);

/** Notes what the base just written was made from, so that deltas can follow; those of the base before are in it. */
export function startDeltas(corpusDir: string, links: DisputeLinks): void {
  noteStored(corpusDir, links);
  links.setMeta("base", basePrint(INDEX_FOLDER) ?? "");
  links.setMeta("documents", String(links.size()));
  links.setMeta("besides", besidesPrint());
  links.keep();
  dropDelta(INDEX_FOLDER);
}

/** What the base knew, to be closed; null if documents made now would not go with it. */
export function openBaseState(): DisputeLinks | null {
  if (!existsSync(LINKS_FILE)) return null;
  const links = new DisputeLinks(LINKS_FILE);
  if (links.meta("base") === basePrint(INDEX_FOLDER) && links.meta("besides") === besidesPrint())
    return links;
  links.close();
  return null;
}

/** What documents are made of besides records: catalogues, laws, program. */
function besidesPrint(): string {
  const code = codeFingerprints(PROGRAM.map((path) => join(import.meta.dirname, path)));
  return createHash("sha256")
    .update([tablesPrint(), ...code.values()].join(" "))
    .digest("hex");
}
