import type { CallFailure } from "#client/request.ts";
import { fetchLawyerCases, fetchLawyers } from "#client/services/recovery-service.ts";
import { showToast } from "#client/toast.ts";
import { evidenceTable, listTable } from "#contract/recovery/lawyer-csv.ts";
import { MAX_LAWYERS } from "#contract/recovery/lawyer-limits.ts";
import type { LawyerEntry, LawyerListData } from "#contract/recovery/lawyer-list.ts";
import { beijingDay } from "#domain/text/day.ts";
import { fill } from "#domain/text/fill.ts";
import { withLoadingBar } from "../page/loading-bar.ts";
import { saveTable, type TableFormat } from "../page/save-table.ts";
import { claimOf, listsOf } from "./recovery.ts";
import type { RecoveryState, Tab } from "./recovery-address.ts";

/**
 * The page's words for the downloaded table: the names of the lists and amount ranges. `failed` reports a
 * failure; {msg} in it stands for the service's message.
 */
interface CsvWords {
  tabs: Record<Tab, string>;
  ranges: readonly string[];
  failed: string;
}

/**
 * Requests all lawyers of a claim. The lawyers of the chosen list come first, in its order. The other
 * lawyers, who have no comparable case, follow in the order of influence.
 */
async function fetchWholeList(
  state: RecoveryState,
  tab: Tab,
): Promise<{ data: LawyerListData; entries: LawyerEntry[]; ranked: number } | CallFailure> {
  const found = new Map<string, LawyerEntry>();
  const others = new Map<string, LawyerEntry>();
  for (let page = 1; ; page++) {
    const outcome = await fetchLawyers({
      ...claimOf(state),
      pageSize: MAX_LAWYERS,
      page,
      weights: state.weights?.join(),
    });
    if (!outcome.ok) return outcome;
    const { data } = outcome.data;
    const before = found.size + others.size;
    const lists = listsOf(data);
    for (const entry of lists[tab]) found.set(`${entry.lawyer} ${entry.lawoffice}`, entry);
    for (const entry of lists.impact) others.set(`${entry.lawyer} ${entry.lawoffice}`, entry);
    // A service without pagination returns the same lawyers for every page, so a page without a new lawyer is
    // the last.
    const isLast = page * MAX_LAWYERS >= data.activeLawyer || found.size + others.size === before;
    if (!isLast) continue;
    const behind = [...others].flatMap(([key, entry]) => (found.has(key) ? [] : [entry]));
    return { data, entries: [...found.values(), ...behind], ranked: found.size };
  }
}

/**
 * Saves all lawyers of the claim as a table in the order of the open list. The table also states the claim
 * and the day. Shows a message on failure.
 */
export async function downloadList(
  state: RecoveryState,
  tab: Tab,
  words: CsvWords,
  format: TableFormat,
): Promise<void> {
  const whole = await withLoadingBar(fetchWholeList(state, tab));
  if ("ok" in whole) {
    showToast(fill(words.failed, { msg: whole.msg }), { kind: "error" });
    return;
  }
  const table = listTable(whole.entries, {
    ...whole,
    mixed: tab === "mix",
    list: words.tabs[tab],
    amount: words.ranges[state.range ?? -1] ?? "",
    date: beijingDay(new Date()),
  });
  await saveTable("lawyers", table, format);
}

/**
 * Saves the cases of the displayed lawyers as a table with all factors of their scores. Shows a message on
 * failure.
 */
export async function downloadEvidence(
  state: RecoveryState,
  entries: readonly LawyerEntry[],
  failed: string,
  format: TableFormat,
): Promise<void> {
  const people = entries.map(({ lawyer, lawoffice }) => ({ lawyer, lawoffice }));
  const outcome = await withLoadingBar(fetchLawyerCases(claimOf(state), people));
  if (outcome.ok) await saveTable("evidence", evidenceTable(outcome.data.data), format);
  else showToast(fill(failed, { msg: outcome.msg }), { kind: "error" });
}
