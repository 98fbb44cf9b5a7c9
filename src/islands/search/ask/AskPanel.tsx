import { useEffect, useState } from "react";
import { emptyQuery } from "#contract/search/query-address.ts";
import type { Understood } from "#contract/search/search.ts";
import type { SearchQuery } from "#contract/search/search-query.ts";
import type { Dictionary } from "#i18n/cn.ts";
import { fill } from "#i18n/fill.ts";
import { proposalsFor } from "#stores/search/proposals.ts";
import { documentAddress } from "#stores/statutes/open-article.ts";
import { Proposals } from "./Proposals.tsx";

interface Props {
  words: Dictionary["searchPanels"]["ask"];
  question: string;
  understood: Understood;
  /** Whether the exact search found nothing: keywords are tried as a question then. */
  isEmpty: boolean;
  /** Address of the judgment page. */
  award: string;
  onQuery: (query: SearchQuery) => void;
}

/** What the words were taken for, one press to take them otherwise, and for a question its proposals. */
export function AskPanel({ words, question, understood, isEmpty, award, onQuery }: Props) {
  const { kind, query, url, unknown = [] } = understood;
  const isQuestion = kind === "question";
  const [isAsked, setAsked] = useState(isQuestion || (isEmpty && kind === "keywords"));
  return (
    <section className="ask" aria-label={words.label}>
      <p className="taken">
        <span>
          {fill(words.as, {
            kind: words.kinds[isAsked ? "question" : kind === "question" ? "keywords" : kind],
          })}
        </span>
        {!isAsked && query && (
          <button type="button" className="link" onClick={() => onQuery({ ...emptyQuery(), ...query })}>
            {words.follow[kind]}
          </button>
        )}
        {!isAsked && url && <a href={documentAddress(url)}>{words.follow[kind]}</a>}
        <button type="button" className="link" onClick={() => setAsked(!isAsked)}>
          {isAsked ? words.exact : words.asQuestion}
        </button>
      </p>
      {unknown.length > 0 && <p className="small">{fill(words.unknown, { names: unknown.join("、") })}</p>}
      {isAsked && <Answer words={words} question={question} award={award} />}
    </section>
  );
}

/** The proposals for a question, asked for when this appears, and again when a cause is chosen for it. */
function Answer({ words, question, award }: Pick<Props, "words" | "question" | "award">) {
  const [outcome, setOutcome] = useState<Awaited<ReturnType<typeof proposalsFor>>>(null);
  const [chosen, setChosen] = useState<{ question: string; cause: string }>();
  const cause = chosen?.question === question ? chosen.cause : undefined;
  useEffect(() => {
    const running = new AbortController();
    if (!cause) setOutcome(null);
    void proposalsFor(question, cause, running.signal).then((found) => found && setOutcome(found));
    return () => running.abort();
  }, [question, cause]);
  if (outcome === null) return <p role="status">{words.loading}</p>;
  if ("refused" in outcome) return <p role="alert">{fill(words.failed, { msg: outcome.refused })}</p>;
  return (
    <Proposals
      words={words}
      question={question}
      answer={outcome.answer}
      award={award}
      cause={cause}
      onCause={(code) => setChosen({ question, cause: code })}
    />
  );
}
