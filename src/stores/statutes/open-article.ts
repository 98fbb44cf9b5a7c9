import { documentPath } from "#domain/search/results/document-path.ts";

/** Goes to an article; `address` is without language. */
export function openArticle(address: string): void {
  document.documentElement.setAttribute("data-busy", "");
  location.assign(documentAddress(address));
}

/**
 * The address of an article of a statute or of the knowledge section in the page's language; an English text
 * keeps its own.
 */
export function documentAddress(address: string): string {
  return documentPath(address, document.documentElement.lang === "en");
}
