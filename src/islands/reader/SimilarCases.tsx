import { useStore } from "@nanostores/react";
import { useEffect, useState } from "react";
import type { OwnDocument } from "#domain/reading/own-document.ts";
import { specialArticles } from "#domain/search/similar/special-articles.ts";
import { fill } from "#i18n/fill.ts";
import { type Lang, localePath } from "#i18n/lang.ts";
import { reportWords } from "#i18n/similar-report.ts";
import { ReportForm } from "#islands/report/ReportForm.tsx";
import { Button } from "#islands/ui/Button.tsx";
import { useLoaded } from "#islands/ui/use-loaded.ts";
import { citedThen } from "#stores/reader/cited-then.ts";
import { $similar, askSimilar } from "#stores/reader/next-steps.ts";
import type { ReaderWords } from "./reader-words.ts";

interface Props {
  words: ReaderWords;
  document: OwnDocument;
  terms: string[];
  /** Addresses of the catalogue of courts and of the index of laws. */
  courts: string;
  laws: string;
  lang: Lang;
}

/**
 * Searches for similar cases by the cause, cited articles and legal terms, any of which the visitor can first
 * strike out. Then offers a report on the cases.
 */
export function SimilarCases({ words, document, terms, courts, laws, lang }: Props) {
  const similar = useStore($similar);
  const { facts, appeal } = document;
  const [struck, setStruck] = useState<readonly string[]>([]);
  const keys = [document.basis, facts.casedate, laws] as const;
  const cited = useLoaded(() => citedThen(...keys), keys) ?? [];
  const articles = cited.flatMap(({ label, url }) => (url && specialArticles([label])[0] ? label : []));
  const sent = [facts.cause, ...articles, ...terms].filter((term) => term && !struck.includes(term));
  const cause = sent.find((term) => term === facts.cause) ?? "";
  // Earlier results belong to another document.
  useEffect(() => $similar.set({ kind: "none" }), []);
  if (terms.length === 0 && !facts.cause) return null;
  const rows = similar.kind === "found" ? similar.rows : [];
  const known = {
    // A party that lost in this court needs decisions of the court above.
    ...{ court: appeal?.court || facts.court, number: facts.case_number, cause: facts.cause, issue: "" },
    ...{ asked: sent.join("、"), found: rows.length, courts },
  };
  return (
    <section className="similar-terms">
      <h2>{words.similar}</h2>
      <p className="soft small">{words.similarHint}</p>
      <p className="chips">
        {sent.map((term) => (
          <button
            key={term}
            type="button"
            className="chip"
            aria-label={fill(words.strike, { term })}
            onClick={() => setStruck([...struck, term])}
          >
            {term} ×
          </button>
        ))}
      </p>
      <Button
        disabled={similar.kind === "asking" || sent.length === 0}
        onClick={() => void askSimilar(sent, cause)}
        text={fill(words.send, { n: sent.length })}
      />
      {(similar.kind === "failed" || (similar.kind === "found" && rows.length === 0)) && (
        <p role="status">{similar.kind === "failed" ? words.similarFailed : words.similarNone}</p>
      )}
      {rows.length > 0 && (
        <>
          <ol className="similar-found">
            {rows.map(({ id, casename, court, casedate }) => (
              <li key={id}>
                <a href={localePath(`/layout/award#${id}`, lang)}>{casename}</a>{" "}
                <span className="soft small">{`${court} ${casedate}`}</span>
              </li>
            ))}
          </ol>
          <details className="card">
            <summary>{reportWords().form.title}</summary>
            <ReportForm
              rows={rows.map((row) => ({ ...row, passage: row.snippets?.[0]?.text ?? "", remark: "" }))}
              known={known}
            />
          </details>
        </>
      )}
    </section>
  );
}
