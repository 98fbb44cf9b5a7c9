import { useStore } from "@nanostores/react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { MAX_ASKED_CHARS } from "#contract/search/ask-limits.ts";
import { SEARCH_PLAIN_PATH } from "#contract/search/result-paths.ts";
import { MAX_KEYWORD_CHARS, MAX_LIST_VALUES } from "#contract/search/search-limits.ts";
import type { SuggestionItem } from "#contract/search/suggestions.ts";
import { keywordFault } from "#domain/search/query/keyword-fault.ts";
import { typedKeywords } from "#domain/search/query/typed-keywords.ts";
import { SCOPE, SCOPES, type SearchScope } from "#domain/search/scope.ts";
import type { Dictionary } from "#i18n/cn.ts";
import { fill } from "#i18n/fill.ts";
import { withLoadingBar } from "#stores/page/loading-bar.ts";
import { addressOf } from "#stores/search/search-form.ts";
import { $boxText, $suggestions, suggest } from "#stores/search/suggestions.ts";
import { openArticle } from "#stores/statutes/open-article.ts";
import { useCombobox } from "../../ui/use-combobox.ts";
import { SuggestionList } from "./SuggestionList.tsx";

/** Text that may be a citation: 保险法60, 民诉法第一百七十七条. The code that reads citations is loaded for it. */
const LIKE_A_CITATION = /条|\d\s*$/;

export interface SearchBoxProps {
  words: Dictionary["search"]["box"];
  /** Address of the result page, to which the form is submitted. */
  action: string;
  type: SearchScope;
  /** The law to which the search is limited, if it is one. 第60条 without a law then means an article of it. */
  law?: string;
  /** Number of keywords that the query can still take. */
  room?: number;
  onType?: (type: SearchScope) => void;
  onChoose: (item: SuggestionItem) => void;
  /** The question that stays in the box, so that the visitor can edit it. Empty if there is none. */
  held?: string;
  /**
   * Whether the query that was sent from the box is still being processed. The typed text stays in the box
   * until the answer shows that it is no question.
   */
  isPending?: boolean;
  /** Receives a text that is too long for a search. It is a description of what happened. */
  onAsk?: (question: string) => void;
  /** Receives the keywords. If this function is missing, they open the result page. */
  onKeywords?: (keywords: string[]) => void;
}

/**
 * The search box: scope, text with suggestions, and button. Before the script runs and without one, it works
 * as a plain form.
 */
