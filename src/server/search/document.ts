import type { DocumentType } from "#domain/search/query-plan.ts";

/** What the content endpoint answers for a document; the index reads these parts and keeps the rest as it is. */
export interface DocumentDetail {
  /** The text in paragraphs: snippets count them from 0. */
  body_text: string[];
  /** Lines after the text (judges, date; annexes), searchable too; snippets count on through them. */
  tail_text: string[];
  body_postscript: string[];
  /** Half-open range within `body_text` that holds what was decided; null where it cannot be told. */
  holding: { from: number; to: number } | null;
}

/**
 * One document as the index takes it, whatever its type: a judgment, an article of a statute, an article
 * of knowledge. What is searched are the pieces that `searchablePieces` lists.
 */
export interface SearchDocument {
  /** Public id, unique within the type. */
  id: string;
  type: DocumentType;
  title: string;
  /** Case number; for an article its citation, e.g. 保险法第六十条. */
  number: string;
  /** Catalogue id of the court; null where unresolved or none. */
  court_id: number | null;
  court: string;
  cause_code: string | null;
  cause: string;
  /** yyyy-MM-dd; empty when unknown, which sorts last. */
  date: string;
  /** Yuan; null when none. */
  amount: number | null;
  /** Terms the document brings itself, such as the statutes it cites; frequent ones become suggestions. */
  keywords: string[];
  detail: DocumentDetail;
}

/** Where a keyword was found, best first: the order of relevance (architecture, decision 3). */
export const TIERS = ["title", "cause", "holding", "body"] as const;

/**
 * The pieces of a document's searchable text in the order of TIERS; each piece stands by itself, a keyword
 * never spans two.
 */
export function searchablePieces(document: SearchDocument): string[][] {
  const { body_text, tail_text, body_postscript, holding } = document.detail;
  const { from, to } = holding ?? { from: 0, to: 0 };
  return [
    [document.title],
    [document.cause],
    body_text.slice(from, to),
    [
      document.number,
      document.court,
      ...body_text.slice(0, from),
      ...body_text.slice(to),
      ...tail_text,
      ...body_postscript,
    ],
  ];
}
