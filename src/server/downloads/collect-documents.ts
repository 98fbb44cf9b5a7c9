import { hash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import type { JudgmentDetail } from "#contract/judgment/judgment-detail.ts";
import { canonicalText } from "#domain/judgment/hashed-text.ts";
import type { QueryPlan } from "#domain/search/query/query-plan.ts";
import type { SearchEngine, SearchHit } from "../search/search-engine.ts";
import type { DocumentDetail } from "../search/sources/document.ts";

/** A document of a list with its text, as files need it. */
export interface CollectedDocument {
  /** Rank in the list, counted from 1. */
  place: number;
  row: SearchHit;
  /** Only judgments have the further fields. */
  detail: DocumentDetail & Partial<Omit<JudgmentDetail, keyof DocumentDetail>>;
  /** SHA-256 in hex of the text in the form of `canonicalText`. */
  sha256: string;
}

/**
 * The documents that a query finds, with their texts. `total` is the number found, `listed` the number that
 * can be requested.
 */
export interface Collected {
  total: number;
  listed: number;
  /** True if the texts are longer than allowed. `documents` is then empty. */
  isTooLong: boolean;
  documents: CollectedDocument[];
}

/** Number of documents that are read at the same time if their texts are not kept. */
const AT_ONCE = 100;
/**
 * Number of documents that are read at the same time if their texts are kept. It is small, so that little is
 * read beyond the limit of characters.
 */
const COUNTED_AT_ONCE = 5;

/**
 * The documents of a plan's list from rank `from` to rank `to`, inclusive, with their texts. Ranks count from
 * 1. There are no documents if the list is shorter than `to`, or if the texts have more than `mostChars`
 * characters together.
 */
export async function collectDocuments(
  engine: SearchEngine,
  plan: QueryPlan,
  from: number,
  to: number,
  mostChars = Number.POSITIVE_INFINITY,
): Promise<Collected> {
  const { total, rows } = await engine.find(plan);
  const found = { total, listed: rows.length };
  if (to > rows.length) return { ...found, isTooLong: false, documents: [] };
  const texts: StoredText[] = [];
  let chars = 0;
  for (let first = from - 1; first < to; first += COUNTED_AT_ONCE) {
    const read = await readTexts(engine, plan, rows, first, Math.min(to, first + COUNTED_AT_ONCE));
    chars += read.reduce((sum, { stored }) => sum + stored.length, 0);
    if (chars > mostChars) return { ...found, isTooLong: true, documents: [] };
    texts.push(...read);
  }
  const documents: CollectedDocument[] = [];
  for (const { place, row, stored } of texts) documents.push(await describe(place, row, stored));
  return { ...found, isTooLong: false, documents };
}

/** The first `to` documents of a plan's list. They have the hashes of their texts, but not the texts. */
export async function collectList(engine: SearchEngine, plan: QueryPlan, to: number): Promise<Collected> {
  const { total, rows } = await engine.find(plan);
  const documents: CollectedDocument[] = [];
  for (let first = 0; first < Math.min(to, rows.length); first += AT_ONCE) {
    const texts = await readTexts(engine, plan, rows, first, Math.min(to, first + AT_ONCE));
    for (const { place, row, stored } of texts) {
      const document = await describe(place, row, stored);
      const empty = { body_text: [], tail_text: [], body_postscript: [] };
      documents.push({ ...document, detail: { ...document.detail, ...empty } });
    }
  }
  return { total, listed: rows.length, isTooLong: false, documents };
}

/** A document of a list: its rank, counted from 1, and its stored text. */
interface StoredText {
  place: number;
  row: SearchHit;
  stored: string;
}

/**
 * The stored texts of the rows from index `first` to `end`, exclusive. Documents that were removed meanwhile
 * are left out. The texts are requested at the same time, so that a remote engine answers with a single call.
 */
async function readTexts(
  engine: SearchEngine,
  plan: QueryPlan,
  rows: readonly SearchHit[],
  first: number,
  end: number,
): Promise<StoredText[]> {
  const asked = rows.slice(first, end);
  const texts = await engine.details(
    plan.type,
    asked.map(({ id }) => id),
  );
  return asked.flatMap((row, at) => {
    const stored = texts[at];
    return stored ? [{ place: first + at + 1, row, stored }] : [];
  });
}

/** Makes a document from its stored text. Other requests are handled first, because hashing takes time. */
async function describe(place: number, row: SearchHit, stored: string): Promise<CollectedDocument> {
  await setImmediate();
  return collectOne(place, row, JSON.parse(stored) as CollectedDocument["detail"]);
}

/** Makes a document with its rank and the hash of its text. */
export function collectOne(
  place: number,
  row: SearchHit,
  detail: CollectedDocument["detail"],
): CollectedDocument {
  const sha256 = hash("sha256", canonicalText(detail));
  return { place, row, detail, sha256 };
}