export function SearchBox(props: SearchBoxProps) {
  const { words, action, type, law, room = MAX_LIST_VALUES, onType, onChoose, onKeywords, onAsk } = props;
  const { held = "", isPending = false } = props;
  const input = useRef<HTMLInputElement>(null);
  const select = useRef<HTMLSelectElement>(null);
  const [fault, setFault] = useState("");
  /**
   * Number of the visitor's actions here. A citation that is found after another action does not open its
   * page any more.
   */
  const steps = useRef(0);
  /** The text that was sent from here, as long as it is in the box. */
  const sent = useRef("");
  const state = useStore($suggestions, { ssr: "initial" });
  const alert = fault || (state.kind === "refused" ? state.msg : "");
  const groups = state.kind === "ready" ? state.groups : [];
  const items = groups.flatMap((group) => group.children);
  const box = useCombobox<SuggestionItem>({
    input,
    items,
    // Otherwise, the list would cover the alert.
    enabled: alert === "",
    onChoose: (item) => {
      steps.current++;
      if (input.current) input.current.value = item.label;
      onChoose(item);
      if (onKeywords && input.current) input.current.value = "";
    },
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on hydration
  useEffect(() => {
    // The fields are uncontrolled, so their values from before hydration are taken over.
    const chosen = Number(select.current?.value) as SearchScope;
    if (chosen !== type) onType?.(chosen);
    const field = input.current;
    if (!field || document.activeElement !== field) return;
    box.show();
    suggest(field.value, chosen);
  }, []);

  useEffect(
    () =>
      $boxText.listen(({ text }) => {
        if (!input.current) return;
        input.current.value = text;
        input.current.focus();
      }),
    [],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: exactly when a new list has come
  useEffect(() => box.release(), [state]);

  useEffect(() => {
    const field = input.current;
    if (!field || isPending) return;
    // Text that was typed in the meantime stays.
    if (field.value.trim() === sent.current) field.value = held;
    sent.current = held;
  }, [held, isPending]);

  useEffect(() => {
    steps.current++;
    if (select.current) select.current.value = String(type);
  }, [type]);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    steps.current++;
    box.close();
    const text = (input.current?.value ?? "").trim();
    const keywords = typedKeywords(text, type);
    const wrong = keywordFault(keywords, { maxChars: MAX_KEYWORD_CHARS, room });
    const isDescription = text.length > MAX_KEYWORD_CHARS && text.length <= MAX_ASKED_CHARS;
    if (wrong && onAsk && type === SCOPE.cases && isDescription) {
      sent.current = text;
      return onAsk(text);
    }
    setFault(wrong ? fill(words[wrong.kind], { n: wrong.value }) : "");
    if (wrong) input.current?.focus();
    else if (type === SCOPE.statutes && LIKE_A_CITATION.test(text)) void openOrSearch(text, keywords);
    else search(text, keywords);
  };

  const search = (text: string, keywords: string[]) => {
    if (!onKeywords) {
      document.documentElement.setAttribute("data-busy", "");
      return location.assign(addressOf(action, type, text));
    }
    sent.current = text;
    suggest("", type);
    onKeywords(keywords);
  };
  /**
   * Opens the article named in a citation. If the text is no citation, or the article is not available,
   * searches for the keywords.
   */
  const openOrSearch = async (text: string, keywords: string[]) => {
    const step = steps.current;
    const here = location.href;
    const finding = import("#stores/statutes/find-citation.ts").then(({ findCitation }) =>
      findCitation(text, law),
    );
    const article = await withLoadingBar(finding).catch(() => undefined);
    if (step !== steps.current || here !== location.href) return;
    if (article) openArticle(article);
    else search(text, keywords);
  };

  return (
    <search>
      <form className="search-box" action={SEARCH_PLAIN_PATH} method="post" onSubmit={onSubmit}>
        <select
          name="type"
          ref={select}
          aria-label={words.typeLabel}
          defaultValue={type}
          onChange={(event) => onType?.(Number(event.target.value) as SearchScope)}
        >
          {SCOPES.map((value) => (
            <option key={value} value={value}>
              {words.types[value]}
            </option>
          ))}
        </select>
        <div className="text">
          <input
            {...box.inputProps}
            name="qr"
            type="text"
            inputMode="search"
            enterKeyHint="search"
            aria-label={words.label}
            aria-invalid={fault !== "" || undefined}
            placeholder={words.placeholders[type]}
            spellCheck={false}
            onFocus={(event) => {
              box.show();
              suggest(event.target.value, type);
            }}
            onClick={() => {
              setFault("");
              box.show();
            }}
            onInput={(event) => {
              setFault("");
              box.restart();
              suggest(event.currentTarget.value, type);
            }}
          />
          {box.open && (
            <SuggestionList
              id={box.listId}
              label={words.suggestions}
              groups={groups}
              active={box.active}
              optionId={box.optionId}
              onChoose={box.choose}
              hint={state.kind === "ready" && state.keyword ? words.none : words.hints[type]}
            />
          )}
        </div>
        <button type="submit" className="button main">
          {words.submit}
        </button>
        {/* The list without JavaScript is in the language of the page that asks for it. */}
        {action.startsWith("/en/") && <input type="hidden" name="lang" value="en" />}
        <p role="alert" className="alert">
          {alert}
        </p>
      </form>
    </search>
  );
}
