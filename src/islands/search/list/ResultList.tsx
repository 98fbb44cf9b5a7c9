import { useStore } from "@nanostores/react";
import { useEffect, useState } from "react";
import type { SearchRow } from "#contract/search/search.ts";
import { PAGE_SIZE, pagesOf } from "#contract/search/search-limits.ts";
import type { SearchQuery } from "#contract/search/search-query.ts";
import { resultRow, rowMarks } from "#domain/search/results/result-row.ts";
import type { NewSince } from "#domain/search/results/seen-results.ts";
import type { Dictionary } from "#i18n/cn.ts";
import { fill } from "#i18n/fill.ts";
import { Button } from "#islands/ui/Button.tsx";
import { rememberOpened } from "#stores/judgment/opened-judgment.ts";
import { $readingList, toggleReading } from "#stores/judgment/reading-list.ts";
import { showToast } from "#stores/page/notice.ts";
import type { ListState } from "#stores/search/search.ts";
import { noteOpened } from "#stores/search/search-address.ts";
import { visitResult } from "#stores/search/seen-results.ts";
import { documentAddress } from "#stores/statutes/open-article.ts";
import { Marked } from "./Marked.tsx";
import { Pager } from "./Pager.tsx";
import type { ListWords } from "./words-of-type.ts";

interface Props {
  words: ListWords;
  query: SearchQuery;
  list: Extract<ListState, { kind: "ready" }>;
  /** Address of the judgment page. */
  award: string;
  onPage: (page: number) => void;
}

/** The numbered rows of one page, and the pager. */
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
 * What is new in the result since the last visit. Null if nothing is new or no earlier visit is known. Only
 * the beginning of a list is compared; `atStart` says that these rows are the beginning.
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

interface RowProps {
  words: Dictionary["search"]["list"];
  row: SearchRow;
  /** Number of the document in the whole list, from 1. */
  number: number;
  /** Address of the judgment page. */
  award: string;
  snippets: "loading" | "ready" | "failed";
  /** Whether the document was added to the result since the last visit. */
  isNew: boolean;
  onOpen: (address: string) => void;
}

/**
 * One document of the list: its number in the list, name, court or law, case number, date, and the passages
 * with the words.
 */
function ResultRow({ words, row, number, award, snippets, isNew, onOpen }: RowProps) {
  const { title, facts, passages } = resultRow(
    { title: row.casename, court: row.court, number: row.case_number },
    Boolean(row.url),
    row.snippets,
  );
  const address = row.url ? documentAddress(row.url) : `${award}#${row.id}`;
  const open = () => onOpen(address);
  const waits = row.snippets === undefined && snippets === "loading";
  return (
    <li value={number}>
      <h2 lang="zh-CN">
        <a href={address} onClick={open} onAuxClick={open}>
          <Marked pieces={title} />
        </a>
      </h2>
      <p className="facts">
        {facts.map((fact) => (
          <span key={fact} lang="zh-CN">
            {fact}
          </span>
        ))}
        <time dateTime={row.casedate}>{row.casedate}</time>
        {rowMarks(row).map((mark) => (
          <span className="mark" key={mark}>
            {words.marks[mark]}
          </span>
        ))}
        {isNew && <b className="new">{words.isNew}</b>}
        <KeepButton words={words} row={row} address={address} />
      </p>
      {waits && (
        <div className="ghost" aria-hidden="true">
          <i />
          <i />
        </div>
      )}
      {passages.map(({ paragraph, from, text, pieces }) => (
        <p className="snippet" lang="zh-CN" key={`${paragraph} ${from}`}>
          <a
            href={row.url ? address : `${address}/${paragraph + 1}`}
            aria-label={`${words.snippet}: ${text}`}
            onClick={open}
            onAuxClick={open}
          >
            <Marked pieces={pieces} />
          </a>
        </p>
      ))}
    </li>
  );
}

interface KeepProps {
  words: Dictionary["search"]["list"];
  row: SearchRow;
  /** Address of the document on this site. */
  address: string;
}

/** A button that adds a listed document to this device's reading list, or removes it. */
function KeepButton({ words, row, address }: KeepProps) {
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
