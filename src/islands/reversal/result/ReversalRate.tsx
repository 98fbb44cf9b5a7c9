import type { ReverseBasicinfoResponse } from "#contract/reversal/appeal-analysis.ts";
import { fill } from "#i18n/fill.ts";
import { TableHead } from "../../ui/TableHead.tsx";
import type { ResultWords } from "../words.ts";
import { percent } from "./percent.ts";

interface Props {
  words: ResultWords;
  info: ReverseBasicinfoResponse;
  calibration: string;
}

/** The shrunken base rate with everything it rests on, or why none is given. */
export function Change({ words, info: { analysis }, calibration }: Props) {
  const { rate, period, prior, tried, group, sources } = analysis;
  const years = period
    ? period.from === period.to
      ? fill(words.year, { from: period.from })
      : fill(words.years, period)
    : words.yearUnknown;
  const widest = tried.at(-1)?.n ?? 0;
  return (
    <section className="change">
      <h2>{words.probability}</h2>
      {rate ? (
        <>
          <p className="rate">
            <strong>{percent(rate.rate)}</strong>{" "}
            <span className="soft">
              {fill(words.interval, { low: percent(rate.low), high: percent(rate.high) })}
            </span>
          </p>
          <RateBar rate={rate} />
          <p>
            {fill(words.basis, {
              group: words.groups[group],
              n: rate.n,
              changed: rate.changed,
              period: years,
            })}
          </p>
          <p className="plain">{words.notPrediction}</p>
          <p className="small soft">
            {words.shrunk}{" "}
            {prior.published
              ? fill(words.priorPublished, {
                  cause: prior.published.cause,
                  from: prior.published.from,
                  to: prior.published.to,
                  source: prior.published.source,
                  n: prior.published.n.toLocaleString("en-US"),
                  rate: percent(prior.rate),
                  remands: prior.published.remands_printed ? "" : words.remandsNotPrinted,
                })
              : fill(words.priorNeutral, { rate: percent(prior.rate), strength: prior.strength })}{" "}
            <a href={calibration}>{words.calibration}</a>
          </p>
        </>
      ) : (
        <>
          <p className="rate">
            <strong>{words.none}</strong>
          </p>
          <p>{fill(words.noneWhy, { n: widest })}</p>
        </>
      )}
      <div className="wide-table">
        <table>
          <caption>{words.triedTitle}</caption>
          <TableHead columns={words.triedHead} />
          <tbody>
            {tried.map(({ name, n, selected }) => (
              <tr key={name} aria-current={rate && name === group ? "true" : undefined}>
                <th scope="row">
                  {words.groups[name]}
                  {rate && name === group && <em> {words.triedUsed}</em>}
                </th>
                <td>{n}</td>
                <td>{selected}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="small soft">{words.counting}</p>
      <h3>{words.sourcesTitle}</h3>
      <ul className="small">
        {sources.map(({ name, coverage, sampling }) => (
          <li key={name}>
            <span lang="zh-CN">
              {name}：{coverage}
            </span>{" "}
            <span className="soft">({sampling === "complete" ? words.complete : words.selectedSource})</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The share on a scale from none to all, with its interval as a band. */
function RateBar({ rate: { rate, low, high } }: { rate: { rate: number; low: number; high: number } }) {
  return (
    <svg className="bars rate-bar" width="100%" height="22" aria-hidden="true" focusable="false">
      <rect className="track" x="0" y="6" width="100%" height="10" />
      <rect className="band" x={percent(low)} y="6" width={percent(high - low)} height="10" />
      <line className="at" x1={percent(rate)} x2={percent(rate)} y1="0" y2="22" />
    </svg>
  );
}
