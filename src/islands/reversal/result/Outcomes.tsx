import type { ReverseBasicinfoResponse } from "#contract/reversal/appeal-analysis.ts";
import { fill } from "#i18n/fill.ts";
import type { ResultWords } from "../words.ts";
import { percent } from "./percent.ts";

interface Props {
  words: ResultWords;
  info: ReverseBasicinfoResponse;
  award: string;
}

const ROW = 44;

/** A share as a whole number out of a hundred. */
const ofHundred = (share: number) => Math.round(share * 100);

/**
 * How appeals like the visitor's ended: one sentence, the five outcomes as bars, and folded below them the
 * counts, grounds and cases.
 */
export function Outcomes({ words, info, award }: Props) {
  const { outcomes, cases, rate, tried } = info.analysis;
  const sample = outcomes.reduce((sum, { n }) => sum + n, 0);
  const about = (share: number) =>
    share > 0 && ofHundred(share) === 0 ? words.less : fill(words.about, { n: ofHundred(share) });
  return (
    <section className="outcomes">
      <h2>{words.outcomesTitle}</h2>
      {rate ? (
        <>
          <p className="rate">
            <strong>
              {ofHundred(rate.rate) > 0 ? fill(words.street, { n: ofHundred(rate.rate) }) : words.streetLess}
            </strong>{" "}
            <span className="soft">{fill(words.sample, { n: rate.n })}</span>
          </p>
          <p className="plain">{words.notPrediction}</p>
        </>
      ) : (
        <>
          <p className="rate">
            <strong>{words.none}</strong>
          </p>
          <p>{fill(words.noneWhy, { n: tried.at(-1)?.n ?? 0 })}</p>
        </>
      )}
      {sample === 0 ? (
        <p>{words.outcomesNone}</p>
      ) : (
        <svg
          className="bars"
          width="100%"
          height={outcomes.length * ROW}
          aria-hidden="true"
          focusable="false"
        >
          {outcomes.map(({ outcome, share }, at) => (
            <g key={outcome} className={outcome}>
              <text x="0" y={at * ROW + 14}>
                {words.outcomes[outcome]}
              </text>
              <text x="100%" y={at * ROW + 14} className="figure" textAnchor="end">
                {about(share)}
              </text>
              <rect className="track" x="0" y={at * ROW + 21} width="100%" height="10" />
              <rect className="bar-share" x="0" y={at * ROW + 21} width={percent(share)} height="10" />
            </g>
          ))}
        </svg>
      )}
      {sample > 0 && (
        <details>
          <summary>{words.counted}</summary>
          <p>{fill(words.sample, { n: sample })}</p>
          <ul>
            {outcomes.map(({ outcome, share }) => (
              <li key={outcome}>
                {fill(share > 0 && ofHundred(share) === 0 ? words.lineLess : words.line, {
                  n: ofHundred(share),
                  outcome: words.outcomes[outcome],
                })}
              </li>
            ))}
          </ul>
          <Grounds words={words} info={info} />
        </details>
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

/** The grounds named in decisions that changed or remanded a judgment, most frequent first. */
function Grounds({ words, info }: { words: ResultWords; info: ReverseBasicinfoResponse }) {
  const { grounds } = info.analysis;
  return (
    <section className="grounds-named">
      <h2>{words.groundsTitle}</h2>
      {grounds.length === 0 ? (
        <p>{words.groundsNone}</p>
      ) : (
        <ul className="grounds">
          {grounds.map(({ ground, n }) => (
            <li key={ground}>
              {words.grounds[ground]} <span className="soft">{fill(words.ground, { n })}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
