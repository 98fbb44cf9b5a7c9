import type { SimilarRow } from "#contract/search/similar-row.ts";
import { resultRow } from "#domain/search/results/result-row.ts";
import { wordSimilarReason } from "#domain/search/similar/similar-reasons.ts";
import type { Dictionary } from "#i18n/cn.ts";
import { pageLang } from "#i18n/page-lang.ts";
import { Marked } from "../list/Marked.tsx";

interface Props {
  words: Dictionary["searchPanels"]["ask"];
  cases: readonly SimilarRow[];
  /** Address of the judgment page. */
  award: string;
}

/** Similar cases, each with the passage most like the question and its reasons. */
export function SimilarList({ words, cases, award }: Props) {
  const isEnglish = pageLang() === "en";
  return (
    <ul lang="zh-CN">
      {cases.map(({ id, casename, court, case_number, snippets, reasons }) => {
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
            {reasons.length > 0 && (
              <p className="small soft" lang={isEnglish ? "en" : undefined}>
                {reasons.map((reason) => wordSimilarReason(words.alike, reason)).join(words.comma)}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
