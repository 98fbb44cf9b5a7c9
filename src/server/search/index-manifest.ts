import { join } from "node:path";
import type { HealthzResponse } from "#contract/healthz.ts";
import type { Sampling } from "#domain/judgment/record.ts";
import { oncePerPath } from "../files/once-per-path.ts";
import { indexRoot, MANIFEST_FILE } from "../generated/index-files.ts";
import { readGeneratedJson } from "../generated/read-generated.ts";
import { openPart } from "../http/missing-artifact.ts";

/** The content of an index on a cluster, as named by /healthz. */
export type PushedKind = NonNullable<HealthzResponse["cluster"]>["indexes"][number]["scope"];

/** Description of an index. */
export interface IndexManifest {
  corpus: {
    /** True if the index contains generated samples. */
    sample: boolean;
    /** yyyy-MM-dd of the latest import. */
    imported: string;
    sources: { id: string; name: string; sampling: Sampling; count: number }[];
  };
  /** Number of documents in each scope. */
  documents: { cases: number; statutes: number; knowledge: number };
  /** The serving indexes of the cluster when the tables beside it were written; absent for index files. */
  pushed?: Record<PushedKind, { tables: string; corpus: string }>;
}

/** The manifest of the index; throws MissingArtifact if there is none. */
export function readManifest(root: string): IndexManifest {
  return openPart("the search index", () => readGeneratedJson(join(root, MANIFEST_FILE)));
}

const readOnce = oncePerPath(readManifest);

/** The manifest of the folder in the settings; cached. */
export const openManifest = (root = indexRoot()): IndexManifest => readOnce(root);
