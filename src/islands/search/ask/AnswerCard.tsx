import type { AnswerCard as Card } from "#contract/search/search-ask.ts";
import { fill } from "#i18n/fill.ts";
import { documentAddress } from "#stores/statutes/open-article.ts";
import type { AskWords } from "./ask-words.ts";

interface Props {
  words: AskWords;
  card: Card;
  /** The sentence that answers the question, if there is one. */
  lead: string | undefined;
  /** The rest of the short answer, one paragraph per entry. */
  text: readonly string[];
}

/**
 * The language of a Chinese text, so that screen readers on an English page pronounce it as Chinese. English
 * text needs none.
 */
export const langOf = (text: string) => (/\p{Script=Han}/u.test(text) ? "zh-CN" : undefined);

/**
 * The content that answers a question by itself: the short answer, what to do, whom to call, and the articles
 * on which it is based.
 */
export function AnswerCard({ words, card, lead, text }: Props) {
  const { kind, title, url, reviewed, first, today, cost, call, articles, calculator, unread } = card;
  return (
    <article className="card" lang={langOf(title)}>
      <h2>
        <a href={url}>{title}</a>
      </h2>
      {lead && <p className="lead">{lead}</p>}
      {first && (
        <p className="first">
          <b>{words.first}</b> {first}
        </p>
      )}
      {call.length > 0 && (
        <ul className="calls" aria-label={words.numbers}>
          {call.map(({ number, name, help }) => (
            <li key={number}>
              <a
                className="button"
                href={`tel:${number}`}
                title={help}
                aria-label={fill(words.call, { number, name })}
              >
                <b>{number}</b> {name}
              </a>
            </li>
          ))}
        </ul>
      )}
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {today.length > 0 && (
        <>
          <h3>{words.today}</h3>
          <ol>
            {today.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </>
      )}
      {cost && (
        <>
          <h3>{words.cost}</h3>
          <p>{cost}</p>
        </>
      )}
      <p className="ways">
        <a className="button" href={url}>
          {words.open[kind]}
        </a>
        {calculator && (
          <a className="button" href={calculator.url}>
            {calculator.title}
          </a>
        )}
      </p>
      {articles.length > 0 && (
        <>
          <h3>{words.basis}</h3>
          <ul className="basis" lang="zh-CN">
            {articles.map(({ label, text: opening, more, url }) => (
              <li key={url}>
                <a href={documentAddress(url)}>{label}</a>
                {opening && (
                  <p>
                    {opening}
                    {more && "…"}
                  </p>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {unread.map((rule) => (
        <p className="note" key={rule.title}>
          {fill(words.unread, rule)}
        </p>
      ))}
      <p className="small soft">
        {[reviewed === false && words.unreviewed, words.note].filter(Boolean).join(" · ")}
      </p>
    </article>
  );
}
