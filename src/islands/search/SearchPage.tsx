import { useStore } from "@nanostores/react";
import { useEffect, useMemo, useRef } from "react";
import { emptyQuery } from "#contract/query-address.ts";
import { MAX_KEYWORD_CHARS, MAX_LIST_VALUES, SORTS, type Sort } from "#contract/search-limits.ts";
import type { SearchQuery } from "#contract/search-query.ts";
import type { FacetNode } from "#contract/search-treedata.ts";
import { type Condition, type ListField, listConditions } from "#domain/search/query-fields.ts";
import type { Dictionary } from "#i18n/cn.ts";
import { fill } from "#i18n/fill.ts";
import { openArticle } from "#stores/open-article.ts";
import { conditionOf, queryOf } from "#stores/pending-item.ts";
import { setRequestWords } from "#stores/request-words.ts";
import {
  $facets,
  $list,
  $query,
  type ListState,
  withoutCondition,
  withPage,
  withSort,
  withType,
  withValue,
} from "#stores/search.ts";
import { goToQuery } from "#stores/search-address.ts";
import { Chips } from "./Chips.tsx";
import { Facets } from "./Facets.tsx";
import { loadAdvanced, loadAlso, loadEmpty, loadExplanation } from "./load-panels.ts";
import { ResultList } from "./ResultList.tsx";
import { ResultTools } from "./ResultTools.tsx";
import { SearchBox } from "./SearchBox.tsx";
import { usePanel, useWanted } from "./use-panel.ts";
import { wordsOfType } from "./words-of-type.ts";

interface Props {
  words: Dictionary["search"];
  /** Addresses of the styles of the tools. */
  toolStyles: string[];
  coveragePage: string;
  readingPage: string;
  /** Addresses of the result page and of the judgment page in the page's language. */
  action: string;
  award: string;
  /** Address of the style sheet of what opens on demand. */
  panelStyles: string;
}

const FIELD_OF: Record<FacetNode["type"], ListField> = {
  court: "court",
  reason: "reason",
  qr: "qr",
  kind: "kind",
  year: "suitedate",
};

/** The sentence over the list, which is also what screen readers hear when it changes. */
function summary(words: Dictionary["search"]["list"], list: ListState): string {
  if (list.kind === "loading")
    return list.total ? fill(words.counted, { total: list.total }) : words.counting;
  if (list.kind === "empty") return words.empty;
  if (list.kind === "ready") {
    const shown = list.from - 1 + list.rows.length;
    const { total, from } = list;
    return fill(from > 1 ? words.foundFrom : words.found, { total, from, shown });
  }
  return "";
}

