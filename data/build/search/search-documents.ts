import { SCOPE, type SearchScope } from "#domain/search/scope.ts";
import { beijingDay } from "#domain/text/day.ts";
import type { DisputeLinks } from "#server/search/sources/dispute-links.ts";
import type { SearchDocument } from "#server/search/sources/document.ts";
import { judgmentDocuments } from "#server/search/sources/judgment-documents.ts";
import { knowledgeDocuments } from "#server/search/sources/knowledge-documents.ts";
import { statuteDocuments } from "#server/search/sources/statute-documents.ts";

/**
 * All documents of a scope, for any engine. The judgments are those of the corpus in the folder. If `links`
 * is given, their links are recorded in it.
 */
export function searchDocuments(
  type: SearchScope,
  corpusDir: string,
  links?: DisputeLinks,
): Iterable<SearchDocument> {
  if (type === SCOPE.cases) return judgmentDocuments(corpusDir, links);
  return type === SCOPE.statutes ? statuteDocuments() : knowledgeDocuments(beijingDay(new Date()));
}
