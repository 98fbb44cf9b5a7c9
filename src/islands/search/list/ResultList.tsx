import { useEffect, useState } from "react";
import type { SearchRow } from "#contract/search/search.ts";
import { PAGE_SIZE, pagesOf } from "#contract/search/search-limits.ts";
import type { SearchQuery } from "#contract/search/search-query.ts";
import type { NewSince } from "#domain/search/results/seen-results.ts";
import { fill } from "#i18n/fill.ts";
import { rememberOpened } from "#stores/judgment/opened-judgment.ts";
import type { ListState } from "#stores/search/search.ts";
import { noteOpened } from "#stores/search/search-address.ts";
import { visitResult } from "#stores/search/seen-results.ts";
import { Pager } from "./Pager.tsx";
import { ResultRow } from "./ResultRow.tsx";
import type { ListWords } from "./words-of-type.ts";

interface Props {
  words: ListWords;
  query: SearchQuery;
  list: Extract<ListState, { kind: "ready" }>;
  /** Address of the judgment page. */
  award: string;
  onPage: (page: number) => void;
}

/** The numbered rows of one page with the pager. */
export function ResultList({ words, query, list, award, onPage }: Props) {
  const pages = pagesOf(list.total);
  const page = Math.min(query.index, pages);
  const first = (page - 1) * PAGE_SIZE;
  const held = first + 1 - list.from;
  const ids = list.rows.map((row) => row.id);
  const fresh = useNewSince(query, list.total, list.rows, list.from === 1);
  return (
    <>
      {fresh && (
        <p className="small new-since">
          {fill(words.list.newSince, {
            least: fresh.exact ? "" : words.list.least,
            n: fresh.count,
            date: new Date(fresh.at).toLocaleDateString("sv-SE"),
          })}
        </p>
      )}
      <ol className="results" start={first + 1}>
        {list.rows.slice(held, held + PAGE_SIZE).map((row, at) => (
          <ResultRow
            key={row.id}
            words={words.list}
            row={row}
            number={first + at + 1}
            award={award}
            snippets={list.snippets}
            isNew={fresh?.ids.includes(row.id) ?? false}
            onOpen={(address) => {
              noteOpened(address);
              if (!row.url)
                rememberOpened({ id: row.id, page, query, ids, from: list.from, total: list.total });
            }}
          />
        ))}
      </ol>
      <Pager words={words.pager} page={page} pages={pages} onPage={onPage} />
    </>
  );
}

/**
 * What the result contains that it did not contain at the last visit; null while unknown and if nothing is
 * new. Only the beginning of a list is compared: `atStart` says that these rows are the beginning.
 */
function useNewSince(
  query: SearchQuery,
  total: number,
  rows: readonly SearchRow[],
  atStart: boolean,
): NewSince | null {
  const [found, setFound] = useState<NewSince | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page of the same rows is the same visit
  useEffect(() => {
    setFound(atStart ? visitResult(query, total, rows) : null);
  }, [total, rows[0]?.id, rows.length, atStart]);
  return found;
}
