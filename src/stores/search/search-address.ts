import { decodeQuery, encodeQuery, hasConditions } from "#contract/search/query-address.ts";
import type { SearchQuery } from "#contract/search/search-query.ts";
import { forgetPending, queryOf, takePending } from "./pending-suggestion.ts";
import { $list, $query, runQuery } from "./search.ts";

const SCROLL_REST_MS = 150;

interface EntryState {
  scroll?: number;
}

/** Keeps the place in the list with the history entry, so that Back finds it again. */
function saveScroll(): void {
  history.replaceState({ ...(history.state as EntryState | null), scroll: scrollY }, "");
}

const nextFrame = () => new Promise(requestAnimationFrame);

/** Runs the address's query and finds the entry's place in its list, unless the visitor has gone elsewhere meanwhile. */
async function restore(): Promise<void> {
  const { scroll = 0 } = (history.state as EntryState | null) ?? {};
  const listed = runQuery(decodeQuery(location.hash));
  // Once drawn, the grey lines may have made the page shorter, which moves it as well.
  await nextFrame();
  const from = scrollY;
  if (!(await listed)) return;
  // Two frames: the list is drawn in the first.
  await nextFrame();
  await nextFrame();
  if (scrollY === from) scrollTo(0, scroll);
}

/**
 * Goes to a query: writes the address as a new history entry, runs it and scrolls to the top. The query that is shown
 * is left alone, unless it has failed: then it runs anew.
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
 * Ties the address bar to the search for as long as the page lives: runs what the address asks for, or else
 * the pending item, or else what a form without script left in the search part; then follows Back, Forward
 * and edited addresses, with their place in the list.
 */
export async function openSearchAddress(): Promise<void> {
  history.scrollRestoration = "manual";
  let rest: ReturnType<typeof setTimeout>;
  addEventListener("scroll", () => {
    clearTimeout(rest);
    rest = setTimeout(saveScroll, SCROLL_REST_MS);
  });
  addEventListener("pagehide", saveScroll);
  // A hash edited by hand fires popstate as well, with no state: it starts at the top.
  addEventListener("popstate", () => {
    clearTimeout(rest);
    void restore();
  });

  if (hasConditions(decodeQuery(location.hash))) {
    forgetPending();
  } else {
    const pending = await takePending();
    const asked = pending ? queryOf(pending) : decodeQuery(location.search);
    if (hasConditions(asked)) history.replaceState(null, "", `${location.pathname}#${encodeQuery(asked)}`);
  }
  await restore();
}
