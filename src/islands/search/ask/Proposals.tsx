import type { ReactNode } from "react";
import type { AskAnswer } from "#contract/search/search-ask.ts";
import { proposalLinks } from "#domain/ask/proposals/proposal-links.ts";
import { wordProposal } from "#domain/ask/proposals/word-proposal.ts";
import type { Untold } from "#domain/ask/question/untold.ts";
import type { Dictionary } from "#i18n/cn.ts";
import { fill } from "#i18n/fill.ts";
import { localePath } from "#i18n/lang.ts";
import { pageLang } from "#i18n/page-lang.ts";
import { $boxText } from "#stores/search/suggestions.ts";
import { documentAddress } from "#stores/statutes/open-article.ts";
import { SimilarList } from "./SimilarList.tsx";

interface Props {
  words: Dictionary["searchPanels"]["ask"];
  question: string;
  answer: AskAnswer;
  /** Address of the judgment page. */
  award: string;
  /** The code of the cause chosen for the question, if any. */
  cause: string | undefined;
  onCause: (code: string) => void;
}

/** Guides, articles, cases and causes proposed for a question, each with its reason; or the ways on. */
export function Proposals({ words, question, answer, award, cause, onCause }: Props) {
  const { found, laws, services, guides, articles, cases, causes, untold } = answer;
  const prefix = localePath("", pageLang());
  const links = proposalLinks(prefix);
  if (!found)
    return (
      <div className="nothing">
        <p role="status">{words.nothing}</p>
        <p>
          {words.ways} <a href={links.guides}>{words.allGuides}</a> ·{" "}
          <a href={links.lawyers}>{words.findLawyers}</a> · <a href={links.tools}>{words.tools}</a>
        </p>
      </div>
    );
  return (
    <>
      <p role="status" className="small soft">
        {words.note} {words.below} {prefix && words.language}
      </p>
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
      {guides.length > 0 && (
        <Part title={words.guides}>
          <ul className="near-guides">
            {guides.map(({ title, summary, url, reviewed, words: shared, articles: cited }) => (
              <li key={url}>
                <a href={url}>{title}</a>
                <p>{summary}</p>
                <p className="small soft">
                  {[
                    shared.length > 0 && fill(words.shared, { words: shared.join("、") }),
                    cited.length > 0 && fill(words.cites, { articles: cited.join("、") }),
                    !reviewed && words.unreviewed,
                  ]
                    .filter(Boolean)
                    .join(" · ")}
                </p>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {(articles.length > 0 || laws === "not_imported") && (
        <Part title={words.articles}>
          {laws === "not_imported" && (
            <p className="small soft">
              {words.notImported} <a href={links.coverage}>{words.coverage}</a>
            </p>
          )}
          <ol lang="zh-CN">
            {articles.map(({ label, text, more, url, cited, reasons }) => (
              <li key={url}>
                <a href={documentAddress(url)}>{label}</a>
                <p>
                  {text}
                  {more && "…"}
                </p>
                <p className="small soft" lang={prefix ? "en" : undefined}>
                  {fill(words.why, {
                    reasons: reasons.map((reason) => wordProposal(words.reasons, reason)).join(words.comma),
                  })}
                  {cited > 0 &&
                    !reasons.some(({ code }) => code === "cited") &&
                    ` · ${fill(words.reasons.cited, { n: cited })}`}
                </p>
              </li>
            ))}
          </ol>
        </Part>
      )}
      {cases.length > 0 && (
        <Part title={words.cases}>
          <SimilarList words={words} cases={cases} award={award} />
        </Part>
      )}
      {causes.length > 0 && (
        <Part title={words.causes}>
          <ul className="of-causes">
            {causes.map(({ code, label, limitation, fee }) => (
              <li key={code}>
                <span lang="zh-CN">{label}</span>{" "}
                <a href={links.judgmentsOf(label)} aria-label={`${words.judgments} ${label}`}>
                  {words.judgments}
                </a>{" "}
                <button
                  type="button"
                  className="link"
                  aria-label={`${words.alikeOf} ${label}`}
                  aria-pressed={code === cause}
                  onClick={() => onCause(code)}
                >
                  {words.alikeOf}
                </button>{" "}
                <a href={links.lawyersFor(label)} aria-label={`${words.findLawyers} ${label}`}>
                  {words.findLawyers}
                </a>{" "}
                {fee && (
                  <a href={links.feeOf(fee)} aria-label={`${words.fee} ${label}`}>
                    {words.fee}
                  </a>
                )}
                {limitation && (
                  <p className="small soft">
                    {fill(words.limitation, { until: limitation.words, basis: limitation.basis })}
                  </p>
                )}
              </li>
            ))}
          </ul>
        </Part>
      )}
      {untold.length > 0 && (
        <Part title={words.untold}>
          <p className="chips">
            {untold.map((what) => (
              <button key={what} type="button" className="chip" onClick={() => tellMore(question, what)}>
                {words.tell[what]}
              </button>
            ))}
          </p>
        </Part>
      )}
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

/** Words with which a visitor goes on to tell it, in Chinese as the question is. */
const LEAD: Record<Untold, string> = { amount: "，金额是", place: "，发生在", when: "，时间是" };

/** Puts the question back into the box, ready to be told more. */
const tellMore = (question: string, what: Untold) =>
  $boxText.set({ text: `${question.replace(/[?？。！!\s]+$/u, "")}${LEAD[what]}` });
