import type { RefObject } from "react";
import type { SearchQuery } from "#contract/search/search-query.ts";
import type { Condition } from "#domain/search/query/query-fields.ts";
import { fill } from "#i18n/fill.ts";
import { Button } from "#islands/ui/Button.tsx";
import { queryOf } from "#stores/search/pending-suggestion.ts";
import { type ListState, withPage } from "#stores/search/search.ts";
import { useWanted, withWords } from "../panels/use-panel.ts";
import { ResultList } from "./ResultList.tsx";
import type { ListWords } from "./words-of-type.ts";

interface Props {
  words: ListWords;
  query: SearchQuery;
  list: ListState;
  /** Address of the judgment page. */
  award: string;
  /** Whether an answer is shown above. Other queries need not be proposed then. */
  isAnswered: boolean;
  /** Gets the focus if nothing is left but a new search. */
  start: RefObject<HTMLParagraphElement | null>;
  onQuery: (query: SearchQuery) => void;
  onRemove: (condition: Condition) => void;
  onClear: () => void;
}

/** The list itself, placeholders while it loads, or suggestions if there is nothing to list. */
export function ListBody({
  words,
  query,
  list,
  award,
  isAnswered,
  start,
  onQuery,
  onRemove,
  onClear,
}: Props) {
  const empty = useWanted(() => withWords(import("./EmptyResult.tsx")), list.kind === "empty" && !isAnswered);
  const fallback = useWanted(() => import("./FailedHelp.tsx"), list.kind === "failed" && list.helps);
  return (
    <>
      {list.kind === "idle" && (
        <p ref={start} tabIndex={-1} className="start soft">
          {words.list.start}
        </p>
      )}
      {(list.kind === "idle" || list.kind === "loading") && <GhostRows />}
      {list.kind === "ready" && (
        <ResultList
          words={words}
          query={query}
          list={list}
          award={award}
          onPage={(page) => onQuery(withPage(query, page))}
        />
      )}
      {empty.part && (
        <empty.part.EmptyResult
          words={empty.part.words}
          chips={words.chips}
          query={query}
          onDrop={onRemove}
          onClear={onClear}
          onChoose={(item) => onQuery({ ...queryOf(item), type: query.type })}
        />
      )}
      {list.kind === "failed" && (
        <div className="failed" role="alert">
          <p>{fill(words.list.failed, { msg: list.own ? words.errors[list.own] : list.msg })}</p>
          {/* No retry for a query that was refused, because it would be refused again. */}
          {list.of.fields.length === 0 && <Button onClick={() => onQuery(query)} text={words.list.retry} />}
        </div>
      )}
      {(empty.failed || fallback.failed) && <p role="alert">{words.panels.failed}</p>}
      {fallback.part && <fallback.part.FailedHelp list={list} query={query} onQuery={onQuery} />}
    </>
  );
}

/** Grey rows as high as the coming ones, so that the layout does not shift. */
export function GhostRows() {
  return (
    <div className="ghosts" aria-hidden="true">
      {[1, 2, 3, 4, 5].map((row) => (
        <div className="ghost" key={row}>
          <i />
          <i />
          <i />
        </div>
      ))}
    </div>
  );
}
