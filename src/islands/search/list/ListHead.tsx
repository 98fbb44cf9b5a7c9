import type { RefObject } from "react";
import { PAGE_SIZE, pagesOf, SORTS, type Sort } from "#contract/search/search-limits.ts";
import type { SearchQuery } from "#contract/search/search-query.ts";
import type { Dictionary } from "#i18n/cn.ts";
import { fill } from "#i18n/fill.ts";
import { Button } from "#islands/ui/Button.tsx";
import { type ListState, withSort } from "#stores/search/search.ts";
import { goToQuery } from "#stores/search/search-address.ts";
import { Changing } from "../../ui/Changing.tsx";
import type { Opener } from "../panels/use-panel.ts";
import type { ListWords } from "./words-of-type.ts";

interface Props {
  words: ListWords;
  query: SearchQuery;
  list: ListState;
  /** Gets the focus when another list loads. */
  heading: RefObject<HTMLParagraphElement | null>;
  /** Attributes of a button that opens the explanation of the query. */
  explanation: Opener;
  /** Whether an answer is shown above. The list is then one of several sections. */
  isAnswered: boolean;
}

/** The summary above the list. Screen readers announce it when it changes. */
function summary(
  words: Dictionary["search"]["list"],
  list: ListState,
  index: number,
  isAnswered: boolean,
): string {
  if (list.kind === "loading")
    return list.total ? fill(words.counted, { total: list.total }) : words.counting;
  if (list.kind === "empty") return isAnswered ? fill(words.exact, { total: 0 }) : words.empty;
  if (list.kind === "ready") {
    const { total } = list;
    if (isAnswered) return fill(words.exact, { total });
    if (list.from === 1) return fill(words.found, { total, shown: list.rows.length });
    // After the first 200 rows, the range is that of the page and not of the fetched rows.
    const from = (Math.min(index, pagesOf(total)) - 1) * PAGE_SIZE + 1;
    return fill(words.foundFrom, { total, from, shown: Math.min(from + PAGE_SIZE - 1, total) });
  }
  return "";
}

/** The line above the list: the number of documents found, the button for the explanation, and the order. */
export function ListHead({ words, query, list, heading, explanation, isAnswered }: Props) {
  return (
    <div className="list-head">
      <p ref={heading} tabIndex={-1} role="status">
        <Changing text={summary(words.list, list, query.index, isAnswered)} />
      </p>
      <Button className="link opener" {...explanation} text={words.panels.explain} />
      <label className="sort">
        <span className="soft">{words.sort.label}</span>
        <select
          value={query.sort}
          onChange={(event) => goToQuery(withSort(query, event.target.value as Sort))}
        >
          {SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {words.sort[sort]}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
