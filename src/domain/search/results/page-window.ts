import { fill } from "../../text/fill.ts";

/** Page buttons at once, as specified. */
const PAGER_COUNT = 9;

/** A button of a pager: its label, its accessible name, and its page. */
export interface PagerButton {
  to: number;
  face: string;
  label: string;
  isCurrent: boolean;
  isDisabled: boolean;
}

/** The buttons of a pager in order: previous, nine numbers at most, next. */
export function pagerButtons(
  words: { previous: string; next: string; go: string },
  page: number,
  pages: number,
): PagerButton[] {
  const button = (to: number, face: string, label: string): PagerButton => ({
    to,
    face,
    label,
    isCurrent: to === page,
    isDisabled: to < 1 || to > pages,
  });
  return [
    button(page - 1, "‹", words.previous),
    ...pageWindow(page, pages, PAGER_COUNT).map((n) => button(n, String(n), fill(words.go, { n }))),
    button(page + 1, "›", words.next),
  ];
}

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
