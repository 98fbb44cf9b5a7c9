import { emptyQuery } from "#contract/search/query-address.ts";
import type { Understood } from "#contract/search/search.ts";
import type { SearchQuery } from "#contract/search/search-query.ts";
import { fill } from "#i18n/fill.ts";
import { Button } from "#islands/ui/Button.tsx";
import { documentAddress } from "#stores/statutes/open-article.ts";
import type { AskWords } from "./ask-words.ts";
import { Proposals } from "./Proposals.tsx";
import type { AnswerState } from "./use-answer.ts";

interface TakenProps {
  words: AskWords;
  understood: Understood;
  /** Whether the words are treated as a question. */
  isAsked: boolean;
  /** Whether the words found no document. Only the other interpretation is then left. */
  isEmpty: boolean;
  onAsked: (isAsked: boolean) => void;
  onQuery: (query: SearchQuery) => void;
}

/** How the words were understood, and a button to understand them in another way. */
export function Taken({ words, understood, isAsked, isEmpty, onAsked, onQuery }: TakenProps) {
  const { kind, query, url, unknown = [] } = understood;
  const look = isEmpty ? "button main" : "link";
  return (
    <p className="taken">
      <span>
        {fill(words.as, {
          kind: words.kinds[isAsked ? "question" : kind === "question" ? "keywords" : kind],
        })}
      </span>{" "}
      {!isAsked && query && (
        <Button
          className={look}
          onClick={() => onQuery({ ...emptyQuery(), ...query })}
          text={words.follow[kind]}
        />
      )}
      {!isAsked && url && (
        <a className={isEmpty ? look : undefined} href={documentAddress(url)}>
          {words.follow[kind]}
        </a>
      )}
      <Button
        className="link"
        onClick={() => onAsked(!isAsked)}
        text={isAsked ? words.exact : words.asQuestion}
      />
      {unknown.length > 0 && (
        <span className="small">{fill(words.unknown, { names: unknown.join("、") })}</span>
      )}
    </p>
  );
}

interface PanelProps {
  words: AskWords;
  question: string;
  state: Exclude<AnswerState, { kind: "asking" }>;
  /** Address of the judgment page. */
  award: string;
}

/** The answer to a question, or why there is none. */
export function AskPanel({ words, question, state, award }: PanelProps) {
  return (
    <section className="ask" aria-label={words.label}>
      {state.kind === "refused" ? (
        <p role="alert">{fill(words.failed, { msg: state.msg })}</p>
      ) : (
        <Proposals words={words} question={question} {...state} award={award} />
      )}
    </section>
  );
}
