import { documentPath } from "#domain/search/results/document-path.ts";

/** Opens the page of an article. `address` has no prefix for the language. */
export function openArticle(address: string): void {
  document.documentElement.setAttribute("data-busy", "");
  location.assign(documentAddress(address));
}

/**
 * The address, in the language of the page, of an article of a statute or of the knowledge section. An
 * address of an English text stays as it is.
 */
export function documentAddress(address: string): string {
  return documentPath(address, document.documentElement.lang === "en");
}
