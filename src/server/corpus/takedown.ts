import { createHmac, randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { JudgmentRecord } from "#domain/judgment/record.ts";
import { replaceFile } from "./replace-file.ts";

/** A name that is hidden: its hash, and how many characters it has, so that it can be looked for in a text. */
export interface HiddenName {
  hash: string;
  chars: number;
}

/** What must never be shown again: judgments by id, parties and lawyers by a hash of their name. */
export interface Takedown {
  /** Key of the hashes; without it the list tells nobody whom it hides. It stays beside the corpus, unpublished. */
  salt: string;
  judgments: string[];
  names: HiddenName[];
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
    names: [
      ...new Map(
        [...known.names, ...names.map((name) => toHidden(name, known.salt))].map((hidden) => [
          hidden.hash,
          hidden,
        ]),
      ).values(),
    ].sort((a, b) => (a.hash < b.hash ? -1 : 1)),
  };
  replaceFile(join(corpusDir, FILE), (path) => writeFileSync(path, `${JSON.stringify(takedown, null, 2)}\n`));
  return takedown;
}

/** HMAC-SHA-256 of a name under the list's salt, in hex. */
function hashName(name: string, salt: string): string {
  return createHmac("sha256", salt).update(plain(name), "utf8").digest("hex");
}

function toHidden(name: string, salt: string): HiddenName {
  return { hash: hashName(name, salt), chars: plain(name).length };
}

function plain(name: string): string {
  return name.normalize("NFKC").replace(/\s+/g, "");
}

/** How a record is searched for hidden names. */
export interface TakedownSearch {
  /** Names in the clear, known only while the list is being added to; looked for in the whole text. */
  names?: string[];
  /** Every piece of the text as long as a hidden name is hashed: for records that come in, a few milliseconds each. */
  isThorough?: boolean;
}

/**
 * A function that gives a record as it may be shown: null for a judgment on the list, and with listed names
 * reduced to their first character (张某) wherever they are printed in it. Without a search only the names of
 * parties and lawyers are compared, which is enough for what was searched when it was stored.
 */
export function takedownFilter(
  takedown: Takedown,
  { names: inTheClear = [], isThorough = false }: TakedownSearch = {},
): (record: JudgmentRecord) => JudgmentRecord | null {
  const ids = new Set(takedown.judgments);
  const hashes = new Set(takedown.names.map(({ hash }) => hash));
  const lengths = [...new Set(takedown.names.map(({ chars }) => chars))];
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
    const text = isThorough || inTheClear.length > 0 ? textOf(record) : "";
    names.push(...inTheClear.filter((name) => text.includes(name)));
    if (isThorough)
      for (const piece of piecesOf(text, lengths))
        if (hashes.has(hashName(piece, takedown.salt))) names.push(piece);
    return names.length === 0 ? record : withoutNames(record, names);
  };
}

function textOf(record: JudgmentRecord): string {
  return [record.casename, ...record.body_text, ...record.tail_text, ...record.body_postscript].join("\n");
}

/** All distinct pieces of a text with one of the lengths that could be a name: no punctuation, no line end. */
function piecesOf(text: string, lengths: number[]): Set<string> {
  const pieces = new Set<string>();
  for (const run of text.match(/[\p{L}\p{N}·（）()]{2,}/gu) ?? []) {
    for (const length of lengths) {
      for (let at = 0; at + length <= run.length; at++) pieces.add(run.slice(at, at + length));
    }
  }
  return pieces;
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
