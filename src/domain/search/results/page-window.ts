import { fill } from "../../text/fill.ts";

/** Number of page buttons shown at once, as specified. */
const PAGER_COUNT = 9;

/** A button of a pager. `to` is its page, `face` its text, and `label` its accessible name. */
export interface PagerButton {
  to: number;
  face: string;
  label: string;
  isCurrent: boolean;
  isDisabled: boolean;
}

/** The buttons of a pager, in order: previous, at most nine page numbers, next. */
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
 * The page numbers that a pager with `size` number buttons shows around `page`. They are within 1 and
 * `pages`: pageWindow(7, 20, 9) is 3 to 11. Empty if there are no pages.
 */
export function pageWindow(page: number, pages: number, size: number): number[] {
  const count = Math.min(size, pages);
  const first = Math.max(1, Math.min(page - Math.floor(size / 2), pages - count + 1));
  return Array.from({ length: Math.max(0, count) }, (_, at) => first + at);
}

/** The digits in what was typed into the page input, without leading zeros. Everything else is removed. */
export function jumpDigits(typed: string): string {
  return typed.normalize("NFKC").replace(/\D/g, "").replace(/^0+/, "");
}
