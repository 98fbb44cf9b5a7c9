import type { Sampling } from "#domain/judgment/record.ts";
import type { Coverage } from "#domain/search/results/coverage.ts";
import type { SourceProfile } from "#domain/search/results/source-profile.ts";

/** GET, a file of the built site: how many documents the collection has by court and year. */
export const COVERAGE_PATH = "/coverage.json";

/** The data of the coverage map and of its collection. */
export interface CoverageFile extends Coverage {
  /** True while the collection is the generated sample. */
  sample: boolean;
  /** yyyy-MM-dd of the latest import. */
  imported: string;
  sources: SourceCoverage[];
}

/** A source and what it contains. */
export interface SourceCoverage extends SourceProfile {
  id: string;
  name: string;
  sampling: Sampling;
  count: number;
  /** Number of documents of each court of `rows`, in their order, including those of courts below it. */
  courts: number[];
  /** Whether the texts of the source are kept as published, without masking of names or numbers. */
  asPublished: boolean;
}
