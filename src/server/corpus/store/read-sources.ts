import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { JudgmentSource } from "#domain/judgment/record.ts";
import { supersededOf } from "./superseded-file.ts";

/** A file under judgments/ with committed records of a source. */
export interface StoredPart {
  n: number;
  file: string;
  bytes: number;
  records: number;
  /** Changes with the content. */
  print: string;
}

/**
 * A source as stored in sources.json. Its records are in `parts`, except those listed in the file
 * `superseded`. Without parts they are in `file` or `${id}.jsonl`, as JSON Lines written by earlier versions
 * or by the sample generator. A new corpus becomes visible in a single step, the replacement of sources.json.
 */
export interface StoredSource extends JudgmentSource {
  parts?: StoredPart[];
  superseded?: string;
  file?: string;
  /** True if the court itself published the texts (法释〔2016〕19号 is then no obstacle). */
  officially_released?: boolean;
  /** True if texts were imported as published, with nothing masked (art. 8 and 10 of 法释〔2016〕19号). */
  as_published?: boolean;
  /** The reason, given on import, why kinds that courts may not publish are stored nevertheless. */
  restricted_allowed?: string;
}

/** The sources of a corpus in their stored order; empty if the folder has no corpus. */
export function readSources(corpusDir: string): StoredSource[] {
  const path = join(corpusDir, "sources.json");
  if (!existsSync(path)) return [];
  return JSON.parse(readFileSync(path, "utf8")) as StoredSource[];
}

/** The files with a source's records; a file of an earlier version has no number. */
export function storedPartsOf({ id, parts, file, count }: StoredSource): StoredPart[] {
  return parts ?? [{ n: 0, file: file ?? `${id}.jsonl`, bytes: 0, records: count, print: "" }];
}

/**
 * The superseded records of a source: maps the number of a corpus part to the numbers of these records in it.
 */
export function supersededIn(corpusDir: string, { superseded }: StoredSource): Map<number, Set<number>> {
  return superseded ? supersededOf(readFileSync(join(corpusDir, "judgments", superseded))) : new Map();
}
