import { createHmac, randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isShortId } from "#domain/text/short-id.ts";
import { lockCorpus } from "../../files/corpus-lock.ts";
import { replaceFile } from "../../files/replace-file.ts";
import { foldName } from "./folded-text.ts";
import { checksumOf } from "./name-prefilter.ts";

/** A hidden name: the hash of its folded form, and data for finding it quickly in a text. */
export interface TakenDownName {
  hash: string;
  /** Length of the folded form in UTF-16 units. */
  chars: number;
  /** Avoids hashing every substring of a text; lists written by older versions lack it. */
  checksum?: number;
  /** Key of the hash if it differs from the list's, because the name came from another machine's list. */
  salt?: string;
}

/** Judgments (by id) and parties and lawyers (by the hash of their name) that must never be shown again. */
export interface Takedown {
  /**
   * Key of the hashes, without which the list does not reveal whom it hides. It stays with the corpus,
   * unpublished.
   */
  salt: string;
  judgments: string[];
  names: TakenDownName[];
}

const FILE = "takedown.json";

/** The takedown list of a corpus; an empty one with a fresh salt if none exists. */
export function readTakedown(corpusDir: string): Takedown {
  const path = join(corpusDir, FILE);
  if (!existsSync(path)) return { salt: randomBytes(16).toString("hex"), judgments: [], names: [] };
  return JSON.parse(readFileSync(path, "utf8")) as Takedown;
}

/**
 * Adds ids and names to a corpus's list. The entries are permanent: a later import of the same document stays
 * hidden. Throws CorpusLockedError while another process writes the corpus, so that concurrent additions are
 * not lost.
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

/** Merges another corpus's list into a corpus's list; names keep the salt of their hash. */
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
  replaceFile(join(corpusDir, FILE), `${JSON.stringify(takedown, null, 2)}\n`);
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

/** The entries of a takedown list; `wrong` holds the numbers of invalid lines. */
interface TakedownList {
  ids: string[];
  names: string[];
  wrong: number[];
}

/**
 * Reads a list with one id or one `name: 姓名` per line; # starts a comment. Names are hashed before they are
 * stored.
 */
export function readTakedownList(path: string): TakedownList {
  const list: TakedownList = { ids: [], names: [], wrong: [] };
  for (const [index, raw] of readFileSync(path, "utf8")
    .replace(/^\ufeff/, "")
    .split(/\r?\n/)
    .entries()) {
    const line = raw.replace(/#.*/, "").trim();
    if (!line) continue;
    const name = line.match(/^(?:name|姓名|名称)\s*[:：]\s*(.+)$/)?.[1]?.trim();
    if (name) list.names.push(name);
    else if (isShortId(line)) list.ids.push(line);
    else list.wrong.push(index + 1);
  }
  return list;
}
