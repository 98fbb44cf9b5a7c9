import type { ReverseBasicinfoResponse } from "#contract/reversal/appeal-analysis.ts";
import { fill } from "#i18n/fill.ts";
import { TableHead } from "../../ui/TableHead.tsx";
import type { ResultWords } from "../words.ts";
import { percent } from "./percent.ts";

interface Props {
  words: ResultWords;
  info: ReverseBasicinfoResponse;
  award: string;
}

const ROW = 44;

/** The five outcomes as bars with their intervals, the same as a table, and the cases behind them. */
export function Outcomes({ words, info: { analysis }, award }: Props) {
  const { outcomes, cases } = analysis;
  const counted = outcomes.some(({ n }) => n > 0);
  return (
    <section className="outcomes">
      <h2>{words.outcomesTitle}</h2>
      {!counted && <p>{words.outcomesNone}</p>}
      {counted && (
        <>
          <svg
            className="bars"
            width="100%"
            height={outcomes.length * ROW}
            aria-hidden="true"
            focusable="false"
          >
            {outcomes.map(({ outcome, share, low, high }, at) => (
              <g key={outcome} className={outcome}>
                <text x="0" y={at * ROW + 14}>
                  {words.outcomes[outcome]}
                </text>
                <text x="100%" y={at * ROW + 14} className="figure" textAnchor="end">
                  {percent(share)}
                </text>
                <rect className="track" x="0" y={at * ROW + 21} width="100%" height="10" />
                <rect className="bar-share" x="0" y={at * ROW + 21} width={percent(share)} height="10" />
                <Whisker x1={low} x2={high} y1={at * ROW + 26} y2={at * ROW + 26} />
                <Whisker x1={low} x2={low} y1={at * ROW + 20} y2={at * ROW + 32} />
                <Whisker x1={high} x2={high} y1={at * ROW + 20} y2={at * ROW + 32} />
              </g>
            ))}
          </svg>
          <div className="wide-table">
            <table>
              <caption className="hide">{words.outcomesTitle}</caption>
              <TableHead columns={words.outcomesHead} />
              <tbody>
                {outcomes.map(({ outcome, n, share, low, high }) => (
                  <tr key={outcome}>
                    <th scope="row">{words.outcomes[outcome]}</th>
                    <td>{n}</td>
                    <td>{percent(share)}</td>
                    <td>
                      {percent(low)} – {percent(high)}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
      {cases.length > 0 && (
        <details>
          <summary>{words.casesTitle}</summary>
          <p className="small soft">{fill(words.casesNote, { n: cases.length })}</p>
          <ol className="case-list">
            {cases.map((found) => (
              <li key={found.id}>
                <a href={`${award}#${found.id}`} lang="zh-CN">
                  {found.casename}
                </a>
                <span className="soft small">
                  <span lang="zh-CN">
                    {found.court} {found.case_number} {found.casedate}
                  </span>{" "}
                  {words.outcomes[found.outcome]}
                  {!found.complete && ` · ${words.selected}`}
                </span>
              </li>
            ))}
          </ol>
        </details>
      )}
    </section>
  );
}

/** One line of an interval: x as a share of the width, y in pixels. */
function Whisker({ x1, x2, y1, y2 }: Record<"x1" | "x2" | "y1" | "y2", number>) {
  return <line className="whisker" x1={percent(x1)} x2={percent(x2)} y1={y1} y2={y2} />;
}
