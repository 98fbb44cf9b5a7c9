import type { ReactNode } from "react";
import type { ProposedArticle } from "#contract/search/search-ask.ts";
import type { SimilarReason, SimilarRow } from "#contract/search/similar-row.ts";
import { answerParts } from "#domain/ask/proposals/answer-parts.ts";
import { proposalLinks } from "#domain/ask/proposals/proposal-links.ts";
import type { Untold } from "#domain/ask/question/untold.ts";
import { resultRow } from "#domain/search/results/result-row.ts";
import { wordSimilarReason } from "#domain/search/similar/similar-reasons.ts";
import { isEnglish } from "#domain/text/is-english.ts";
import { fill } from "#i18n/fill.ts";
import { localePath } from "#i18n/lang.ts";
import { pageLang } from "#i18n/page-lang.ts";
import { Button } from "#islands/ui/Button.tsx";
import { $boxText } from "#stores/search/suggestions.ts";
import { documentAddress } from "#stores/statutes/open-article.ts";
import { Changing } from "../../ui/Changing.tsx";
import { Marked } from "../list/Marked.tsx";
import { AnswerCard, langOf } from "./AnswerCard.tsx";
import type { AskWords } from "./ask-words.ts";
import { CauseChoice } from "./CauseChoice.tsx";
import type { Answered } from "./use-answer.ts";

interface Props extends Omit<Answered, "kind"> {
  words: AskWords;
  question: string;
  /** Address of the judgment page. */
  award: string;
}

/**
 * The answer to a question: the meanings it may have, the card, then causes, guides, articles and cases. If
 * there is no answer, other services.
 */
export function Proposals({ words, question, answer, award, cause, onCause }: Props) {
  const { found, laws, card, choose = [], services, causes, untold } = answer;
  const prefix = localePath("", pageLang());
  const links = proposalLinks(prefix);
  const parts = answerParts(answer, cause);
  const isForeign = isEnglish(question);
  if (!found)
    return (
      <div className="nothing">
        <p role="status">{words.nothing}</p>
        {isForeign && <p>{words.language}</p>}
        <p>
          {words.ways} <a href={links.guides}>{words.allGuides}</a> ·{" "}
          <a href={links.lawyers}>{words.findLawyers}</a> · <a href={links.tools}>{words.tools}</a>
        </p>
      </div>
    );
  const guides = parts.guides.length > 0 && (
    <Part title={card ? words.others : words.guides}>
      <ul>
        {parts.guides.map(({ title, summary, url }) => (
          <li key={url} lang={langOf(title)}>
            <a href={url}>{title}</a>
            <p>{summary}</p>
          </li>
        ))}
      </ul>
    </Part>
  );
  return (
    <>
      {choose.length > 0 && (
        <Part title={words.choose}>
          <p className="choices" lang="zh-CN">
            {choose.map(({ text, cause }) => (
              <Button key={text} onClick={() => onCause(cause)} text={text} />
            ))}
          </p>
        </Part>
      )}
      {isForeign && <p>{causes.length > 0 ? words.foreign : words.language}</p>}
      {/* Of the parts of the answer, only guides exist in the language of the question. */}
      {isForeign && guides}
      {card && <AnswerCard words={words} card={card} lead={parts.lead} text={parts.text} />}
      {services.length > 0 && (
        <Part title={words.services}>
          <ul>
            {services.map(({ code, url }) => (
              <li key={code}>
                <a href={url}>{words.service[code]}</a>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {parts.cause && (
        <Part title={words.causes}>
          <CauseChoice words={words} causes={causes} shown={parts.cause} onCause={onCause} />
        </Part>
      )}
      {!isForeign && guides}
      {(parts.articles.length > 0 || (laws === "not_imported" && !isForeign)) && (
        <Part title={words.articles}>
          {laws === "not_imported" && (
            <p className="small soft">
              {words.notImported} <a href={links.coverage}>{words.coverage}</a>
            </p>
          )}
          <Articles words={words} articles={parts.articles} />
          {parts.more.length > 0 && (
            <details>
              <summary>
                <Changing text={fill(words.more, { n: parts.more.length })} />
              </summary>
              <Articles words={words} articles={parts.more} />
            </details>
          )}
        </Part>
      )}
      {parts.cases.length > 0 && (
        <Part title={words.cases}>
          <SimilarList words={words} cases={parts.cases} reasons={parts.reasons} award={award} />
        </Part>
      )}
      {untold.length > 0 && (
        <Part title={words.untold}>
          <p className="chips">
            {untold.map((what) => (
              <Button
                key={what}
                className="chip"
                onClick={() => tellMore(question, what)}
                text={words.tell[what]}
              />
            ))}
          </p>
        </Part>
      )}
      {!card && <p className="small soft">{words.note}</p>}
      {prefix && !isForeign && <p className="small soft">{words.language}</p>}
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="part">
      <h2>{title}</h2>
      <div>{children}</div>
    </div>
  );
}

function Articles({ words, articles }: { words: AskWords; articles: readonly ProposedArticle[] }) {
  return (
    <ol lang="zh-CN">
      {articles.map(({ label, text, more, url, cited }) => (
        <li key={url}>
          <a href={documentAddress(url)}>{label}</a>{" "}
          {cited > 0 && <span className="small soft">{fill(words.cited, { n: cited })}</span>}
          <p>
            {text}
            {more && "…"}
          </p>
        </li>
      ))}
    </ol>
  );
}

/** The words with which the visitor goes on writing the question. They are in Chinese, like the question. */
const LEAD: Record<Untold, string> = { amount: "，金额是", place: "，发生在", when: "，时间是" };

/** Puts the question back into the box, so that the visitor can go on writing it. */
const tellMore = (question: string, what: Untold) =>
  $boxText.set({ text: `${question.replace(/[?？。！!\s]+$/u, "")}${LEAD[what]}` });

interface SimilarProps {
  words: AskWords;
  cases: readonly SimilarRow[];
  /** What all of these cases have in common with the question. */
  reasons: readonly SimilarReason[];
  /** Address of the judgment page. */
  award: string;
}

/**
 * Similar cases, below what they have in common. Each has the passage that is most similar to the question.
 */
function SimilarList({ words, cases, reasons, award }: SimilarProps) {
  return (
    <>
      {reasons.length > 0 && (
        <p className="small soft">
          {reasons.map((reason) => wordSimilarReason(words.alike, reason)).join(words.comma)}
        </p>
      )}
      <ul lang="zh-CN">
        {cases.map(({ id, casename, court, case_number, snippets }) => {
          const { facts, passages } = resultRow(
            { title: casename, court, number: case_number },
            false,
            snippets,
          );
          return (
            <li key={id}>
              <a href={`${award}#${id}`}>{casename}</a>
              <p className="small soft">{facts.join(" ")}</p>
              {passages.map(({ paragraph, pieces }) => (
                <p key={paragraph}>
                  <Marked pieces={pieces} />
                </p>
              ))}
            </li>
          );
        })}
      </ul>
    </>
  );
}
