import type { SearchRow } from "#contract/search/search.ts";
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
  /** Added to the result since the last visit. */
  isNew: boolean;
  onOpen: () => void;
}

/** One document of the list: rank, name, court or law, number, date, and where the words occur in it. */
export function ResultRow({ words, row, number, award, snippets, isNew, onOpen }: Props) {
  const title = row.snippets?.find((snippet) => snippet.paragraph < 0 && snippet.text === row.casename);
  const body = row.snippets?.filter((snippet) => snippet.paragraph >= 0) ?? [];
  const address = row.url ? documentAddress(row.url) : `${award}#${row.id}`;
  const waits = row.snippets === undefined && snippets === "loading";
  return (
    <li value={number} lang="zh-CN">
      <h2>
        <a href={address} onClick={onOpen} onAuxClick={onOpen}>
          <Marked text={row.casename} ranges={title?.ranges ?? []} />
        </a>
      </h2>
      <p className="facts">
        <span>{row.court}</span>
        {/* An article's own number repeats its title. */}
        {!(row.url && /条(?:之[一二三四五六七八九十]+)?$/.test(row.case_number)) && (
          <span>{row.case_number}</span>
        )}
        <time dateTime={row.casedate}>{row.casedate}</time>
        {isNew && <b className="new">{words.isNew}</b>}
        <KeepButton words={words} row={row} address={address} />
      </p>
      {waits && (
        <div className="ghost" aria-hidden="true">
          <i />
          <i />
        </div>
      )}
      {body.map((snippet) => (
        <p className="snippet" key={`${snippet.paragraph} ${snippet.from}`}>
          <a
            href={row.url ? address : `${address}/${snippet.paragraph + 1}`}
            aria-label={`${words.snippet}: ${snippet.text}`}
            onClick={onOpen}
            onAuxClick={onOpen}
          >
            {snippet.from > 0 && "…"}
            <Marked text={snippet.text} ranges={snippet.ranges} />
            {snippet.more && "…"}
          </a>
        </p>
      ))}
    </li>
  );
}
