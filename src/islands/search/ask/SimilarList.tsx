import type { SimilarReason, SimilarRow } from "#contract/search/similar-row.ts";
import { resultRow } from "#domain/search/results/result-row.ts";
import { wordSimilarReason } from "#domain/search/similar/similar-reasons.ts";
import { Marked } from "../list/Marked.tsx";
import type { AskWords } from "./ask-words.ts";

interface Props {
  words: AskWords;
  cases: readonly SimilarRow[];
  /** What all of these cases have in common with the question. */
  reasons: readonly SimilarReason[];
  /** Address of the judgment page. */
  award: string;
}

/** Similar cases under what they have in common, each with the passage most similar to the question. */
export function SimilarList({ words, cases, reasons, award }: Props) {
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
