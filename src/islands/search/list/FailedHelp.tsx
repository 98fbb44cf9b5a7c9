import type { SearchQuery } from "#contract/search/search-query.ts";
import type { ListState } from "#stores/search/search.ts";
import { SearchChoices } from "../conditions/SearchChoices.tsx";
import { SiteFallback } from "./SiteFallback.tsx";

interface Props {
  list: ListState;
  query: SearchQuery;
  onQuery: (query: SearchQuery) => void;
}

/** The help after a failed search: the possible meanings of its words, else matching pages of the site itself. */
export function FailedHelp({ list, query, onQuery }: Props) {
  if (list.kind !== "failed") return null;
  if (list.of.choices.length > 0) return <SearchChoices of={list.of} query={query} onQuery={onQuery} />;
  return <SiteFallback keywords={query.qr} />;
}
