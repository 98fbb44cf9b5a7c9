import type { SearchQuery } from "#contract/search/search-query.ts";
import type { ResultStatistics } from "#contract/search/search-statistics.ts";
import { AMOUNT_NAMES, NON_MONETARY_RANGE } from "#domain/judgment/amount-ranges.ts";
import { OUTCOME_NAMES, OUTCOMES } from "#domain/judgment/record.ts";
import type { ListField } from "#domain/search/query/query-fields.ts";
import type { Dictionary } from "#i18n/cn.ts";
import { fill } from "#i18n/fill.ts";
import { courtPart } from "#i18n/format/court-part.ts";
import { useLoaded } from "#islands/ui/use-loaded.ts";
import { readStatistics } from "#stores/result-tools/result-tools.ts";
import { withValue } from "#stores/search/search.ts";
import { Changing } from "../../ui/Changing.tsx";
import { SaveTable } from "../../ui/SaveTable.tsx";
import { type Bar, Chart, ColumnChart, formatShare, PartChart, RowChart } from "./charts.tsx";
import { toolWords } from "./tool-words.ts";

type Words = Dictionary["searchTools"];

interface Props {
  id: string;
  query: SearchQuery;
  /** Address of the coverage page. */
  coveragePage: string;
  /** Receives the query that follows from a click on a bar. */
  onQuery: (query: SearchQuery) => void;
}

/**
 * Charts of the whole result, and not only of the listed rows. Each has a table. No judgment outside the
 * result is counted.
 */
export default function FiguresPanel({ id, query, coveragePage, onQuery }: Props) {
  const t = toolWords().figures;
  const outcome = useLoaded(() => readStatistics(query), [query]);
  const data = outcome?.ok && outcome.data.data;
  return (
    <section id={id} className="figures" aria-label={t.title}>
      {!outcome && <p role="status">{t.loading}</p>}
      {outcome?.ok === false && <p role="alert">{fill(t.failed, { msg: outcome.msg })}</p>}
      {data &&
        ("off" in data ? (
          <p role="status">{t.off[data.off]}</p>
        ) : (
          <Figures t={t} data={data} query={query} coveragePage={coveragePage} onQuery={onQuery} />
        ))}
    </section>
  );
}

function Figures({
  t,
  data,
  query,
  coveragePage,
  onQuery,
}: Omit<Props, "id"> & {
  t: Words["figures"];
  data: ResultStatistics;
}) {
  const add = (field: ListField, value: string) => () => onQuery(withValue(query, field, [value]));
  const inMonth = (month: string) => () => onQuery({ ...query, datefrom: month, dateto: month, index: 1 });
  const filled = (bars: Bar[]) => bars.filter(({ count }) => count > 0);
  const named = (
    field: ListField,
    counted: ResultStatistics["courts"],
    short = (label: string) => label,
  ): Bar[] =>
    counted.map(({ label, count }) =>
      label === "" ? { label: t.rest, count } : { label: short(label), count, choose: add(field, label) },
    );
  const charts = {
    years:
      data.months?.map(({ month, count }) => ({ label: month, count, choose: inMonth(month) })) ??
      data.years.map(({ year, count }) => ({
        label: String(year),
        count,
        choose: add("suitedate", String(year)),
      })),
    courts: named("court", data.courts, courtPart),
    causes: named("reason", data.causes),
    amounts: filled([
      ...data.amounts.map(({ count }, place) => ({
        label: t.ranges[place]!,
        count,
        choose: add("amount", AMOUNT_NAMES[place]!),
      })),
      {
        label: t.noAmount,
        count: data.withoutAmount,
        choose: add("amount", AMOUNT_NAMES[NON_MONETARY_RANGE]!),
      },
    ]),
    outcomes: OUTCOMES.map((outcome) => ({
      label: t.outcome[outcome],
      count: data.outcomes[outcome],
      choose: add("outcome", OUTCOME_NAMES[outcome]),
    })),
  } satisfies Record<string, Bar[]>;
  const isCountedTwice = data.causes.reduce((sum, { count }) => sum + count, 0) > data.total;
  const { total: ended, leftOut, sources } = data.outcomes;
  const alsoLeftOut = leftOut > 0 ? fill(t.leftOut, { n: leftOut }) : "";
  const titleOf = (name: keyof typeof charts) => (name === "years" && data.months ? t.months : t[name]);
  const chart = (name: keyof typeof charts, of = data.total) => ({
    title: titleOf(name),
    bars: charts[name],
    total: of,
    words: t,
  });
  const table = () => {
    const rows = (Object.keys(charts) as (keyof typeof charts)[]).flatMap((name) =>
      charts[name].map(({ label, count }): [string, string, number, string] => [
        titleOf(name),
        label,
        count,
        formatShare(count, name === "outcomes" ? ended : data.total),
      ]),
    );
    return [["", ...t.head], ...rows, [fill(t.scope, { total: data.total })]];
  };
  return (
    <>
      <p className="small soft">
        <Changing text={fill(t.scope, { total: data.total.toLocaleString("en-US") })} />
      </p>
      <div className="charts">
        <Chart {...chart("years")}>
          <ColumnChart bars={charts.years} add={t.add} />
        </Chart>
        <Chart {...chart("courts")}>
          <RowChart bars={charts.courts} add={t.add} />
        </Chart>
        <Chart {...chart("causes")}>
          <RowChart bars={charts.causes} add={t.add} />
          {isCountedTwice && <p className="small soft">{t.severalCauses}</p>}
        </Chart>
        <Chart {...chart("amounts")}>
          <RowChart bars={charts.amounts} add={t.add} />
        </Chart>
        {ended > 0 ? (
          <Chart {...chart("outcomes", ended)}>
            <PartChart bars={charts.outcomes} total={ended} add={t.add} />
            <p className="small soft">
              <Changing
                text={fill(t.outcomesOf, { total: ended, sources: sources.join("、") }) + alsoLeftOut}
              />
            </p>
          </Chart>
        ) : (
          <figure className="chart">
            <figcaption>{t.outcomes}</figcaption>
            <p className="small soft">
              <Changing text={t.outcomesNone + alsoLeftOut} />
            </p>
          </figure>
        )}
      </div>
      <SaveTable words={t.save} name="statistics" rows={table} />
      <p className="small">
        <a href={coveragePage}>{t.coverageLink}</a>
      </p>
    </>
  );
}
