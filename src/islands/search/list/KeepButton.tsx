import { useStore } from "@nanostores/react";
import type { SearchRow } from "#contract/search/search.ts";
import type { Dictionary } from "#i18n/cn.ts";
import { Button } from "#islands/ui/Button.tsx";
import { $readingList, toggleReading } from "#stores/judgment/reading-list.ts";
import { showToast } from "#stores/page/notice.ts";

interface Props {
  words: Dictionary["search"]["list"];
  row: SearchRow;
  /** Address of the document on this site. */
  address: string;
}

/** Adds a listed document to the device's reading list, or removes it. */
export function KeepButton({ words, row, address }: Props) {
  const kept = useStore($readingList).some(({ id }) => id === row.id);
  const { id, casename, court, case_number, casedate } = row;
  return (
    <Button
      className="link"
      aria-pressed={kept}
      aria-label={`${words.keep}: ${casename}`}
      onClick={() => {
        const kept = toggleReading({ id, address, casename, court, case_number, casedate });
        if (!kept) showToast(words.notKept, { kind: "warning" });
      }}
      text={kept ? words.kept : words.keep}
    />
  );
}
