import { useStore } from "@nanostores/react";
import { useEffect } from "react";
import type { OwnDocument } from "#domain/reading/own-document.ts";
import { articleLabel } from "#domain/statute/citation/article-label.ts";
import { findCitations } from "#domain/statute/citation/find-citations.ts";
import { fill } from "#i18n/fill.ts";
import { type Lang, localePath } from "#i18n/lang.ts";
import { $similar, askSimilar, fillCaseForm } from "#stores/reader/next-steps.ts";
import { strikeTerm } from "#stores/reader/reader.ts";
import type { ReaderWords } from "./reader-words.ts";

interface Props {
  words: ReaderWords;
  document: OwnDocument;
  terms: string[];
  lang: Lang;
}

/** The calculator's kinds of cases by the first digit of a cause's code. */
const BRANCHES: Record<string, string> = { 1: "criminal", 5: "administrative" };

/** The services that one reading fills, each with one press. */
export function NextSteps({ words, document, terms, lang }: Props) {
  const { facts, appeal, basis } = document;
  const to = (path: string) => localePath(path, lang);
  const claim = new URLSearchParams({ reason: facts.cause, court: facts.court });
  const search = (keyword: string) => `${to("/layout/serachList")}#qr=${encodeURIComponent(keyword)}`;
  const branch = BRANCHES[facts.cause_code?.[0] ?? ""] ?? "civil";
  const paper = facts.text_type.includes("裁定") ? "ruling" : "judgment";
  const articles = [
    ...new Set(
      findCitations(basis, () => true).map(({ law, number, branch }) => law + articleLabel(number, branch)),
    ),
  ];
  return (
    <section className="next-steps">
      <h2>{words.next}</h2>
      <ul>
        {appeal && (
          <Step
            href={`${to("/layout/toolbox/appeal-deadline")}#branch=${branch}&document=${paper}`}
            name={words.deadline}
            hint={words.deadlineHint}
          />
        )}
        {appeal && <Step href={to("/layout/toolbox/court-fee")} name={words.fee} />}
        {facts.court && facts.cause && (
          <Step
            href={to("/layout/addcase")}
            name={words.analyse}
            hint={words.analyseHint}
            onPress={() => fillCaseForm(facts)}
          />
        )}
        {facts.cause && <Step href={`${to("/layout")}#${claim}`} name={words.lawyers} />}
        {facts.case_number && <Step href={search(facts.case_number)} name={words.sameCase} />}
        <Step href={to("/layout/toolbox/late-performance")} name={words.interest} />
        <Step href={`${to("/layout/hycase")}#lead`} name={words.lead} onPress={() => fillCaseForm(facts)} />
      </ul>
      {articles.length > 0 && (
        <p className="cited">
          {words.statutes}：
          {articles.map((article) => (
            <a key={article} href={`${search(article)}&type=2`}>
              {article}
            </a>
          ))}
        </p>
      )}
      <Similar words={words} terms={terms} cause={facts.cause} lang={lang} />
    </section>
  );
}

interface StepProps {
  href: string;
  name: string;
  hint?: string;
  onPress?: () => void;
}

function Step({ href, name, hint, onPress }: StepProps) {
  return (
    <li>
      <a className="button" href={href} onClick={onPress}>
        {name}
      </a>
      {hint && <span className="soft small"> {hint}</span>}
    </li>
  );
}

function Similar({ words, terms, cause, lang }: Omit<Props, "document"> & { cause: string }) {
  const similar = useStore($similar);
  // What was found belongs to the document before.
  useEffect(() => $similar.set({ kind: "none" }), []);
  if (terms.length === 0 && !cause) return null;
  return (
    <div className="similar-terms">
      <h3>{words.similar}</h3>
      <p className="soft small">{words.similarHint}</p>
      <p className="chips">
        {cause && <span className="chip">{cause}</span>}
        {terms.map((term) => (
          <button
            key={term}
            type="button"
            className="chip"
            aria-label={fill(words.strike, { term })}
            onClick={() => strikeTerm(term)}
          >
            {term} ×
          </button>
        ))}
      </p>
      <button
        type="button"
        className="button"
        disabled={similar.kind === "asking"}
        onClick={() => void askSimilar([cause, ...terms].filter(Boolean), cause)}
      >
        {fill(words.send, { n: terms.length })}
      </button>
      {(similar.kind === "failed" || (similar.kind === "found" && similar.rows.length === 0)) && (
        <p role="status">{similar.kind === "failed" ? words.similarFailed : words.similarNone}</p>
      )}
      {similar.kind === "found" && (
        <ol className="similar-found">
          {similar.rows.map(({ id, casename, court, casedate }) => (
            <li key={id}>
              <a href={localePath(`/layout/award#${id}`, lang)}>{casename}</a>{" "}
              <span className="soft small">{`${court} ${casedate}`}</span>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
