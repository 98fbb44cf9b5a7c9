import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import type { JudgmentDetail } from "#contract/judgment/judgment-detail.ts";
import { canonicalText } from "#domain/judgment/hashed-text.ts";
import type { QueryPlan } from "#domain/search/query/query-plan.ts";
import type { SearchEngine, SearchHit } from "../search/search-engine.ts";
import type { DocumentDetail } from "../search/sources/document.ts";

/** A listed document with its text, for writing files. */
export interface CollectedDocument {
  /** Rank in the list, from 1. */
  place: number;
  row: SearchHit;
  /** The further fields are present for judgments only. */
  detail: DocumentDetail & Partial<Omit<JudgmentDetail, keyof DocumentDetail>>;
  /** SHA-256 of the text in hex; see `canonicalText`. */
  sha256: string;
}

/** The collected documents of a query: `total` found, of which `listed` can be requested. */
export interface Collected {
  total: number;
  listed: number;
  /** Whether the texts exceed the limit; then there are no documents. */
  isTooLong: boolean;
  documents: CollectedDocument[];
}

/** Number of documents read in parallel. */
const AT_ONCE = 100;
/** Number of documents read in parallel if the number of characters is limited. */
const COUNTED_AT_ONCE = 5;

/**
 * The documents with ranks `from` to `to` (from 1, inclusive) in a plan's list, with their texts, if these
 * have at most `mostChars` characters together.
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

/** The first `to` documents of a plan's list with the hashes of their texts, without the texts. */
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

/** A listed document's rank, from 1, and its text as stored. */
interface StoredText {
  place: number;
  row: SearchHit;
  stored: string;
}

/**
 * The stored texts of the rows from index `first` to `end`, exclusive; removed documents are left out. They
 * are requested in parallel, so that a remote engine answers all in one call.
 */
async function readTexts(
  engine: SearchEngine,
  plan: QueryPlan,
  rows: readonly SearchHit[],
  first: number,
  end: number,
): Promise<StoredText[]> {
  const asked = rows.slice(first, end);
  const texts = await Promise.all(asked.map(({ id }) => engine.detail(plan.type, id)));
  return asked.flatMap((row, at) => {
    const stored = texts[at];
    return stored ? [{ place: first + at + 1, row, stored }] : [];
  });
}

/**
 * A document from its stored text. It yields to the event loop first, so that other calls are answered in
 * between.
 */
async function describe(place: number, row: SearchHit, stored: string): Promise<CollectedDocument> {
  await setImmediate();
  return collectOne(place, row, JSON.parse(stored) as CollectedDocument["detail"]);
}

/** A document with its rank and the hash of its text. */
export function collectOne(
  place: number,
  row: SearchHit,
  detail: CollectedDocument["detail"],
): CollectedDocument {
  const sha256 = createHash("sha256").update(canonicalText(detail), "utf8").digest("hex");
  return { place, row, detail, sha256 };
}
