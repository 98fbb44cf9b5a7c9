import type { SearchQuery } from "#contract/search/search-query.ts";
import { LIST_FIELDS } from "#domain/search/query/query-fields.ts";
import cn from "#i18n/cn/site-fallback.json" with { type: "json" };
import en from "#i18n/en/site-fallback.json" with { type: "json" };
import { pageLang } from "#i18n/page-lang.ts";
import { useLoaded } from "#islands/ui/use-loaded.ts";
import type { ListState, Refused } from "#stores/search/search.ts";
import { searchPages } from "#stores/search/site-pages.ts";
import { Choices } from "../../ui/Choices.tsx";
import { Marked } from "./Marked.tsx";

interface Props {
  list: ListState;
  query: SearchQuery;
  onQuery: (query: SearchQuery) => void;
}

/**
 * The help after a failed search: the meanings that its words may have, else matching pages of the site
 * itself.
 */
export function FailedHelp({ list, query, onQuery }: Props) {
  if (list.kind !== "failed") return null;
  if (list.of.choices.length > 0) return <SearchChoices of={list.of} query={query} onQuery={onQuery} />;
  return <SiteFallback keywords={query.qr} />;
}

interface ChoicesProps {
  of: Refused;
  query: SearchQuery;
  onQuery: (query: SearchQuery) => void;
}

/**
 * The courts or causes that an ambiguous value of the query may mean, as buttons. A choice replaces the
 * value.
 */
function SearchChoices({ of, query, onQuery }: ChoicesProps) {
  const choose = (name: string, label: string) => {
    const field = LIST_FIELDS.find((one) => name === one || name === `search.${one}`);
    if (!field) return;
    // The value is the one that the message quotes, because a query may contain several.
    const meant = query[field].find((value) => of.msg.includes(`“${value}”`)) ?? query[field][0];
    const values = query[field].map((value) => (value === meant ? label : value));
    onQuery({ ...query, [field]: values, index: 1 });
  };
  return <Choices of={of} onChoose={choose} />;
}

interface FallbackProps {
  /** The keywords of the search that failed. */
  keywords: string[];
}

/** Results from the site's own static index, for when the functions cannot be reached. */
function SiteFallback({ keywords }: FallbackProps) {
  const words = pageLang() === "en" ? en : cn;
  const asked = keywords.join(" ");
  const hits = useLoaded(() => searchPages(asked), [asked]);
  if (asked === "") return null;
  return (
    <section className="site-hits" aria-busy={hits === undefined}>
      <h2>{words.title}</h2>
      <p className="soft">{words.note}</p>
      {hits === undefined && <p role="status">{words.busy}</p>}
      {hits === null && <p role="status">{words.failed}</p>}
      {hits?.length === 0 && <p role="status">{words.none}</p>}
      {hits && (
        <ul className="results">
          {hits.map(({ url, title, excerpt }) => (
            <li key={url}>
              <h3>
                <a href={url}>{title}</a>
              </h3>
              <p className="snippet">
                <Marked pieces={excerpt} />
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
