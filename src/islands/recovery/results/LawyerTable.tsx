import type { LawyerEntry, LawyerListData } from "#contract/recovery/lawyer-list.ts";
import { TableHead } from "../../ui/TableHead.tsx";
import type { RecoveryWords } from "./words.ts";

interface Props {
  words: RecoveryWords;
  data: LawyerListData;
  entries: readonly LawyerEntry[];
  mixed: boolean;
  /** Address of a lawyer's page. */
  pageOf: (entry: LawyerEntry) => string;
}

/** The list as a table. On a phone, it scrolls sideways in a frame of its own. */
export function LawyerTable({ words, data, entries, mixed, pageOf }: Props) {
  const { table, tabs } = words;
  const first = (data.page - 1) * data.pageSize;
  const heads = [table.rank, table.lawyer, table.lawoffice, table.place];
  // Another lawyer service may report no cases.
  const isCounted = entries.some(({ alike }) => alike);
  const alike = isCounted ? [table.court, table.cause] : [];
  const scores = [tabs.exp, tabs.impact, tabs.activ, ...(mixed ? [tabs.mix] : [])];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling frame must be reachable by keyboard
    // biome-ignore lint/a11y/useSemanticElements: a section inside the panel would be one landmark too many
    <div className="wide-table" tabIndex={0} role="region" aria-label={words.results}>
      <table>
        <TableHead columns={[...heads, ...scores, table.n, ...alike, table.years]} />
        <tbody>
          {entries.map((entry, index) => (
            <tr key={`${entry.lawyer} ${entry.lawoffice}`}>
              <td>{first + index + 1}</td>
              <th scope="row" lang="zh-CN">
                {entry.n > 0 ? <a href={pageOf(entry)}>{entry.lawyer}</a> : entry.lawyer}
              </th>
              <td lang="zh-CN">{entry.lawoffice}</td>
              <td lang="zh-CN">{[...new Set([entry.lProvince, entry.lCity])].join(" ")}</td>
              <td>{entry.scoreExp.toFixed(1)}</td>
              <td>{entry.scoreImpact.toFixed(1)}</td>
              <td>{entry.scoreActivation.toFixed(1)}</td>
              {mixed && <td>{entry.scoreCombined?.toFixed(1)}</td>}
              <td>{entry.n || ""}</td>
              {isCounted && <td>{entry.alike?.court}</td>}
              {isCounted && <td>{entry.alike?.cause}</td>}
              <td>{entry.n > 0 && `${entry.firstYear}–${entry.lastYear}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
