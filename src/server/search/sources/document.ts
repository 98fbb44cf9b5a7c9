import type { DocumentKind } from "#domain/judgment/document-kind.ts";
import type { Cause, Instance, Outcome } from "#domain/judgment/record.ts";
import type { SearchScope } from "#domain/search/scope.ts";

/**
 * The answer of the content endpoint for a document. The index reads these parts and stores the rest
 * unchanged.
 */
export interface DocumentDetail {
  /** The text in paragraphs: snippets count them from 0. */
  body_text: string[];
  /**
   * Lines after the text (judges, date; annexes). They are searchable too, and snippets continue the count of
   * paragraphs through them.
   */
  tail_text: string[];
  body_postscript: string[];
  /** Half-open range of the holding within `body_text`; null if unknown. */
  holding: { from: number; to: number } | null;
}

/** The judges and the clerk of a case, as its document names them. */
export interface CaseHearing {
  presiding_judge: string;
  panel: string[];
}

/**
 * A document in the form that the index takes, of any scope: a judgment, an article of a statute, a knowledge
 * article. The passages listed by `passagesByField` are searched.
 */
export interface SearchDocument {
  /** Public id, unique within the scope. */
  id: string;
  type: SearchScope;
  title: string;
  /** Case number; for an article its citation, e.g. 保险法第六十条. */
  number: string;
  /** Catalogue id of the court; null if unresolved or none. */
  court_id: number | null;
  court: string;
  /** Causes of the document without duplicates, the principal cause first. */
  causes: Cause[];
  /** yyyy-MM-dd; empty if unknown, which sorts last. */
  date: string;
  /** Yuan; null if none. */
  amount: number | null;
  /** Terms of the document itself, such as the statutes it cites; frequent ones become suggestions. */
  keywords: string[];
  /** Articles that decide the case (`specialArticles`), without duplicates; only for judgments. */
  articles?: string[];
  /** Presiding judge and panel, whether or not the text prints them. */
  judges?: string[];
  /** Names of counsel and of their firms. */
  counsel?: string[];
  /** Address of the page and anchor of the document, without host; a judgment's follows from its id. */
  url?: string;
  /** Clerks and judges' assistants; not searched by name. */
  staff?: string[];
  /** Natural persons who are parties, or who represent or run one; not searched by name. */
  people?: string[];
  /** Kind of judgment document; absent for laws and knowledge articles. */
  kind?: DocumentKind;
  /** Procedural stage; absent for laws and knowledge articles. */
  instance?: Instance;
  /** How an appeal ended; only for appeals. */
  outcome?: Outcome | null;
  /** Judges and clerk; only for judgments. */
  hearing?: CaseHearing;
  /** Whether the source is complete: rates are computed from these only. */
  complete?: boolean;
  detail: DocumentDetail;
}

/** The part in which a keyword was found, best first: the order of relevance (architecture, decision 3). */
export const RELEVANCE_TIERS = ["title", "cause", "holding", "body"] as const;

/**
 * The fields of a document's searchable text. A keyword never spans two passages. Keywords are searched in
 * all fields, a field word in its own field only (`body` cannot be searched on its own).
 */
export const SEARCH_FIELDS = [...RELEVANCE_TIERS, "courtname", "judge", "counsel"] as const;

/**
 * A document's passages in the order of SEARCH_FIELDS. For the order of relevance, fields after the tiers
 * count as body.
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

/** Length of a document's text in characters. */
export function textLength({ detail: { body_text, tail_text, body_postscript } }: SearchDocument): number {
  return [...body_text, ...tail_text, ...body_postscript].reduce((sum, { length }) => sum + length, 0);
}
