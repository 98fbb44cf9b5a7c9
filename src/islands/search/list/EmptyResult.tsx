import type { SearchQuery } from "#contract/search/search-query.ts";
import type { SuggestionItem } from "#contract/search/suggestions.ts";
import { listConditions } from "#domain/search/query/query-fields.ts";
import type { Dictionary } from "#i18n/cn.ts";
import { fill } from "#i18n/fill.ts";
import { Button } from "#islands/ui/Button.tsx";
import { useLoaded } from "#islands/ui/use-loaded.ts";
import { meantItems, type Relaxation, relaxations } from "#stores/search/other-queries.ts";
import { conditionOf } from "#stores/search/pending-suggestion.ts";

interface Props {
  words: Pick<Dictionary["searchPanels"], "meant" | "empty">;
  chips: Dictionary["search"]["chips"];
  query: SearchQuery;
  onDrop: (way: Relaxation) => void;
  onClear: () => void;
  /** Receives a suggestion that takes the place of the only condition. */
  onChoose: (item: SuggestionItem) => void;
}

/** The help for an empty result, below the summary: the conditions without which there would be documents. */
export function EmptyResult({ words, chips, query, onDrop, onClear, onChoose }: Props) {
  const ways = useLoaded((signal) => relaxations(query, signal), [query]);
  const items = useLoaded((signal) => meantItems(query, signal), [query]) ?? [];
  const isOnly = listConditions(query).length === 1;
  return (
    <div className="empty">
      {items.length > 0 && (
        <>
          <p>{words.meant.title}</p>
          <ul>
            {items.map((item) => (
              <li key={`${item.type} ${item.value}`}>
                <button type="button" className="button" onClick={() => onChoose(item)}>
                  <span className="soft">{chips[conditionOf(item).field]}</span>
                  <span lang="zh-CN">{item.label}</span>
                  <span className="soft">{fill(words.empty.count[query.type], { n: item.count ?? 0 })}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {ways && ways.length > 0 && (
        <>
          <p>{words.empty.ways[query.type]}</p>
          <ul>
            {ways.map((way) => (
              <li key={`${way.field} ${way.value}`}>
                <button type="button" className="button" onClick={() => onDrop(way)}>
                  {fill(chips.remove, { chip: `${chips[way.field]} ${way.value}` })}
                  <span className="soft">{fill(words.empty.count[query.type], { n: way.count })}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {ways?.length === 0 && items.length === 0 && <p>{isOnly ? words.empty.noneNear : words.empty.none}</p>}
      {ways && <Button className="link" onClick={onClear} text={chips.clear} />}
    </div>
  );
}
