import { useStore } from "@nanostores/react";
import { useEffect } from "react";
import type { OwnDocument } from "#domain/reading/own-document.ts";
import { fill } from "#i18n/fill.ts";
import { type Lang, localePath } from "#i18n/lang.ts";
import { reportWords } from "#i18n/similar-report.ts";
import { ReportForm } from "#islands/report/ReportForm.tsx";
import { Button } from "#islands/ui/Button.tsx";
import { $similar, askSimilar } from "#stores/reader/next-steps.ts";
import { strikeTerm } from "#stores/reader/reader.ts";
import type { ReaderWords } from "./reader-words.ts";

interface Props {
  words: ReaderWords;
  document: OwnDocument;
  terms: string[];
  /** Address of the catalogue of courts. */
  courts: string;
  lang: Lang;
}

/**
 * Searches for similar cases by a cause and legal terms; the visitor can first strike out any of them. Then
 * offers a report on the cases.
 */
export function SimilarCases({ words, document, terms, courts, lang }: Props) {
  const similar = useStore($similar);
  const { facts, appeal } = document;
  const { cause } = facts;
  // The results of before belong to another document.
  useEffect(() => $similar.set({ kind: "none" }), []);
  if (terms.length === 0 && !cause) return null;
  const rows = similar.kind === "found" ? similar.rows : [];
  const known = {
    // A party that lost in this court needs decisions of the court above.
    ...{ court: appeal?.court || facts.court, number: facts.case_number, cause, issue: "" },
    ...{ asked: [cause, ...terms].filter(Boolean).join("、"), found: rows.length, courts },
  };
  return (
    <section className="similar-terms">
      <h2>{words.similar}</h2>
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
      <Button
        disabled={similar.kind === "asking"}
        onClick={() => void askSimilar([cause, ...terms].filter(Boolean), cause)}
        text={fill(words.send, { n: terms.length })}
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
