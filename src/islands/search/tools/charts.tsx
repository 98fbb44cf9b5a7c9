import type { ReactNode } from "react";
import { fill } from "#i18n/fill.ts";
import { TableHead } from "../../ui/TableHead.tsx";

/** One bar of a chart. `choose` narrows the result to it. The bar for all other values has no `choose`. */
export interface Bar {
  label: string;
  count: number;
  choose?: () => void;
}

const PERCENT = 100;
const share = (count: number, of: number) => (of === 0 ? 0 : (PERCENT * count) / of);
/** A share in per cent, with one decimal except for 0% and 100%. */
export const formatShare = (count: number, of: number): string => {
  const part = share(count, of);
  return `${part === 0 || part === PERCENT ? part : part.toFixed(1)}%`;
};
const number = (value: number) => value.toLocaleString("en-US");

interface ChartProps {
  title: string;
  bars: Bar[];
  /** The number of which the shares are parts. */
  total: number;
  words: { table: string; head: string[]; add: string };
  children: ReactNode;
}

/** A chart below its heading, with the same numbers as a table. */
export function Chart({ title, bars, total, words, children }: ChartProps) {
  return (
    <figure className="chart">
      <figcaption>{title}</figcaption>
      {children}
      <details>
        <summary>{words.table}</summary>
        <table>
          <TableHead columns={words.head} />
          <tbody>
            {bars.map(({ label, count }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td translate="no">{number(count)}</td>
                <td translate="no">{formatShare(count, total)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

/** Vertical bars side by side. They are used for years. */
export function ColumnChart({ bars, add }: { bars: Bar[]; add: string }) {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <ol className="upright">
      {bars.map(({ label, count, choose }) => {
        const height = count === 0 ? 0 : Math.max(1.5, share(count, most));
        return (
          <li key={label}>
            <button type="button" onClick={choose} aria-label={`${label}: ${count}. ${fill(add, { label })}`}>
              <span className="count" aria-hidden="true" translate="no">
                {count || ""}
              </span>
              <svg aria-hidden="true">
                <rect width="100%" height={`${height}%`} y={`${PERCENT - height}%`} />
              </svg>
              <span className="name" aria-hidden="true">
                {label}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

/** The line of a bar. It is a button if a click narrows the result. */
const Row = ({
  onClick,
  ...rest
}: {
  title?: string | undefined;
  onClick: Bar["choose"];
  children: ReactNode;
}) => (onClick ? <button type="button" onClick={onClick} {...rest} /> : <div {...rest} />);

/** Horizontal bars below each other. They are used for names. */
export function RowChart({ bars, add }: { bars: Bar[]; add: string }) {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <ol className="lying">
      {bars.map(({ label, count, choose }) => (
        <li key={label}>
          <Row title={choose && fill(add, { label })} onClick={choose}>
            <span className="name">{label}</span>
            <svg aria-hidden="true">
              <rect height="100%" width={`${Math.max(0.5, share(count, most))}%`} />
            </svg>
            <span className="count" translate="no">
              {number(count)}
            </span>
          </Row>
        </li>
      ))}
    </ol>
  );
}

/** One bar that is divided into shares, with a legend. A part has the colour of its place in `bars`. */
export function PartChart({ bars, total, add }: { bars: Bar[]; total: number; add: string }) {
  let from = 0;
  const parts = bars.map((bar, at) => {
    const part = { ...bar, at, from, width: share(bar.count, total) };
    from += part.width;
    return part;
  });
  const placed = parts.filter(({ count }) => count > 0);
  return (
    <div className="parts">
      <svg aria-hidden="true">
        {placed.map(({ label, at, from, width }) => (
          <rect key={label} className={`p${at}`} x={`${from}%`} width={`${width}%`} height="100%" />
        ))}
      </svg>
      <ul>
        {placed.map(({ label, at, count, choose }) => (
          <li key={label}>
            <Row title={choose && fill(add, { label })} onClick={choose}>
              <svg aria-hidden="true">
                <rect className={`p${at}`} width="100%" height="100%" />
              </svg>
              {label} <b translate="no">{number(count)}</b>{" "}
              <span className="soft" translate="no">
                {formatShare(count, total)}
              </span>
            </Row>
          </li>
        ))}
      </ul>
    </div>
  );
}
