import type { LawyerEntry, LawyerListData } from "#contract/lawyer-list.ts";
import type { RecoveryView } from "#stores/recovery.ts";
import { downloadEvidence, downloadList } from "#stores/recovery-csv.ts";
import type { RecoveryWords } from "./words.ts";

interface Props {
  words: RecoveryWords;
  view: RecoveryView & { data: LawyerListData };
  entries: readonly LawyerEntry[];
  mixed: boolean;
}

/** The list as shown and the cases behind it, as CSV. */
export function Downloads({ words, view, entries, mixed }: Props) {
  const off = entries.length === 0 || !view.complete;
  return (
    <>
      <button
        type="button"
        className="link"
        disabled={off}
        onClick={() => downloadList(view.data, entries, mixed)}
      >
        {words.csv.list}
      </button>
      <button
        type="button"
        className="link"
        disabled={off}
        onClick={() => downloadEvidence(view.state, entries, words.csv.failed)}
      >
        {words.csv.evidence}
      </button>
    </>
  );
}