/** The result page: box, conditions, facets, list. Draws the search store and changes the address. */
export function SearchPage({
  words: given,
  toolStyles,
  coveragePage,
  readingPage,
  action,
  award,
  panelStyles,
}: Props) {
  const query = useStore($query, { ssr: "initial" });
  const list = useStore($list, { ssr: "initial" });
  const facets = useStore($facets, { ssr: "initial" });
  const words = useMemo(() => wordsOfType(given, query.type), [given, query.type]);
  const heading = useRef<HTMLParagraphElement>(null);
  const start = useRef<HTMLParagraphElement>(null);

  const advanced = usePanel(loadAdvanced, [panelStyles]);
  const explained = usePanel(loadExplanation, [panelStyles]);
  const empty = useWanted(loadEmpty, list.kind === "empty");
  const also = "also" in list && list.also;
  const forms = useWanted(loadAlso, Boolean(also));
  const fallback = useWanted(() => import("./FailedHelp.tsx"), list.kind === "failed" && list.helps);

  useEffect(() => setRequestWords(words.errors), [words]);
  // The page's head had promised rows to come; from here on the state itself says what to draw.
  useEffect(() => {
    if (list.kind !== "idle") document.documentElement.removeAttribute("data-asked");
  }, [list.kind]);
  // Tabs and history tell searches apart.
  useEffect(() => {
    document.title = [...listConditions(query).map((chip) => chip.value), words.title].join(" · ");
  }, [query, words]);

  // What is pressed may go with the list it belongs to: what is drawn over the next one takes the focus.
  const go = (query: SearchQuery) => {
    goToQuery(query);
    requestAnimationFrame(() => (start.current ?? heading.current)?.focus({ preventScroll: true }));
  };
  const remove = (condition: Condition) => go(withoutCondition(query, condition));
  const searched = list.kind !== "idle" && list.kind !== "failed";
  const clear = () => go({ ...emptyQuery(), type: query.type });
  const toggle = (node: FacetNode) => {
    const field = FIELD_OF[node.type];
    // An address may name a court by id or by label: whichever it was goes.
    const held = field === "qr" ? (["qr", "within"] as const) : [field];
    const bare = held
      .flatMap((field) => [node.value, node.label].map((value) => ({ field, value })))
      .reduce((rest, condition) => withoutCondition(rest, condition), query);
    const value = field === "suitedate" ? node.value : node.label;
    go(node.flag ? bare : withValue(query, field, [value]));
  };

  return (
    <>
      <SearchBox
        words={words.box}
        action={action}
        type={query.type}
        room={MAX_LIST_VALUES - query.qr.length}
        law={query.type === 2 && query.court.length === 1 ? query.court[0] : ""}
        // A page that comes alive reports the type the browser put back before `query` is the address's.
        onType={(type) => type !== $query.get().type && goToQuery(withType($query.get(), type))}
        onKeywords={(keywords) => goToQuery(withValue(query, "qr", keywords))}
        onChoose={(item) => {
          if (item.type === "article") return openArticle(item.value);
          const { field, value } = conditionOf(item);
          goToQuery(withValue(query, field, [value]));
        }}
      />
      <div className="chips-room">
        <Chips words={words.chips} query={query} onRemove={remove} onClear={clear} />
        <button type="button" className="link opener" {...advanced.opener}>
          {words.panels.advanced}
        </button>
      </div>
      {also && forms.part && <forms.part.Panel words={forms.part.words} also={also} onExact={go} />}
      {advanced.failed && <p role="alert">{words.panels.failed}</p>}
      {advanced.part && (
        <advanced.part.Panel
          id={advanced.id}
          words={advanced.part.words}
          query={query}
          dates={words.sort.date}
          maxChars={MAX_KEYWORD_CHARS}
          onApply={goToQuery}
        />
      )}
      <div className="columns" data-state={list.kind}>
        <Facets words={words.facets} state={facets} onToggle={toggle} />
        <section aria-label={words.list.label} aria-busy={list.kind === "loading"}>
          <div className="list-head">
            <p ref={heading} tabIndex={-1} role="status">
              {summary(words.list, list)}
            </p>
            <button type="button" className="link opener" {...explained.opener}>
              {words.panels.explain}
            </button>
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
          {searched && explained.failed && <p role="alert">{words.panels.failed}</p>}
          {searched && explained.part && (
            <explained.part.Panel
              id={explained.id}
              words={explained.part.words}
              chips={words.chips}
              query={query}
              onRemove={remove}
            />
          )}
          <ResultTools
            words={words.tools}
            failed={words.panels.failed}
            styles={toolStyles}
            coveragePage={coveragePage}
            readingPage={readingPage}
            query={query}
            listed={list.kind === "ready" ? list.rows.length : 0}
            award={award}
            onNarrow={(field, value) => go(withValue(query, field, [value]))}
          />
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
              onPage={(page) => go(withPage(query, page))}
            />
          )}
          {empty.part && (
            <empty.part.Panel
              words={empty.part.words}
              chips={words.chips}
              query={query}
              onDrop={remove}
              onClear={clear}
              onChoose={(item) => go({ ...queryOf(item), type: query.type })}
            />
          )}
          {list.kind === "failed" && (
            <div className="failed" role="alert">
              <p>{fill(words.list.failed, { msg: list.own ? words.errors[list.own] : list.msg })}</p>
              <button type="button" className="button" onClick={() => go(query)}>
                {words.list.retry}
              </button>
            </div>
          )}
          {(empty.failed || fallback.failed) && <p role="alert">{words.panels.failed}</p>}
          {fallback.part && <fallback.part.FailedHelp list={list} query={query} onQuery={go} />}
        </section>
      </div>
    </>
  );
}

/** Grey lines where the rows will stand, of their height, so that nothing moves when they come. */
function GhostRows() {
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
