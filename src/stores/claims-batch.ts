import { atom } from "nanostores";
import { fetchLawyers } from "#client/recovery-service.ts";
import type { LawyerListData } from "#contract/lawyer-list.ts";
import { AMOUNT_RANGES } from "#domain/recovery/amount-ranges.ts";
import { type ClaimRow, readClaimRows } from "#domain/recovery/claim-rows.ts";
import { parseCsv } from "#domain/text/csv.ts";

/** Claims of one file; more would be a stress on the service, not a look-up. */
export const MAX_CLAIMS = 200;

/** A claim with its lists, or why it has none: a fault of the row, or the service's message. */
export interface ClaimResult {
  claim: ClaimRow;
  data: LawyerListData | null;
  msg: string;
}

export type BatchState =
  | { kind: "idle" }
  | { kind: "nothing" }
  | { kind: "running" | "done"; total: number; cut: boolean; results: ClaimResult[] };

export const $batch = atom<BatchState>({ kind: "idle" });
let running = new AbortController();

/** Stops after the row on its way; what has come stays. */
export function stopBatch(): void {
  running.abort();
  const state = $batch.get();
  if (state.kind === "running") $batch.set({ ...state, kind: "done" });
}

/** Reads a file (UTF-8, else GB 18030, which Chinese Excel writes) and asks for each claim in turn. */
export async function runBatch(file: Blob): Promise<void> {
  running.abort();
  running = new AbortController();
  const { signal } = running;
  const rows = readClaimRows(parseCsv(decode(await file.arrayBuffer())));
  if (rows.length === 0) {
    $batch.set({ kind: "nothing" });
    return;
  }
  const claims = rows.slice(0, MAX_CLAIMS);
  const results: ClaimResult[] = [];
  const tell = (kind: "running" | "done") =>
    $batch.set({ kind, total: claims.length, cut: rows.length > MAX_CLAIMS, results: [...results] });
  tell("running");
  for (const claim of claims) {
    const result = await ask(claim, signal);
    if (signal.aborted) return;
    results.push(result);
    tell("running");
  }
  tell("done");
}

async function ask(claim: ClaimRow, signal: AbortSignal): Promise<ClaimResult> {
  if (typeof claim.range !== "number") return { claim, data: null, msg: "" };
  const { min, max } = AMOUNT_RANGES[claim.range]!;
  const { reason, court } = claim;
  const outcome = await fetchLawyers({ reason, court, amount: min, amountMax: max ?? undefined }, signal);
  return outcome.ok ? { claim, data: outcome.data.data, msg: "" } : { claim, data: null, msg: outcome.msg };
}

function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("gb18030").decode(bytes);
  }
}
