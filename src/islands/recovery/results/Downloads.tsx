import type { LawyerEntry, LawyerListData } from "#contract/recovery/lawyer-list.ts";
import { Button } from "#islands/ui/Button.tsx";
import { TABLE_FORMATS } from "#stores/page/save-table.ts";
import type { RecoveryView } from "#stores/recovery/recovery.ts";
import type { Tab } from "#stores/recovery/recovery-address.ts";
import { downloadEvidence, downloadList } from "#stores/recovery/recovery-csv.ts";
import type { RecoveryWords } from "./words.ts";

interface Props {
  words: RecoveryWords;
  view: RecoveryView & { data: LawyerListData };
  tab: Tab;
  /** The displayed lawyers of the list `tab`. */
  entries: readonly LawyerEntry[];
}

/**
 * Buttons for downloads as CSV and Excel: all lawyers for the claim, and the cases of the displayed lawyers.
 */
export function Downloads({ words, view, tab, entries }: Props) {
  const off = entries.length === 0 || !view.complete;
  return (
    <>
      {TABLE_FORMATS.map((format) => (
        <Button
          key={format}
          className="link"
          disabled={off}
          onClick={() => downloadList(view.state, tab, { ...words, failed: words.csv.failed }, format)}
          text={words.csv.list[format]}
        />
      ))}
      {view.data.corpus.sources.length > 0 &&
        TABLE_FORMATS.map((format) => (
          <Button
            key={format}
            className="link"
            disabled={off}
            onClick={() => downloadEvidence(view.state, entries, words.csv.failed, format)}
            text={words.csv.evidence[format]}
          />
        ))}
    </>
  );
}
