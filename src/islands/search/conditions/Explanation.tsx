import type { SearchQuery } from "#contract/search/search-query.ts";
import { describeQuery } from "#domain/search/query/describe-query.ts";
import type { Condition } from "#domain/search/query/query-fields.ts";
import { SCOPE } from "#domain/search/scope.ts";
import type { Dictionary } from "#i18n/cn.ts";
import { fill } from "#i18n/fill.ts";
import { wordClauses } from "#i18n/word-query.ts";
import { Button } from "#islands/ui/Button.tsx";
import { useLoaded } from "#islands/ui/use-loaded.ts";
import { explain } from "#stores/search/other-queries.ts";
import { Changing } from "../../ui/Changing.tsx";
import { TableHead } from "../../ui/TableHead.tsx";

interface Props {
  id: string;
  words: Dictionary["searchPanels"]["explain"];
  chips: Dictionary["search"]["chips"];
  query: SearchQuery;
  onRemove: (condition: Condition) => void;
}

/**
 * The query in one sentence, with how many documents each condition finds by itself and how many it excludes.
 */
export function Explanation({ id, words, chips, query, onRemove }: Props) {
  // The page and the order do not affect the counts.
  const asked = JSON.stringify({ ...query, index: 1, sort: "relevance" });
  const state = useLoaded((signal) => explain(JSON.parse(asked), signal), [asked]);
  if (!state)
    return (
      <p id={id} className="explanation soft" role="status">
        {words.loading}
      </p>
    );
  if (!state.ok)
    return (
      <p id={id} className="explanation" role="alert">
        {fill(words.failed, { msg: state.msg })}
      </p>
    );
  const { total, all, conditions } = state;
  const sentence = fill(words.sentence, {
    clauses: wordClauses(
      describeQuery(state.query),
      state.query.type === SCOPE.cases
        ? words
        : { ...words, clauses: { ...words.clauses, ...words.elsewhere } },
    ),
    type: words.types[state.query.type],
    total,
    all,
  });
  return (
    <div id={id} className="explanation">
      <p role="status">
        <Changing text={sentence} />
      </p>
      <table>
        <caption className="hide">{words.caption}</caption>
        <TableHead columns={[words.condition, words.alone, words.dropped]} />
        <tbody>
          {conditions.map(({ field, value, alone, dropped }) => (
            <tr key={`${field} ${value}`}>
              <th scope="row">
                <span className="soft">{chips[field]}</span> <span lang="zh-CN">{value}</span>
              </th>
              <td>{alone}</td>
              <td>
                <Button
                  className="link"
                  aria-label={`${fill(chips.remove, { chip: `${chips[field]} ${value}` })} ${dropped}`}
                  onClick={() => onRemove({ field, value })}
                  text={dropped}
                />
                {total > 0 && dropped === total && <small className="soft">{words.same}</small>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
