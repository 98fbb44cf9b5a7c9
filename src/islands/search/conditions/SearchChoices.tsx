import type { SearchQuery } from "#contract/search/search-query.ts";
import { LIST_FIELDS } from "#domain/search/query/query-fields.ts";
import type { Refused } from "#stores/search/search.ts";
import { Choices } from "../../ui/Choices.tsx";

interface Props {
  of: Refused;
  query: SearchQuery;
  onQuery: (query: SearchQuery) => void;
}

/** The possible meanings of an ambiguous court or cause of the query, as buttons; a choice replaces the value. */
export function SearchChoices({ of, query, onQuery }: Props) {
  const choose = (name: string, label: string) => {
    const field = LIST_FIELDS.find((one) => name === one || name === `search.${one}`);
    if (!field) return;
    // The message quotes the value, since a query may contain several.
    const meant = query[field].find((value) => of.msg.includes(`“${value}”`)) ?? query[field][0];
    const values = query[field].map((value) => (value === meant ? label : value));
    onQuery({ ...query, [field]: values, index: 1 });
  };
  return <Choices of={of} onChoose={choose} />;
}
