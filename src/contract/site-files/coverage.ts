import type { Sampling } from "#domain/judgment/record.ts";
import type { Coverage } from "#domain/search/results/coverage.ts";
import type { SourceProfile } from "#domain/search/results/source-profile.ts";

/** GET, a file of the built site: the number of documents in the collection by court and year. */
export const COVERAGE_PATH = "/coverage.json";

/** The content of the file at COVERAGE_PATH: what the coverage map shows, and facts about the collection. */
export interface CoverageFile extends Coverage {
  /** True if the collection is the generated sample. */
  sample: boolean;
  /** Day of the latest import, yyyy-MM-dd. */
  imported: string;
  sources: SourceCoverage[];
}

/** A source of documents and what it contains. */
export interface SourceCoverage extends SourceProfile {
  id: string;
  name: string;
  sampling: Sampling;
  count: number;
  /** For each court in `rows`, the number of documents of the court and all courts below it. */
  courts: number[];
  /** Whether the texts are kept as they were published. Names and numbers in them are then not masked. */
  asPublished: boolean;
}
