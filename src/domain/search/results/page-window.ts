/**
 * The page numbers that a pager of `size` buttons shows around `page`, within 1 and `pages`: pageWindow(7,
 * 20, 9) is 3 to 11. Empty when there are no pages.
 */
export function pageWindow(page: number, pages: number, size: number): number[] {
  const count = Math.min(size, pages);
  const first = Math.max(1, Math.min(page - Math.floor(size / 2), pages - count + 1));
  return Array.from({ length: Math.max(0, count) }, (_, at) => first + at);
}

/** What the jump input may contain: digits only, the first not 0. Everything else is stripped. */
export function jumpDigits(typed: string): string {
  return typed.normalize("NFKC").replace(/\D/g, "").replace(/^0+/, "");
}
