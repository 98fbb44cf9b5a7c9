import { atom } from "nanostores";
import { fetchLawyerCases, fetchLawyers } from "#client/services/recovery-service.ts";
import type { LawyerRecord } from "#contract/recovery/lawyer-cases.ts";
import type { LawyerListData } from "#contract/recovery/lawyer-list.ts";
import { withLoadingBar } from "../page/loading-bar.ts";
import { claimOf } from "./recovery.ts";
import { decodeLawyer, type NamedLawyer, type RecoveryState } from "./recovery-address.ts";

/**
 * What the page of a lawyer displays. `nobody`: the address names no lawyer. `ready`: the cases of the lawyer
 * that bear on the claim.
 */
export type LawyerView =
  | { kind: "nobody" | "loading" }
  | { kind: "failed"; msg: string }
  | {
      kind: "ready";
      person: NamedLawyer;
      claim: RecoveryState;
      record: LawyerRecord;
      /**
       * The answer for the claim: how the service understood the claim, and the values that correspond to a
       * score of 100.
       */
      list: LawyerListData;
    };

export const $lawyer = atom<LawyerView>({ kind: "loading" });

let running = new AbortController();

/** Shows the lawyer named in the address, now and whenever the address changes. */
export function startLawyerPage(): void {
  addEventListener("hashchange", () => void showLawyer());
  void showLawyer();
}

async function showLawyer(): Promise<void> {
  const asked = decodeLawyer(location.hash);
  running.abort();
  if (!asked) return $lawyer.set({ kind: "nobody" });
  running = new AbortController();
  const { signal } = running;
  $lawyer.set({ kind: "loading" });
  const { person, claim } = asked;
  const [list, cases] = await withLoadingBar(
    Promise.all([
      fetchLawyers({ ...claimOf(claim), pageSize: 1 }, signal),
      fetchLawyerCases(claimOf(claim), [person], signal),
    ]),
  );
  if (signal.aborted) return;
  if (!list.ok || !cases.ok) {
    const { msg } = list.ok ? (cases as { msg: string }) : list;
    return $lawyer.set({ kind: "failed", msg });
  }
  const [record] = cases.data.data;
  if (!record) return $lawyer.set({ kind: "nobody" });
  $lawyer.set({ kind: "ready", person, claim, record, list: list.data.data });
}
