import { atom } from "nanostores";
import { type ClaimParams, fetchLawyers } from "#client/services/recovery-service.ts";
import type { Choice } from "#contract/envelope.ts";
import type { LawyerEntry, LawyerListData } from "#contract/recovery/lawyer-list.ts";
import { AMOUNT_RANGES } from "#domain/judgment/amount-ranges.ts";
import { withLoadingBar } from "../page/loading-bar.ts";
import { decodeState, encodeState, type RecoveryState, type Tab } from "./recovery-address.ts";

/** Why no answer arrived: the message, and the fields that the service found invalid. */
export interface ListFailure {
  msg: string;
  fields: string[];
  /** The possible meanings of the value of the first of `fields`. */
  choices: Choice[];
}

/**
 * What the page displays. `data` is the last complete answer; it stays while the next one is loading.
 * `complete` is false from the start of a request until its answer or failure has arrived.
 */
export interface RecoveryView {
  state: RecoveryState;
  data: LawyerListData | null;
  complete: boolean;
  failure: ListFailure | null;
  /** Whether the last search repeated the one before it and got the same answer. */
  unchanged?: boolean;
}

export const $recovery = atom<RecoveryView | null>(null);

/** The view that the page was prerendered with. The page shows it again when its address loses its claim. */
let initial: RecoveryView | null = null;
let running = new AbortController();

/** Maps each tab to its list in an answer. */
export const listsOf = (data: LawyerListData): Record<Tab, LawyerEntry[]> => ({
  exp: data.lawyerExp,
  impact: data.lawyerImpact,
  activ: data.lawyerActiv,
  mix: data.lawyerCombined ?? [],
});

/** A claim: cause, court and amount range. */
export type Claim = Pick<RecoveryState, "reason" | "court" | "range">;

/** Converts a claim to the parameters that the service accepts. */
export function claimOf({ reason, court, range }: Claim): ClaimParams {
  const ends = range === null ? undefined : AMOUNT_RANGES[range];
  return { reason, court, amount: ends?.min, amountMax: ends?.max ?? undefined };
}

/**
 * Shows the prerendered answer, or requests the claim named in the address. Requests the claim of the
 * prerendered view at once if the view contains no data; the lists then come from another service.
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

/** The parts of an answer that the page displays, as one text that can be compared. */
const shownOf = (data: LawyerListData) =>
  JSON.stringify([
    data.activeLawyer,
    data.totalLawyer,
    ...[data.lawyerExp, data.lawyerImpact, data.lawyerActiv, data.lawyerCombined ?? []].map((list) =>
      list.map(({ parts: _, evidence: __, ...entry }: LawyerEntry) => Object.entries(entry).sort()),
    ),
  ]);

/** Shows a state: writes it to the address, and calls the service if other lists are needed. */
export async function showState(
  state: RecoveryState,
  { fromAddress = false, again = false } = {},
): Promise<void> {
  const shown = $recovery.get();
  const sameList = shown !== null && isSameList(shown.state, state);
  // Other lists are a new entry in the browser's history. Another tab or view of the same lists replaces the
  // current entry.
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
  // The answer names the cause and the court by their official names. Form and address take over these names
  // in place of a typed one such as 欠薪.
  const { reason, court } = data.claim ?? latest;
  const named = { ...latest, reason: reason || latest.reason, court: court || latest.court };
  if (!isSameList(named, latest)) history.replaceState(null, "", `#${encodeState(named)}`);
  const before = sameList ? shown?.data : null;
  const unchanged = before ? shownOf(before) === shownOf(data) : false;
  $recovery.set({ state: named, data, complete: true, failure: null, unchanged });
}
