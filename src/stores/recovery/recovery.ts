import { atom } from "nanostores";
import { type ClaimParams, fetchLawyers } from "#client/services/recovery-service.ts";
import { showToast } from "#client/toast.ts";
import type { Choice } from "#contract/envelope.ts";
import type { LawyerEntry, LawyerListData } from "#contract/recovery/lawyer-list.ts";
import { AMOUNT_RANGES } from "#domain/judgment/amount-ranges.ts";
import { withLoadingBar } from "../page/loading-bar.ts";
import { decodeState, encodeState, type RecoveryState } from "./recovery-address.ts";

/** Why no answer arrived: the message and the fields the service found invalid. */
export interface ListFailure {
  msg: string;
  fields: string[];
  /** What the value of the first field may mean. */
  choices: Choice[];
}

/**
 * What the page shows. `data` is the last complete answer, which stays while the next is on its way;
 * `complete` is false from the start of a search until its answer or failure has arrived.
 */
export interface RecoveryView {
  state: RecoveryState;
  data: LawyerListData | null;
  complete: boolean;
  failure: ListFailure | null;
  /** The previous search was repeated, and its answer is the same. */
  unchanged?: boolean;
}

export const $recovery = atom<RecoveryView | null>(null);

/** What was shown first, prerendered: the page returns to it when its address is emptied. */
let initial: RecoveryView | null = null;
let running = new AbortController();

/** What a ranking is for. */
export type Claim = Pick<RecoveryState, "reason" | "court" | "range">;

/** The claim of a state as the service takes it. */
export function claimOf({ reason, court, range }: Claim): ClaimParams {
  const ends = range === null ? undefined : AMOUNT_RANGES[range];
  return { reason, court, amount: ends?.min, amountMax: ends?.max ?? undefined };
}

/**
 * Makes the prerendered answer the current one, or fetches the one that the address asks for; a view without
 * data, as when another service has the lists, is fetched at once.
 */
export function startRecovery(view: RecoveryView): void {
  if (initial) return;
  initial = view;
  $recovery.set(view);
  const follow = () => {
    const asked = decodeState(location.hash) ?? (view.data ? null : view.state);
    if (asked) void showState(asked, { fromAddress: true });
    else if (initial) {
      running.abort();
      $recovery.set(initial);
    }
  };
  addEventListener("hashchange", follow);
  if (location.hash.length > 1 || !view.data) follow();
}

const isSameList = (a: RecoveryState, b: RecoveryState) =>
  encodeState({ ...a, tab: "exp", view: "cards" }) === encodeState({ ...b, tab: "exp", view: "cards" });

/** What a visitor sees of an answer, as one text. */
const shownOf = (data: LawyerListData) =>
  JSON.stringify([
    data.activeLawyer,
    data.totalLawyer,
    ...[data.lawyerExp, data.lawyerImpact, data.lawyerActiv, data.lawyerCombined ?? []].map((list) =>
      list.map(({ parts: _, evidence: __, ...entry }: LawyerEntry) => Object.entries(entry).sort()),
    ),
  ]);

/** Shows a state: writes the address, and asks the service if the lists themselves change. */
export async function showState(
  state: RecoveryState,
  { fromAddress = false, again = false } = {},
): Promise<void> {
  const shown = $recovery.get();
  const sameList = shown !== null && isSameList(shown.state, state);
  // Another list is another page to come back to; another tab or view of it is not.
  if (!fromAddress) history[sameList ? "replaceState" : "pushState"](null, "", `#${encodeState(state)}`);
  if (shown?.data && sameList && !again) {
    $recovery.set({ ...shown, state, unchanged: false });
    return;
  }
  running.abort();
  running = new AbortController();
  const { signal } = running;
  $recovery.set({ state, data: shown?.data ?? null, complete: false, failure: null });
  const outcome = await withLoadingBar(
    fetchLawyers(
      { ...claimOf(state), pageSize: state.pageSize, page: state.page, weights: state.weights?.join() },
      signal,
    ),
  );
  if (signal.aborted) return;
  const latest = $recovery.get()?.state ?? state;
  if (!outcome.ok) {
    $recovery.set({ state: latest, data: null, complete: true, failure: outcome });
    return;
  }
  const { data } = outcome.data;
  // A colloquial 欠薪 is replaced in field and address by the name the answer uses.
  const { reason, court } = data.claim ?? latest;
  const named = { ...latest, reason: reason || latest.reason, court: court || latest.court };
  if (!isSameList(named, latest)) history.replaceState(null, "", `#${encodeState(named)}`);
  const before = sameList ? shown?.data : null;
  const unchanged = before ? shownOf(before) === shownOf(data) : false;
  $recovery.set({ state: named, data, complete: true, failure: null, unchanged });
}

/** The message of an incomplete search. */
export const tellIncomplete = (message: string) => showToast(message);
