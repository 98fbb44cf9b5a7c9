import { atom } from "nanostores";
import { fetchPartyCounsel } from "#client/services/recovery-service.ts";
import type { LawyerPartyResponse } from "#contract/recovery/lawyer-party.ts";

/** What the search for the lawyers of a party displays. */
export type PartyState =
  | { kind: "idle" }
  | { kind: "loading" }
  | { kind: "ready"; data: LawyerPartyResponse["data"] }
  | { kind: "failed"; msg: string };

export const $party = atom<PartyState>({ kind: "idle" });
let running = new AbortController();

/** Requests the lawyers who appeared for a party. Aborts the previous request. */
export async function lookUpParty(party: string): Promise<void> {
  running.abort();
  running = new AbortController();
  const { signal } = running;
  $party.set({ kind: "loading" });
  const outcome = await fetchPartyCounsel(party, signal);
  if (signal.aborted) return;
  $party.set(outcome.ok ? { kind: "ready", data: outcome.data.data } : { kind: "failed", msg: outcome.msg });
}
