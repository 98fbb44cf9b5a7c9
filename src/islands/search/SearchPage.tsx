import { useStore } from "@nanostores/react";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { emptyQuery } from "#contract/search/query-address.ts";
import type { Understood } from "#contract/search/search.ts";
import { MAX_KEYWORD_CHARS, MAX_LIST_VALUES } from "#contract/search/search-limits.ts";
import type { SearchQuery } from "#contract/search/search-query.ts";
import { isAskedWhenEmpty } from "#domain/ask/input/asked-when-empty.ts";
import { type Condition, listConditions } from "#domain/search/query/query-fields.ts";
import { SCOPE } from "#domain/search/scope.ts";
import { isEnglish } from "#domain/text/is-english.ts";
import { Button } from "#islands/ui/Button.tsx";
import { asIsland } from "#islands/ui/island.tsx";
import { openReadingList } from "#stores/judgment/reading-list.ts";
import { setRequestWords } from "#stores/page/request-words.ts";
import { conditionOf } from "#stores/search/pending-suggestion.ts";
import { $facets, $list, $query, withoutCondition, withType, withValue } from "#stores/search/search.ts";
import { goToQuery, openSearchAddress, replaceQuery } from "#stores/search/search-address.ts";
import { openArticle } from "#stores/statutes/open-article.ts";
import { useAnswer } from "./ask/use-answer.ts";
import { SearchBox } from "./box/SearchBox.tsx";
import { Chips } from "./conditions/Chips.tsx";
import { Facets, toggleFacet } from "./conditions/Facets.tsx";
import { GhostRows, ListBody } from "./list/ListBody.tsx";
import { ListHead } from "./list/ListHead.tsx";
import { type ListWords, wordsOfType } from "./list/words-of-type.ts";
import { usePanel, useWanted, withWords } from "./panels/use-panel.ts";
import { ResultTools } from "./tools/ResultTools.tsx";

interface Props {
  words: ListWords;
  /** Addresses of the styles of the tools. */
  toolStyles: string[];
  coveragePage: string;
  readingPage: string;
  /** Address of the catalogue of courts. */
  courts: string;
  /** Address of the result page, in the language of the page. */
  action: string;
  /** Address of the judgment page, in the language of the page. */
  award: string;
  /** Address of the styles of parts that open on demand. */
  panelStyles: string;
  /** Address of the styles of the answer to a question. */
  askStyles: string;
}

const TOLD: Understood = { kind: "question" };

