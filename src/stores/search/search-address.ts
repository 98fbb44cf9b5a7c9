import { decodeQuery, encodeQuery, hasConditions } from "#contract/search/query-address.ts";
import type { SearchQuery } from "#contract/search/search-query.ts";
import { forgetPending, queryOf, takePending } from "./pending-suggestion.ts";
import { $list, $query, runQuery } from "./search.ts";

const SCROLL_REST_MS = 150;

interface EntryState {
  scroll?: number;
  /** Address of the row last opened from the list. */
  opened?: string;
}

/** Notes which row is opened, so that Back gives it the focus. */
export const noteOpened = (opened: string): void =>
  history.replaceState({ ...(history.state as EntryState | null), opened }, "");

/** Focuses the row that was opened from this entry of the history, if it is on the page. */
function focusOpened(): void {
  const { opened } = (history.state as EntryState | null) ?? {};
  const links = document.querySelectorAll<HTMLElement>(".results h2 a");
  const row = opened && [...links].find((link) => link.getAttribute("href") === opened);
  if (row && document.activeElement === document.body) row.focus({ preventScroll: true });
}

/** Stores the scroll position of the list in the history entry, so that Back restores it. */
function saveScroll(): void {
  history.replaceState({ ...(history.state as EntryState | null), scroll: scrollY }, "");
}

/** The scroll position in the history entry; 0 if there is none. */
const savedScroll = () => (history.state as EntryState | null)?.scroll ?? 0;

const nextFrame = () => new Promise(requestAnimationFrame);

/**
 * Runs the address's query and restores the entry's position in its list, unless the visitor has scrolled
 * meanwhile.
 */
async function restore(): Promise<void> {
  const scroll = savedScroll();
  const listed = runQuery(decodeQuery(location.hash));
  // The placeholder rows may have made the page shorter, which also moves the scroll position.
  await nextFrame();
  const from = scrollY;
  if (!(await listed)) return;
  // Two frames: the list is drawn in the first.
  await nextFrame();
  await nextFrame();
  focusOpened();
  // A page starts at the top: only the visitor can have moved it from there.
  if (scroll > 0 && scrollY === from) scrollTo(0, scroll);
}

/**
 * Goes to a query: writes the address as a new history entry, runs it and scrolls to the top. The query
 * already displayed is left alone, unless it failed: then it runs again.
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

/** Goes to a query that expresses the displayed one better; Back does not return to the replaced one. */
export function replaceQuery(query: SearchQuery): void {
  history.replaceState({}, "", `${location.pathname}#${encodeQuery(query)}`);
  void runQuery(query);
}

/** Runs the query in the address, else the pending item, else the query string that a plain form submitted. */
async function openFirst(): Promise<void> {
  if (hasConditions(decodeQuery(location.hash))) {
    forgetPending();
  } else {
    const pending = await takePending();
    const asked = pending ? queryOf(pending) : decodeQuery(location.search);
    if (hasConditions(asked)) history.replaceState(null, "", `${location.pathname}#${encodeQuery(asked)}`);
  }
  await restore();
}

/**
 * Connects the address bar with the search: runs the query in the address, then follows Back, Forward and
 * edited addresses, with their scroll position in the list. Returns the function that disconnects them.
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
  // A hash edited by hand also fires popstate, with no state: its list starts at the top.
  const onPopState = () => {
    clearTimeout(rest);
    if (savedScroll() === 0) scrollTo(0, 0);
    void restore();
  };
  addEventListener("popstate", onPopState, { signal });
  void openFirst();
  return () => tie.abort();
}
