import { createHash } from "node:crypto";
import type { JudgmentDetail } from "#contract/judgment/judgment-detail.ts";
import { canonicalText } from "#domain/judgment/hashed-text.ts";
import type { QueryPlan } from "#domain/search/query/query-plan.ts";
import type { SearchEngine, SearchHit } from "../search/search-engine.ts";
import type { DocumentDetail } from "../search/sources/document.ts";

/** One listed document with its text, for writing files. */
export interface CollectedDocument {
  /** Position in the list, from 1. */
  place: number;
  row: SearchHit;
  /** Further members that judgments have and articles of statutes do not. */
  detail: DocumentDetail & Partial<Omit<JudgmentDetail, keyof DocumentDetail>>;
  /** SHA-256 of the text in hex: see `canonicalText`. */
  sha256: string;
}

/** What a query lists: `total` found, of which `listed` can be requested. */
export interface Collected {
  total: number;
  listed: number;
  documents: CollectedDocument[];
}

/** The documents at positions `from` to `to` (from 1, inclusive) of a plan's list, with their texts. */
export async function collectDocuments(
  engine: SearchEngine,
  plan: QueryPlan,
  from: number,
  to: number,
): Promise<Collected> {
  const { total, rows } = await engine.find(plan);
  const documents: CollectedDocument[] = [];
  const wanted = rows.slice(from - 1, to);
  // Asked for at once, so that an engine elsewhere answers all in one call.
  const texts = await Promise.all(wanted.map(({ id }) => engine.detail(plan.type, id)));
  for (const [at, row] of wanted.entries()) {
    const stored = texts[at];
    if (!stored) continue;
    const detail = JSON.parse(stored) as CollectedDocument["detail"];
    const sha256 = createHash("sha256").update(canonicalText(detail), "utf8").digest("hex");
    documents.push({ place: from + at, row, detail, sha256 });
  }
  return { total, listed: rows.length, documents };
}