/** The result page: box, conditions, facets and list. It shows the search store, and changes the address. */
export const SearchPage = asIsland(function SearchPage({
  words: given,
  toolStyles,
  coveragePage,
  readingPage,
  courts,
  action,
  award,
  panelStyles,
  askStyles,
}: Props) {
  const query = useStore($query, { ssr: "initial" });
  const list = useStore($list, { ssr: "initial" });
  const facets = useStore($facets, { ssr: "initial" });
  const words = useMemo(() => wordsOfType(given, query.type), [given, query.type]);
  const heading = useRef<HTMLParagraphElement>(null);
  const start = useRef<HTMLParagraphElement>(null);

  const advanced = usePanel(() => withWords(import("./box/AdvancedPanel.tsx")), [panelStyles]);
  const explained = usePanel(() => withWords(import("./conditions/Explanation.tsx")), [panelStyles]);
  const also = "also" in list && list.also;
  const forms = useWanted(() => withWords(import("./list/AlsoSearched.tsx")), Boolean(also));
  // A description that is too long for an address. It is sent from here and not stored.
  const [told, setTold] = useState("");
  /** Whether the visitor chose to ask the words as a question, not as keywords. Undefined before a choice. */
  const [wanted, setWanted] = useState<boolean>();
  const understood = told ? TOLD : "understood" in list ? list.understood : undefined;
  const isQuestion = understood?.kind === "question";
  const isAsked =
    understood !== undefined &&
    (wanted ?? (isQuestion || (list.kind === "empty" && isAskedWhenEmpty(understood.kind))));
  const typed = told || query.qr.join(" ");
  const answer = useAnswer(isAsked ? typed : "");
  const isAnswered = answer?.kind === "answered" && answer.answer.found;
  // A question stays in the box, so that the visitor can edit it. Keywords become conditions.
  const isHeld = isAsked && (isQuestion || isEnglish(typed));
  const ask = useWanted(
    () => withWords(import("./ask/AskPanel.tsx")),
    understood !== undefined && (isAsked || understood.kind !== "keywords"),
    [askStyles],
  );
  const isAsking = isAsked && (answer?.kind === "asking" || !(ask.part || ask.failed));

  // Must run before the effects of the box, which reports the scope that the browser restored.
  useLayoutEffect(() => {
    openReadingList();
    return openSearchAddress();
  }, []);
  useEffect(() => setRequestWords(words.errors), [words]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another query takes the place of the description
  useEffect(() => {
    setTold("");
    setWanted(undefined);
  }, [query]);
  // The head of the page announced that rows would come. From now on, the state of the list decides what is
  // displayed.
  useEffect(() => {
    if (list.kind !== "idle") document.documentElement.removeAttribute("data-asked");
  }, [list.kind]);
  // Runs before the empty list is displayed.
  useLayoutEffect(() => {
    if (list.kind === "empty" && understood?.follow) replaceQuery({ ...emptyQuery(), ...understood.query });
  }, [list.kind, understood]);
  // The title tells searches in tabs and in the history apart.
  useEffect(() => {
    document.title = [...listConditions(query).map((chip) => chip.value), words.title].join(" · ");
  }, [query, words]);

  // The clicked element may disappear together with its list. The focus therefore moves to the heading of the
  // next list.
  const go = (query: SearchQuery) => {
    goToQuery(query);
    requestAnimationFrame(() => (start.current ?? heading.current)?.focus({ preventScroll: true }));
  };
  const remove = (condition: Condition) => go(withoutCondition(query, condition));
  const searched = list.kind !== "idle" && list.kind !== "failed";
  const clear = () => go({ ...emptyQuery(), type: query.type });

  return (
    <>
      {/* A button, because a link would change the address, which is the query. */}
      <Button
        className="skip"
        onClick={() => (start.current ?? heading.current)?.focus()}
        text={words.list.skip}
      />
      <SearchBox
        words={words.box}
        action={action}
        type={query.type}
        room={isHeld ? MAX_LIST_VALUES : MAX_LIST_VALUES - query.qr.length}
        law={query.type === SCOPE.statutes && query.court.length === 1 ? query.court[0] : ""}
        // On hydration, the box reports the scope that the browser restored. `query` is not that of the
        // address yet.
        onType={(type) => type !== $query.get().type && goToQuery(withType($query.get(), type))}
        held={isHeld ? typed : ""}
        isPending={list.kind === "loading"}
        onAsk={(text) => {
          setTold(text);
          setWanted(undefined);
        }}
        onKeywords={(keywords) => goToQuery(withValue(isHeld ? { ...query, qr: [] } : query, "qr", keywords))}
        onChoose={(item) => {
          if (item.type === "article") return openArticle(item.value);
          const { field, value } = conditionOf(item);
          goToQuery(withValue(query, field, [value]));
        }}
      />
      <div className="chips-room">
        {understood && ask.part && (
          <ask.part.Taken
            words={ask.part.words.ask}
            understood={understood}
            isAsked={isAsked}
            isEmpty={list.kind === "empty"}
            onAsked={setWanted}
            onQuery={go}
          />
        )}
        <Chips
          words={words.chips}
          query={isHeld ? { ...query, qr: [] } : query}
          onRemove={remove}
          onClear={clear}
        />
        <Button className="link opener" {...advanced.opener} text={words.panels.advanced} />
      </div>
      {also && !isAsked && forms.part && (
        <forms.part.AlsoSearched words={forms.part.words.also} also={also} onExact={go} />
      )}
      {advanced.failed && <p role="alert">{words.panels.failed}</p>}
      {advanced.part && (
        <advanced.part.AdvancedPanel
          id={advanced.id}
          words={advanced.part.words.advanced}
          query={query}
          dates={words.sort.date}
          maxChars={MAX_KEYWORD_CHARS}
          onApply={goToQuery}
        />
      )}
      {isAsking && (
        <section className="ask" data-state="loading" aria-busy="true">
          <p role="status">{words.list.asking}</p>
          <GhostRows />
        </section>
      )}
      {answer && answer.kind !== "asking" && ask.part && (
        <ask.part.AskPanel words={ask.part.words.ask} question={typed} state={answer} award={award} />
      )}
      {!isAsking && (
        <div className="columns" data-state={list.kind}>
          <Facets words={words.facets} state={facets} onToggle={(node) => go(toggleFacet(query, node))} />
          <section aria-label={words.list.label} aria-busy={list.kind === "loading"}>
            <ListHead
              words={words}
              query={query}
              list={list}
              heading={heading}
              explanation={explained.opener}
              isAnswered={isAnswered}
            />
            {searched && explained.failed && <p role="alert">{words.panels.failed}</p>}
            {searched && explained.part && (
              <explained.part.Explanation
                id={explained.id}
                words={explained.part.words.explain}
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
              chips={words.chips}
              courts={courts}
              query={query}
              listed={list.kind === "ready" ? list.rows.length : 0}
              award={award}
              onQuery={go}
            />
            <ListBody
              words={words}
              query={query}
              list={list}
              award={award}
              isAnswered={isAnswered && isHeld && query.qr.length === 1}
              start={start}
              onQuery={go}
              onRemove={remove}
              onClear={clear}
            />
          </section>
        </div>
      )}
    </>
  );
});
