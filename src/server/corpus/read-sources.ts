import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { JudgmentSource } from "#domain/judgment/record.ts";
import { supersededOf } from "./store/superseded-file.ts";

/** A file under judgments/ that holds records of a source, as far as they were committed. */
export interface StoredPart {
  n: number;
  file: string;
  bytes: number;
  records: number;
  /** Changes with the content. */
  print: string;
}

/**
 * A source as sources.json keeps it. Its records are in `parts`, less those that the file `superseded` names; without
 * parts they are in `file` or `${id}.jsonl`, JSON Lines as versions before wrote them and as the samples are.
 * Replacing sources.json is the one step that makes a new corpus visible.
 */
export interface StoredSource extends JudgmentSource {
  parts?: StoredPart[];
  superseded?: string;
  file?: string;
  /** True where the court itself released the texts to the public (法释〔2016〕19号 then does not stand in the way). */
  officially_released?: boolean;
  /** True once texts were imported as they were published, with nothing masked (art. 8 and 10 of the same). */
  as_published?: boolean;
  /** Why kinds that courts may not publish are held all the same; as given on import. */
  restricted_allowed?: string;
}

/** The sources of a corpus in their stored order; empty where the folder holds no corpus. */
export function readSources(corpusDir: string): StoredSource[] {
  const path = join(corpusDir, "sources.json");
  if (!existsSync(path)) return [];
  return JSON.parse(readFileSync(path, "utf8")) as StoredSource[];
}

/** The files that hold a source's records; one that a version before wrote has no number. */
export function storedPartsOf({ id, parts, file, count }: StoredSource): StoredPart[] {
  return parts ?? [{ n: 0, file: file ?? `${id}.jsonl`, bytes: 0, records: count, print: "" }];
}

/** The records of a source that others have taken the place of: by part, their numbers in it. */
export function supersededIn(corpusDir: string, { superseded }: StoredSource): Map<number, Set<number>> {
  return superseded ? supersededOf(readFileSync(join(corpusDir, "judgments", superseded))) : new Map();
}
