import type { DocumentKind } from "#domain/judgment/document-kind.ts";
import type { AppealOutcome, Cause } from "#domain/judgment/record.ts";
import type { SearchScope } from "#domain/search/query/query-plan.ts";

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
 * of knowledge. What is searched are the pieces that `passagesByField` lists.
 */
export interface SearchDocument {
  /** Public id, unique within the type. */
  id: string;
  type: SearchScope;
  title: string;
  /** Case number; for an article its citation, e.g. 保险法第六十条. */
  number: string;
  /** Catalogue id of the court; null where unresolved or none. */
  court_id: number | null;
  court: string;
  /** Each once, the leading one first. */
  causes: Cause[];
  /** yyyy-MM-dd; empty when unknown, which sorts last. */
  date: string;
  /** Yuan; null when none. */
  amount: number | null;
  /** Terms the document brings itself, such as the statutes it cites; frequent ones become suggestions. */
  keywords: string[];
  /** Presiding judge and panel; whether the text prints them or not. */
  judges?: string[];
  /** Names of counsel and of their firms. */
  counsel?: string[];
  /** Address of the page and place that show it, without host; judgments have theirs from the id. */
  url?: string;
  /** Clerks and judges' assistants; not searched by name. */
  staff?: string[];
  /** Natural persons who are parties, or who represent or run one; not searched by name. */
  people?: string[];
  /** What a judgment of a court is among documents; absent for laws and articles of knowledge. */
  kind?: DocumentKind;
  /** How an appeal ended; absent for anything that is no appeal. */
  outcome?: AppealOutcome | null;
  /** Whether the source is complete: rates are counted of these alone. */
  complete?: boolean;
  detail: DocumentDetail;
}

/** Where a keyword was found, best first: the order of relevance (architecture, decision 3). */
export const RELEVANCE_TIERS = ["title", "cause", "holding", "body"] as const;

/**
 * The groups of pieces of a document's searchable text. Each piece stands by itself, a keyword never spans two. A
 * keyword is looked for in all of them; a word of a field in its group alone (`body` has no field of its own).
 */
export const SEARCH_FIELDS = [...RELEVANCE_TIERS, "courtname", "judge", "counsel"] as const;

/** A document's pieces in the order of SEARCH_FIELDS; those after the tiers count as body in the order by relevance. */
export function passagesByField(document: SearchDocument): string[][] {
  const { body_text, tail_text, body_postscript, holding } = document.detail;
  const { from, to } = holding ?? { from: 0, to: 0 };
  return [
    [document.title],
    document.causes.map(({ label }) => label),
    body_text.slice(from, to),
    [document.number, ...body_text.slice(0, from), ...body_text.slice(to), ...tail_text, ...body_postscript],
    [document.court],
    document.judges ?? [],
    document.counsel ?? [],
  ];
}
