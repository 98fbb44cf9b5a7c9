import { createHmac, randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isShortId } from "#domain/text/short-id.ts";
import { lockCorpus } from "../../files/corpus-lock.ts";
import { replaceFile } from "../../files/replace-file.ts";
import { foldName } from "./folded-text.ts";
import { checksumOf } from "./name-prefilter.ts";

/** A name on the takedown list: the hash of its folded form, and what helps to find it quickly in a text. */
export interface TakenDownName {
  hash: string;
  /** Length of the folded form in UTF-16 units. */
  chars: number;
  /**
   * Checksum of the name's beginning (see checksumOf). It avoids hashing every substring of a text. Lists
   * that earlier versions wrote lack it.
   */
  checksum?: number;
  /**
   * Key of this hash if it is not the key of the list. The name then came from the list of another machine.
   */
  salt?: string;
}

/** What must never be shown again: judgments by their id, and people by the hash of their name. */
export interface Takedown {
  /**
   * Key of the hashes. Without the key, the list does not reveal whose names it contains. The key stays with
   * the corpus and is not published.
   */
  salt: string;
  judgments: string[];
  names: TakenDownName[];
}

const FILE = "takedown.json";

/** Reads the takedown list of a corpus. If there is none, returns an empty list with a new salt. */
export function readTakedown(corpusDir: string): Takedown {
  const path = join(corpusDir, FILE);
  if (!existsSync(path)) return { salt: randomBytes(16).toString("hex"), judgments: [], names: [] };
  return JSON.parse(readFileSync(path, "utf8")) as Takedown;
}

/**
 * Adds ids and names to the takedown list of a corpus. They are added for ever: a later import of the same
 * document stays hidden. Throws CorpusLockedError while another process writes the corpus, so that no
 * addition is lost.
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

/** Merges the takedown list of another corpus into that of a corpus. Each name keeps the salt of its hash. */
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

/** HMAC-SHA-256 of a folded name in hex. The salt is the key. */
export function hashFolded(folded: string, salt: string): string {
  return createHmac("sha256", salt).update(folded, "utf8").digest("hex");
}

function toHidden(name: string, salt: string): TakenDownName {
  const folded = foldName(name);
  return { hash: hashFolded(folded, salt), chars: folded.length, checksum: checksumOf(folded) };
}

/** The entries of a file with ids and names. `wrong` has the numbers of its invalid lines. */
interface TakedownList {
  ids: string[];
  names: string[];
  wrong: number[];
}

/** Reads a file that has one id, or one `name: 姓名`, per line. # starts a comment. */
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
