import type { ReverseBasicinfoResponse } from "#contract/reversal/appeal-analysis.ts";
import { fill } from "#i18n/fill.ts";
import { SaveTable } from "../../ui/SaveTable.tsx";
import { TableHead } from "../../ui/TableHead.tsx";
import type { ResultWords } from "../words.ts";
import { percent } from "./percent.ts";

interface Props {
  words: ResultWords;
  info: ReverseBasicinfoResponse;
  calibration: string;
}

/**
 * The statistics: the shrunken rate with everything it is computed from, and each outcome with its interval.
 */
export function Change({ words, info: { analysis }, calibration }: Props) {
  const { rate, period, prior, tried, group, sources, outcomes } = analysis;
  const years = period
    ? period.from === period.to
      ? fill(words.year, { from: period.from })
      : fill(words.years, period)
    : words.yearUnknown;
  const table = () => [
    words.triedHead,
    ...tried.map(({ name, n, selected }) => [words.groups[name], n, selected]),
    words.outcomesHead,
    ...outcomes.map(({ outcome, n, share, low, high }) => [
      words.outcomes[outcome],
      n,
      percent(share),
      `${percent(low)} – ${percent(high)}`,
    ]),
  ];
  return (
    <details className="change">
      <summary>{words.how}</summary>
      {rate && (
        <>
          <p>
            {words.probability} <b>{percent(rate.rate)}</b>{" "}
            {fill(words.interval, { low: percent(rate.low), high: percent(rate.high) })}
          </p>
          <p>
            {fill(words.basis, {
              group: words.groups[group],
              n: rate.n,
              changed: rate.changed,
              period: years,
            })}
          </p>
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
      {outcomes.some(({ n }) => n > 0) && (
        <div className="wide-table">
          <table>
            <caption>{words.outcomesTitle}</caption>
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
      )}
      <SaveTable words={words.save} name="reversal" rows={table} />
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
    </details>
  );
}
