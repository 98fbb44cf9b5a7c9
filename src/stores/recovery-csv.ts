import { fetchLawyerCases } from "#client/recovery-service.ts";
import { showToast } from "#client/toast.ts";
import { evidenceToCsv, listToCsv } from "#contract/lawyer-csv.ts";
import type { LawyerEntry, LawyerListData } from "#contract/lawyer-list.ts";
import { runBar } from "./loading-bar.ts";
import { claimOf } from "./recovery.ts";
import type { RecoveryState } from "./recovery-address.ts";
import { saveFile } from "./save-file.ts";

/** Saves the list exactly as shown. */
export function downloadList(data: LawyerListData, entries: readonly LawyerEntry[], mixed: boolean): void {
  saveFile("lawyers.csv", listToCsv(data, entries, mixed));
}

/** Saves the cases behind the lawyers shown with all factors; a failure is told. */
export async function downloadEvidence(
  state: RecoveryState,
  entries: readonly LawyerEntry[],
  failed: string,
): Promise<void> {
  const people = entries.map(({ lawyer, lawoffice }) => ({ lawyer, lawoffice }));
  const outcome = await runBar(fetchLawyerCases(claimOf(state), people));
  if (outcome.ok) saveFile("evidence.csv", evidenceToCsv(outcome.data.data));
  else showToast(failed.replace("{msg}", outcome.msg), { kind: "error" });
}
