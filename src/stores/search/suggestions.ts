import { atom } from "nanostores";
import { fetchSuggestions } from "#client/services/search-service.ts";
import { MAX_KEYWORD_CHARS } from "#contract/search/search-limits.ts";
import type { SuggestionGroup } from "#contract/search/suggestions.ts";
import type { SearchScope } from "#domain/search/scope.ts";
import { dropControls } from "#domain/text/hidden-characters.ts";

/**
 * What the list below the search box displays. `refused` contains the service's message, which is shown as an
 * alert.
 */
export type SuggestionState =
  | { kind: "idle" }
  | { kind: "ready"; keyword: string; groups: SuggestionGroup[] }
  | { kind: "refused"; msg: string };

export const $suggestions = atom<SuggestionState>({ kind: "idle" });

/** A text that another part of the page puts into the search box, where the visitor can continue it. */
export const $boxText = atom<{ text: string }>({ text: "" });

/**
 * Pause in typing, in ms, after which suggestions are requested. It is short, so that they appear while the
 * visitor's hand is still on the keyboard.
 */
const TYPING_REST_MS = 120;
const answers = new Map<string, SuggestionGroup[]>();
let clock: ReturnType<typeof setTimeout>;
let running = new AbortController();

/**
 * Requests suggestions for the text in the search box. Aborts the previous request and remembers the answers.
 */
export function suggest(text: string, type: SearchScope = 1): void {
  const keyword = dropControls(text).trim();
  clearTimeout(clock);
  running.abort();
  // The service does not accept a longer text, for example several pasted keywords. There are no suggestions
  // for it.
  const known = keyword.length > MAX_KEYWORD_CHARS ? [] : answers.get(`${type} ${keyword}`);
  if (known) $suggestions.set({ kind: "ready", keyword, groups: known });
  else clock = setTimeout(() => void load(keyword, type), TYPING_REST_MS);
}

async function load(keyword: string, type: SearchScope): Promise<void> {
  running = new AbortController();
  const { signal } = running;
  const outcome = await fetchSuggestions(keyword, type, signal);
  if (signal.aborted) return;
  if (outcome.ok) {
    const groups = outcome.data.serach_list.filter((group) => group.children.length > 0);
    answers.set(`${type} ${keyword}`, groups);
    $suggestions.set({ kind: "ready", keyword, groups });
  } else if (outcome.code !== 0) {
    $suggestions.set({ kind: "refused", msg: outcome.msg });
  } else {
    // A lost connection must not interrupt typing. The search itself will report it.
    $suggestions.set({ kind: "ready", keyword, groups: [] });
  }
}
