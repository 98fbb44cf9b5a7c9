import { cutSnippets, type SnippetPiece } from "#domain/search/match/snippet.ts";
import { wordsToShow } from "#domain/search/query/plan-words.ts";
import type { QueryPlan } from "#domain/search/query/query-plan.ts";
import type { DocumentDetail } from "./document.ts";

/** The snippets of a document that a plan finds. */
export function snippetsOf(plan: QueryPlan, title: string, detail: DocumentDetail): SnippetPiece[] {
  const { body_text, tail_text, body_postscript, holding } = detail;
  const paragraphs = [...body_text, ...tail_text, ...body_postscript];
  return cutSnippets(title, paragraphs, wordsToShow(plan), holding?.from ?? 0, plan.near);
}
