import type { SearchRow } from "#contract/search/search.ts";
import { resultRow, rowMarks } from "#domain/search/results/result-row.ts";
import type { Dictionary } from "#i18n/cn.ts";
import { documentAddress } from "#stores/statutes/open-article.ts";
import { KeepButton } from "./KeepButton.tsx";
import { Marked } from "./Marked.tsx";

interface Props {
  words: Dictionary["search"]["list"];
  row: SearchRow;
  /** Number in the whole list, from 1. */
  number: number;
  /** Address of the judgment page. */
  award: string;
  snippets: "loading" | "ready" | "failed";
  /** Whether the document was added to the result since the last visit. */
  isNew: boolean;
  onOpen: (address: string) => void;
}

/** One document of the list: rank, name, court or law, number, date, and the passages with the words. */
export function ResultRow({ words, row, number, award, snippets, isNew, onOpen }: Props) {
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
