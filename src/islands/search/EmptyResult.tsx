import { useEffect, useState } from "react";
import type { SearchQuery } from "#contract/search-query.ts";
import type { Dictionary } from "#i18n/cn.ts";
import { fill } from "#i18n/fill.ts";
import { type WayOut, waysOut } from "#stores/ways-out.ts";

interface Props {
  words: Dictionary["search"];
  query: SearchQuery;
  onDrop: (way: WayOut) => void;
  onClear: () => void;
}

/** Nothing was found, which the summary above says: which condition to drop to find something. */
export function EmptyResult({ words, query, onDrop, onClear }: Props) {
  const [ways, setWays] = useState<WayOut[] | null>(null);
  useEffect(() => {
    const running = new AbortController();
    setWays(null);
    void waysOut(query, running.signal).then((found) => running.signal.aborted || setWays(found));
    return () => running.abort();
  }, [query]);
  return (
    <div className="empty">
      {ways && ways.length > 0 && (
        <>
          <p>{words.list.emptyWay}</p>
          <ul>
            {ways.map((way) => (
              <li key={`${way.field} ${way.value}`}>
                <button type="button" className="button" onClick={() => onDrop(way)}>
                  {fill(words.chips.remove, { chip: `${words.chips[way.field]} ${way.value}` })}
                  <span className="soft">{fill(words.list.wayCount, { n: way.count })}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {ways?.length === 0 && <p>{words.list.emptyAll}</p>}
      {ways && (
        <button type="button" className="link" onClick={onClear}>
          {words.chips.clear}
        </button>
      )}
    </div>
  );
}
