import type { SearchQuery } from "#contract/search/search-query.ts";
import { type Condition, listConditions } from "#domain/search/query/query-fields.ts";
import type { Dictionary } from "#i18n/cn.ts";
import { fill } from "#i18n/fill.ts";
import { Button } from "#islands/ui/Button.tsx";

interface Props {
  words: Dictionary["search"]["chips"];
  query: SearchQuery;
  onRemove: (condition: Condition) => void;
  onClear: () => void;
}

/** The conditions of the query. Each has its prefix and a button that removes it. */
export function Chips({ words, query, onRemove, onClear }: Props) {
  const chips = listConditions(query);
  if (chips.length === 0) return null;
  return (
    <ul className="chips" aria-label={words.label}>
      {chips.map(({ field, value }) => (
        <li key={`${field} ${value}`}>
          <button
            type="button"
            className="chip"
            aria-label={fill(words.remove, { chip: `${words[field]} ${value}` })}
            onClick={() => onRemove({ field, value })}
          >
            <span className="soft">{words[field]}</span> <span lang="zh-CN">{value}</span>
            <span aria-hidden="true" className="cross">
              ×
            </span>
          </button>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <Button className="link" onClick={onClear} text={words.clear} />
        </li>
      )}
    </ul>
  );
}
