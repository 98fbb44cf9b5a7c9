import { fetchNumbers } from "#client/services/download-service.ts";
import { withLoadingBar } from "../page/loading-bar.ts";
import { $judgment, openJudgment, startLoading } from "./judgment.ts";

/**
 * Opens the judgment with a case number. If several documents have the case number, the page offers them. If
 * there is one, `onFound` receives its id before it is loaded. Stops if another judgment is opened in the
 * meantime.
 */
export async function openNumber(number: string, onFound: (id: string) => void): Promise<void> {
  const signal = startLoading("");
  const outcome = await withLoadingBar(fetchNumbers(number, signal));
  if (signal.aborted) return;
  if (!outcome.ok) {
    $judgment.set({ kind: "failed", id: "", msg: outcome.msg });
    return;
  }
  const documents = outcome.data.data.numbers[0]?.documents ?? [];
  const [first] = documents;
  if (!first) $judgment.set({ kind: "absent", id: "" });
  else if (documents.length > 1) $judgment.set({ kind: "several", documents });
  else {
    onFound(first.id);
    await openJudgment(first.id);
  }
}
