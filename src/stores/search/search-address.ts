import { decodeQuery, encodeQuery, hasConditions } from "#contract/search/query-address.ts";
import type { SearchQuery } from "#contract/search/search-query.ts";
import { takeLeft } from "../judgment/opened-judgment.ts";
import { forgetPending, queryOf, takePending } from "./pending-suggestion.ts";
import { $list, $query, runQuery } from "./search.ts";

const SCROLL_REST_MS = 150;

interface EntryState {
  scroll?: number;
  /** Address of the document that was last opened from the list. */
  opened?: string;
}

/**
 * Stores the address of the opened document in the history entry, so that the way back moves the focus to its row.
 */
export const noteOpened = (opened: string): void =>
  history.replaceState({ ...(history.state as EntryState | null), opened }, "");

/**
 * Focuses the row of the document that was opened from this history entry, if the page shows the row. Without
 * a stored scroll position, the row comes into view.
 */
function focusOpened(): void {
  const { opened } = (history.state as EntryState | null) ?? {};
  const links = document.querySelectorAll<HTMLElement>(".results h2 a");
  const row = opened && [...links].find((link) => link.getAttribute("href") === opened);
  if (row && document.activeElement === document.body) row.focus({ preventScroll: savedScroll() > 0 });
}

/** Stores the scroll position of the list in the history entry, so that Back can restore it. */
function saveScroll(): void {
  history.replaceState({ ...(history.state as EntryState | null), scroll: scrollY }, "");
}

/** The scroll position in the history entry; 0 if it has none. */
const savedScroll = () => (history.state as EntryState | null)?.scroll ?? 0;

const nextFrame = () => new Promise(requestAnimationFrame);

/**
 * Runs the query in the address and scrolls to the stored position. If the visitor has scrolled meanwhile,
 * the position stays as it is.
 */
async function restore(): Promise<void> {
  const scroll = savedScroll();
  const listed = runQuery(decodeQuery(location.hash));
  // Placeholder rows may shorten the page, and the browser then changes the scroll position. So `from` is
  // read after the frame in which they are drawn.
  await nextFrame();
  const from = scrollY;
  if (!(await listed)) return;
  // The list is drawn in the first of these two frames.
  await nextFrame();
  await nextFrame();
  focusOpened();
  // A scroll position that differs from `from` comes from the visitor.
  if (scroll > 0 && scrollY === from) scrollTo(0, scroll);
}

/**
 * Goes to a query: writes its address as a new history entry, runs it and scrolls to the top. If the page
 * already displays the query, it runs again only if it has failed.
 */
export function goToQuery(query: SearchQuery): void {
  if (encodeQuery(query) === encodeQuery($query.get())) {
    if ($list.get().kind === "failed") void runQuery(query, true);
    return;
  }
  saveScroll();
  history.pushState({}, "", `${location.pathname}#${encodeQuery(query)}`);
  scrollTo(0, 0);
  void runQuery(query);
}

/**
 * Runs a query and replaces the current history entry with it, so that Back does not return to the old query.
 */
export function replaceQuery(query: SearchQuery): void {
  history.replaceState({}, "", `${location.pathname}#${encodeQuery(query)}`);
  void runQuery(query);
}

/**
 * Runs the first query of the page. It is the one in the address after the #, else the waiting suggestion,
 * else the query string that a form submitted without scripts.
 */
function openFirst(): void {
  if (hasConditions(decodeQuery(location.hash))) {
    forgetPending();
  } else {
    const pending = takePending();
    const asked = pending ? queryOf(pending) : decodeQuery(location.search);
    if (hasConditions(asked)) history.replaceState(null, "", `${location.pathname}#${encodeQuery(asked)}`);
  }
  const left = takeLeft();
  if (left) noteOpened(left);
  void restore();
}

/**
 * Runs the query in the address, now and whenever the visitor goes back, goes forward or edits the address.
 * Also stores and restores the scroll position. Returns a function that ends this.
 */
export function openSearchAddress(): () => void {
  history.scrollRestoration = "manual";
  const tie = new AbortController();
  const { signal } = tie;
  let rest: ReturnType<typeof setTimeout>;
  const onScroll = () => {
    clearTimeout(rest);
    rest = setTimeout(saveScroll, SCROLL_REST_MS);
  };
  addEventListener("scroll", onScroll, { signal });
  addEventListener("pagehide", saveScroll, { signal });
  // If the visitor edits the address after its #, popstate fires too. The new entry has no scroll position, so
  // the list starts at the top.
  const onPopState = () => {
    clearTimeout(rest);
    if (savedScroll() === 0) scrollTo(0, 0);
    void restore();
  };
  addEventListener("popstate", onPopState, { signal });
  openFirst();
  return () => tie.abort();
}
