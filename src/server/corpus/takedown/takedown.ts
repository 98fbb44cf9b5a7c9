import { createHmac, randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { replaceFile } from "../../files/replace-file.ts";
import { lockCorpus } from "../corpus-lock.ts";
import { foldName } from "./folded-text.ts";
import { checksumOf } from "./name-prefilter.ts";

/** A name that is hidden: the hash of its folded form, and what makes it quick to look for in a text. */
export interface TakenDownName {
  hash: string;
  /** UTF-16 units of the folded form. */
  chars: number;
  /** Spares hashing every piece of a text; lists written by older versions lack it. */
  checksum?: number;
  /** Key of the hash where it is not the list's: the name came with the list of another machine. */
  salt?: string;
}

/** What must never be shown again: judgments by id, parties and lawyers by a hash of their name. */
export interface Takedown {
  /** Key of the hashes; without it the list tells nobody whom it hides. It stays beside the corpus, unpublished. */
  salt: string;
  judgments: string[];
  names: TakenDownName[];
}

const FILE = "takedown.json";

/** The takedown list of a corpus; an empty one with a fresh salt where none is kept. */
export function readTakedown(corpusDir: string): Takedown {
  const path = join(corpusDir, FILE);
  if (!existsSync(path)) return { salt: randomBytes(16).toString("hex"), judgments: [], names: [] };
  return JSON.parse(readFileSync(path, "utf8")) as Takedown;
}

/**
 * Adds ids and names to a corpus's list. Kept for good: a later import of the same document stays out. Throws
 * CorpusLockedError while somebody else writes the corpus, so that of two additions none is lost.
 */
export function addToTakedown(corpusDir: string, ids: string[], names: string[]): Takedown {
  const release = lockCorpus(corpusDir);
  try {
    const known = readTakedown(corpusDir);
    const { salt } = known;
    const hidden = names.map((name) => toHidden(name, salt));
    return write(corpusDir, withMore(known, { salt, judgments: ids, names: hidden }));
  } finally {
    release();
  }
}

/** Adds another corpus's list to a corpus's own; names keep the salt that they were hashed with. */
export function mergeTakedown(corpusDir: string, other: Takedown): void {
  if (other.judgments.length + other.names.length === 0) return;
  const known = existsSync(join(corpusDir, FILE)) ? readTakedown(corpusDir) : other;
  write(corpusDir, withMore(known, other));
}

function withMore(known: Takedown, other: Takedown): Takedown {
  const added = other.names.map((name) =>
    other.salt === known.salt ? name : { ...name, salt: name.salt ?? other.salt },
  );
  return {
    salt: known.salt,
    judgments: [...new Set([...known.judgments, ...other.judgments])].sort(),
    names: [...new Map([...known.names, ...added].map((name) => [name.hash, name])).values()].sort((a, b) =>
      a.hash < b.hash ? -1 : 1,
    ),
  };
}

function write(corpusDir: string, takedown: Takedown): Takedown {
  replaceFile(join(corpusDir, FILE), (path) => writeFileSync(path, `${JSON.stringify(takedown, null, 2)}\n`));
  return takedown;
}

/** HMAC-SHA-256 of a folded name under the list's salt, in hex. */
export function hashFolded(folded: string, salt: string): string {
  return createHmac("sha256", salt).update(folded, "utf8").digest("hex");
}

function toHidden(name: string, salt: string): TakenDownName {
  const folded = foldName(name);
  return { hash: hashFolded(folded, salt), chars: folded.length, checksum: checksumOf(folded) };
}
