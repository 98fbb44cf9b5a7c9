import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { JudgmentSource } from "#domain/judgment/record.ts";
import { supersededOf } from "./superseded-file.ts";

/** A file under judgments/ with committed records of one source. */
export interface StoredPart {
  n: number;
  file: string;
  bytes: number;
  records: number;
  /** Checksum of the content. */
  print: string;
}

/**
 * A source as sources.json stores it. Its records are in `parts`, except the records that the file
 * `superseded` lists. A source without parts has its records in `file` or `${id}.jsonl`; earlier versions and
 * the sample generator write such JSON Lines. Replacing sources.json makes a changed corpus visible in a
 * single step.
 */
export interface StoredSource extends JudgmentSource {
  parts?: StoredPart[];
  superseded?: string;
  file?: string;
  /** True if the court itself published the texts. 法释〔2016〕19号 does not restrict them then. */
  officially_released?: boolean;
  /** True if texts were imported as they were published, without masking (art. 8 and 10 of 法释〔2016〕19号). */
  as_published?: boolean;
  /**
   * Why documents of kinds that courts may not publish are stored nevertheless. The operator gave this reason
   * at the import.
   */
  restricted_allowed?: string;
}

/** The sources of a corpus, in stored order. Empty if the folder has no corpus. */
export function readSources(corpusDir: string): StoredSource[] {
  const path = join(corpusDir, "sources.json");
  if (!existsSync(path)) return [];
  return JSON.parse(readFileSync(path, "utf8")) as StoredSource[];
}

/** The files with the records of a source. The file of a source without parts has the number 0. */
export function storedPartsOf({ id, parts, file, count }: StoredSource): StoredPart[] {
  return parts ?? [{ n: 0, file: file ?? `${id}.jsonl`, bytes: 0, records: count, print: "" }];
}

/**
 * The superseded records of a source. Maps the number of a part to the numbers of those records in the part.
 */
export function supersededIn(corpusDir: string, { superseded }: StoredSource): Map<number, Set<number>> {
  return superseded ? supersededOf(readFileSync(join(corpusDir, "judgments", superseded))) : new Map();
}
