import { createHmac, randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { JudgmentRecord } from "#domain/judgment/record.ts";
import { replaceFile } from "./replace-file.ts";

/** What must never be shown again: judgments by id, parties and lawyers by a hash of their name. */
export interface Takedown {
  /** Key of the hashes; the list tells nobody whom it hides without it. It stays beside the corpus, unpublished. */
  salt: string;
  judgments: string[];
  names: string[];
}

const FILE = "takedown.json";

/** The takedown list of a corpus; an empty one with a fresh salt where none is kept. */
export function readTakedown(corpusDir: string): Takedown {
  const path = join(corpusDir, FILE);
  if (!existsSync(path)) return { salt: randomBytes(16).toString("hex"), judgments: [], names: [] };
  return JSON.parse(readFileSync(path, "utf8")) as Takedown;
}

/** Adds ids and names to a corpus's list. Kept for good: a later import of the same document stays out. */
export function addToTakedown(corpusDir: string, ids: string[], names: string[]): Takedown {
  const known = readTakedown(corpusDir);
  const takedown: Takedown = {
    salt: known.salt,
    judgments: [...new Set([...known.judgments, ...ids])].sort(),
    names: [...new Set([...known.names, ...names.map((name) => hashName(name, known.salt))])].sort(),
  };
  replaceFile(join(corpusDir, FILE), (path) => writeFileSync(path, `${JSON.stringify(takedown, null, 2)}\n`));
  return takedown;
}

/** HMAC-SHA-256 of a name under the list's salt, in hex. */
export function hashName(name: string, salt: string): string {
  return createHmac("sha256", salt).update(name.normalize("NFKC").replace(/\s+/g, ""), "utf8").digest("hex");
}

/**
 * A function that gives a record as it may be shown: null for a judgment on the list, and with listed parties
 * and lawyers reduced to their first character (张某) wherever they are printed in it.
 */
export function takedownFilter(takedown: Takedown): (record: JudgmentRecord) => JudgmentRecord | null {
  const ids = new Set(takedown.judgments);
  const hashes = new Set(takedown.names);
  const hidden = new Map<string, boolean>();
  const isHidden = (name: string): boolean => {
    const known = hidden.get(name);
    if (known !== undefined) return known;
    const found = name !== "" && hashes.has(hashName(name, takedown.salt));
    hidden.set(name, found);
    return found;
  };
  return (record) => {
    if (ids.has(record.id)) return null;
    if (hashes.size === 0) return record;
    const names = [...record.parties, ...record.counsel].map(({ name }) => name).filter(isHidden);
    return names.length === 0 ? record : withoutNames(record, names);
  };
}

function withoutNames(record: JudgmentRecord, names: string[]): JudgmentRecord {
  const longestFirst = [...new Set(names)].sort((a, b) => b.length - a.length);
  const mask = (value: unknown): unknown => {
    if (typeof value === "string")
      return longestFirst.reduce((text, name) => text.replaceAll(name, `${name[0]}某`), value);
    if (Array.isArray(value)) return value.map(mask);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mask(inner)]));
  };
  return mask(record) as JudgmentRecord;
}
