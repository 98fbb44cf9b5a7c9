import { useStore } from "@nanostores/react";
import { PAGE_SIZE } from "#contract/search/search-limits.ts";
import type { SearchQuery } from "#contract/search/search-query.ts";
import { listConditions } from "#domain/search/query/query-fields.ts";
import type { Dictionary } from "#i18n/cn.ts";
import { reportWords } from "#i18n/similar-report.ts";
import { ReportForm, type ReportRow } from "#islands/report/ReportForm.tsx";
import { Dialog } from "#islands/ui/Dialog.tsx";
import { $list } from "#stores/search/search.ts";
import { toolWords } from "./tool-words.ts";

interface Props {
  query: SearchQuery;
  /** Names of the conditions, by field. */
  chips: Dictionary["search"]["chips"];
  /** Address of the catalogue of courts. */
  courts: string;
  onClose: () => void;
}

/** The dialog for a report on the cases of the displayed page. */
export default function ReportDialog({ query, chips, courts, onClose }: Props) {
  const list = useStore($list);
  if (list.kind !== "ready") return null;
  const first = (query.index - 1) * PAGE_SIZE + 1 - list.from;
  const rows = list.rows
    .slice(first, first + PAGE_SIZE)
    .map((row): ReportRow => ({ ...row, passage: row.snippets?.[0]?.text ?? "", remark: "" }));
  const asked = listConditions(query).map(({ field, value }) => `${chips[field]} ${value}`);
  const known = {
    ...{ court: "", number: "", cause: query.reason?.[0] ?? "", issue: "" },
    ...{ asked: asked.join("；"), found: list.total, courts },
  };
  return (
    <Dialog title={reportWords().form.title} close={toolWords().close} onClose={onClose}>
      <ReportForm rows={rows} known={known} />
    </Dialog>
  );
}
