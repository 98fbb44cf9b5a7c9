import type { AlsoSearchedForms as Also } from "#contract/search/search.ts";
import type { SearchQuery } from "#contract/search/search-query.ts";
import { LIST_FIELDS } from "#domain/search/query/query-fields.ts";
import type { Dictionary } from "#i18n/cn.ts";
import { fill } from "#i18n/fill.ts";
import { localePath } from "#i18n/lang.ts";
import { pageLang } from "#i18n/page-lang.ts";
import { Button } from "#islands/ui/Button.tsx";
import { $query } from "#stores/search/search.ts";

interface Props {
  words: Dictionary["searchPanels"]["also"];
  also: readonly Also[];
  /** Receives the query that searches for a word exactly as written. */
  onExact: (query: SearchQuery) => void;
}

/**
 * The forms that were searched for besides a word, with a button that searches for the word alone, in
 * quotation marks.
 */
export function AlsoSearched({ words, also, onExact }: Props) {
  const exact = (value: string) => {
    const query = { ...$query.get(), index: 1 };
    for (const field of LIST_FIELDS)
      query[field] = query[field].map((held) =>
        field === "near" ? held.split(value).join(`"${value}"`) : held === value ? `"${value}"` : held,
      );
    onExact(query);
  };
  return (
    <ul className="plain small soft" role="status">
      {also.map(({ value, kinds, forms }) => (
        <li key={value}>
          {kinds
            .map((kind) => fill(words[kind], { word: value, forms: forms.join("、") || value }))
            .join(" ")}{" "}
          <Button className="link" onClick={() => exact(value)} text={fill(words.exact, { word: value })} />{" "}
          <a href={localePath("/layout/searchrules", pageLang())}>{words.rules}</a>
        </li>
      ))}
    </ul>
  );
}
