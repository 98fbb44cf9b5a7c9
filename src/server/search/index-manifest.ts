import { join } from "node:path";
import type { HealthzResponse } from "#contract/healthz.ts";
import type { Sampling } from "#domain/judgment/record.ts";
import { oncePerPath } from "../files/once-per-path.ts";
import { indexRoot, MANIFEST_FILE } from "../generated/index-files.ts";
import { readGeneratedJson } from "../generated/read-generated.ts";
import { openPart } from "../http/missing-artifact.ts";

/** The kind of an index on a cluster, as /healthz names it. */
export type PushedKind = NonNullable<HealthzResponse["cluster"]>["indexes"][number]["scope"];

/** Describes what an index contains. */
export interface IndexManifest {
  corpus: {
    /** True if the index contains generated samples. */
    sample: boolean;
    /** Date of the latest import, as yyyy-MM-dd. */
    imported: string;
    sources: { id: string; name: string; sampling: Sampling; count: number }[];
  };
  /** Number of documents in each scope. */
  documents: { cases: number; statutes: number; knowledge: number };
  /**
   * The indexes that were serving on the cluster when the tables beside this manifest were written. Absent if
   * index files are used.
   */
  pushed?: Record<PushedKind, { tables: string; corpus: string }>;
}

/** Reads the manifest of an index. Throws MissingArtifact if there is none. */
export function readManifest(root: string): IndexManifest {
  return openPart("the search index", () => readGeneratedJson(join(root, MANIFEST_FILE)));
}

const readOnce = oncePerPath(readManifest);

/** The manifest of an index, read once per folder. The default is the folder in the settings. */
export const openManifest = (root = indexRoot()): IndexManifest => readOnce(root);
