import { atom } from "nanostores";
import { fetchLawyers } from "#client/services/recovery-service.ts";
import type { Choice } from "#contract/envelope.ts";
import type { LawyerListData } from "#contract/recovery/lawyer-list.ts";
import { AMOUNT_RANGES } from "#domain/judgment/amount-ranges.ts";
import { type ClaimRow, readClaimRows } from "#domain/recovery/claim-rows.ts";
import { parseCsv } from "#domain/text/csv.ts";
import { decodeText } from "#domain/text/decode-text.ts";

/** Maximum number of claims that are read from one file, because each costs the service a request. */
export const MAX_CLAIMS = 200;

/**
 * A claim of the file with its lists. Without lists, `msg` says why: an error in the row, or the message of
 * the service.
 */
export interface ClaimResult {
  claim: ClaimRow;
  data: LawyerListData | null;
  msg: string;
  /** The possible meanings of the row's court or cause, if the service found it ambiguous. */
  of?: { fields: readonly string[]; choices: readonly Choice[] };
}

export type BatchState =
  | { kind: "idle" }
  | { kind: "nothing" }
  | { kind: "running" | "done"; total: number; cut: boolean; results: ClaimResult[] };

export const $batch = atom<BatchState>({ kind: "idle" });
let running = new AbortController();

/** Stops after the row in progress. The results that have arrived stay. */
export function stopBatch(): void {
  running.abort();
  const state = $batch.get();
  if (state.kind === "running") $batch.set({ ...state, kind: "done" });
}

/**
 * Reads a CSV file and requests the lists of one claim after another. The file is UTF-8, or GB 18030, which
 * Excel writes in China.
 */
export async function runBatch(file: Blob): Promise<void> {
  running.abort();
  running = new AbortController();
  const { signal } = running;
  const decoded = decodeText(new Uint8Array(await file.arrayBuffer()));
  const rows = decoded.kind === "text" ? readClaimRows(parseCsv(decoded.text)) : [];
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
  if (outcome.ok) return { claim, data: outcome.data.data, msg: "" };
  return { claim, data: null, msg: outcome.msg, ...(outcome.choices.length > 0 && { of: outcome }) };
}

/** Requests one row again, with the court or cause that the visitor chose for it. */
export async function chooseForRow(row: number, field: string, label: string): Promise<void> {
  const held = resultOf(row);
  if (!held || (field !== "reason" && field !== "court")) return;
  const result = await ask({ ...held.claim, [field]: label }, new AbortController().signal);
  const state = $batch.get();
  // The row is no longer on the page if another file has been read meanwhile.
  if (!("results" in state) || resultOf(row) !== held) return;
  $batch.set({ ...state, results: state.results.map((one) => (one === held ? result : one)) });
}

function resultOf(row: number): ClaimResult | undefined {
  const state = $batch.get();
  return "results" in state ? state.results.find(({ claim }) => claim.row === row) : undefined;
}
