import type { DocumentKind } from "#domain/judgment/document-kind.ts";
import type { Cause, Instance, Outcome } from "#domain/judgment/record.ts";
import type { SearchScope } from "#domain/search/scope.ts";

/**
 * The answer of the content endpoint for a document. The index reads the members below and stores all others
 * unchanged.
 */
export interface DocumentDetail {
  /** The text in paragraphs. Snippets number the paragraphs from 0. */
  body_text: string[];
  /**
   * Lines after the text: `tail_text` has the judges and the date, `body_postscript` the annexes. They are
   * searchable, and snippets number them as further paragraphs.
   */
  tail_text: string[];
  body_postscript: string[];
  /**
   * The paragraphs of `body_text` that are the holding: from `from` up to, but not including, `to`. Null if
   * unknown.
   */
  holding: { from: number; to: number } | null;
}

/** The judges and the clerk of a case, as its document names them. */
export interface CaseHearing {
  presiding_judge: string;
  panel: string[];
}

/**
 * A document of any scope as the index takes it: a judgment, an article of a statute, or a knowledge article.
 * `passagesByField` lists the passages that are searched.
 */
export interface SearchDocument {
  /** Public id. It is unique within the scope. */
  id: string;
  type: SearchScope;
  title: string;
  /** Case number of a judgment. Citation of an article of a statute, e.g. 保险法第六十条. */
  number: string;
  /** Catalogue id of the court. Null if there is no court or it was not recognised. */
  court_id: number | null;
  court: string;
  /** Causes of the document without duplicates. The leading cause is the first. */
  causes: Cause[];
  /** yyyy-MM-dd. Empty if unknown; such documents are sorted last. */
  date: string;
  /** Claim amount in yuan; null if there is none. */
  amount: number | null;
  /** Terms that the document is about, such as the statutes it cites. Frequent terms become suggestions. */
  keywords: string[];
  /**
   * The articles that decide the case (see `specialArticles`), without duplicates. Only judgments have them.
   */
  articles?: string[];
  /** The presiding judge and the panel, even if the text does not print them. */
  judges?: string[];
  /** Names of counsel and of their firms. */
  counsel?: string[];
  /**
   * Address of the page without host, with the anchor of the document. Absent for judgments, whose address
   * follows from the id.
   */
  url?: string;
  /** Clerks and judges' assistants. They are not searched by name. */
  staff?: string[];
  /** Natural persons: parties, and people who represent or manage a party. They are not searched by name. */
  people?: string[];
  /** Kind of judgment document. Absent for other documents. */
  kind?: DocumentKind;
  /** Procedural stage. Absent for documents other than judgments. */
  instance?: Instance;
  /** How the appeal ended. Absent unless the judgment decides an appeal. */
  outcome?: Outcome | null;
  /** The judges and the clerk. Only judgments have them. */
  hearing?: CaseHearing;
  /** Whether the source of the document is complete. Rates are computed from such documents only. */
  complete?: boolean;
  detail: DocumentDetail;
}

/**
 * The parts of a document in which a keyword may occur, best first. They determine the order of relevance
 * (architecture, decision 3).
 */
export const RELEVANCE_TIERS = ["title", "cause", "holding", "body"] as const;

/**
 * The fields of a document's searchable text. No keyword spans two passages. A keyword is searched in all
 * fields. A field word is searched in its own field only, which cannot be `body`.
 */
export const SEARCH_FIELDS = [...RELEVANCE_TIERS, "courtname", "judge", "counsel"] as const;

/**
 * The passages of a document, by field in the order of SEARCH_FIELDS. In the order of relevance, the fields
 * after `body` count as body.
 */
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

/** Length of the document's text in characters. */
export function textLength({ detail: { body_text, tail_text, body_postscript } }: SearchDocument): number {
  return [...body_text, ...tail_text, ...body_postscript].reduce((sum, { length }) => sum + length, 0);
}
