import type { ReverseBasicinfoResponse } from "#contract/reversal/appeal-analysis.ts";
import { calculateCourtFee } from "#domain/calculator/court-fee.ts";
import { AMOUNT_RANGES } from "#domain/judgment/amount-ranges.ts";
import { beijingDay } from "#domain/text/day.ts";
import { fill } from "#i18n/fill.ts";
import type { CaseResult } from "#stores/reversal/case-analysis.ts";
import type { ResultWords } from "../words.ts";
import { formatYuan } from "./percent.ts";

type Way = ReverseBasicinfoResponse["remedy"]["ways"][number];
interface Props {
  words: ResultWords;
  view: Extract<CaseResult, { kind: "ready" }>;
  /** Addresses of the legal basis, of the search for lawyers, and of the guide to legal aid. */
  links: { basis: string; lawyers: string; aid: string };
}

/**
 * What to do next: the remedies against the document with court and deadline, the fee of an appeal, and
 * lawyers who know the court.
 */
export function NextSteps({ words, view, links }: Props) {
  const { lawyers, remedy, case_env: env } = view.info;
  const claim = new URLSearchParams({ reason: env.cause, court: env.court });
  const { certain, ways } = remedy;
  const appeals = ways.some(({ route }) => route === "appeal");
  const undated = ways.some(({ needs_served }) => needs_served);
  return (
    <section>
      <h2>{words.nextTitle}</h2>
      {!certain && <p className="plain">{words.unsure}</p>}
      <dl className="facts sheet">
        {ways.map((way) => (
          <WayRow
            key={way.id}
            words={words}
            way={way}
            isOneOfSeveral={ways.some((other) => other !== way && other.route === way.route)}
          />
        ))}
        {appeals && remedy.supreme_by_subject && (
          <>
            <dt>{words.hearing}</dt>
            <dd>{words.supremeBySubject}</dd>
          </>
        )}
        {appeals && certain && <AppealFee words={words} view={view} />}
        <dt>{words.lawyers}</dt>
        <dd>
          {fill(words.lawyersValue, { n: lawyers })} <span className="soft small">{words.lawyersNote}</span>{" "}
          <span className="screen">
            {lawyers > 0 && <a href={`${links.lawyers}#${claim}`}>{words.lawyersSee}</a>}{" "}
            <a href={links.aid}>{words.aid}</a>
          </span>
        </dd>
      </dl>
      <p className="plain">
        {undated && `${words.noServed} `}
        {words.check} <a href={links.basis}>{words.legalBasis}</a>
      </p>
    </section>
  );
}

/** The text about a remedy: the document that it is against, then after the first colon what it says. */
const PAPER = /^(?<paper>.{2,60}?)(?:：|: )(?<said>.+)$/su;

/**
 * One remedy with its name, deadline, court and legal basis. If several remedies lead the same way, each is
 * headed by the document that it is against, because the periods for a judgment and a ruling differ.
 */
function WayRow({ words, way, isOneOfSeveral }: { words: ResultWords; way: Way; isOneOfSeveral: boolean }) {
  const { route, basis, court, last_day: last, counted_day: counted, holidays_known: known } = way;
  const { paper, said } = (isOneOfSeveral && PAPER.exec(way.text)?.groups) || {};
  const text = said ?? way.text;
  return (
    <>
      <dt>
        {words.routes[route]}
        {paper && <span className="soft small"> {paper}</span>}
      </dt>
      <dd>
        {text} {court && <span>{fill(words.wayCourt, { court })} </span>}
        {last && (
          <strong>{fill(last < beijingDay(new Date()) ? words.wayOver : words.wayDay, { day: last })}</strong>
        )}
        {last && counted !== last && ` ${fill(words.rolled, { counted: counted ?? "" })}`}
        {last && !known && ` ${words.holidaysUnknown}`} <span className="soft small">{basis}</span>
      </dd>
    </>
  );
}

interface FeeProps {
  words: ResultWords;
  view: Extract<CaseResult, { kind: "ready" }>;
}

/**
 * The fee for the amount in the form. In a shared address only the amount range is known. The fee then
 * reaches from that for the lower end of the range to that for its upper end.
 */
function feeOf({ info, range, shared }: FeeProps["view"]) {
  const { appeal_fee: fee } = info;
  const { min, max } = AMOUNT_RANGES[range]!;
  if (!fee || !shared || max === null || max === 0) return fee;
  const ends = [calculateCourtFee(fee.kind, min), calculateCourtFee(fee.kind, max)] as const;
  return { kind: fee.kind, min: ends[0].min, max: ends[1].max };
}

/** The fee of an appeal with its rule, or the message that there is none. */
function AppealFee({ words, view }: FeeProps) {
  const fee = feeOf(view);
  if (!fee) {
    return (
      <>
        <dt>{words.feeOther}</dt>
        <dd>
          {words.feeFree} <span className="soft small">{words.feeFreeNote}</span>
        </dd>
      </>
    );
  }
  const byAmount = fee.kind === "property";
  return (
    <>
      <dt>{byAmount ? words.fee : words.feeOther}</dt>
      <dd>
        {fill(fee.min === fee.max ? words.feeValue : words.feeRange, {
          min: formatYuan(fee.min),
          max: formatYuan(fee.max),
        })}{" "}
        <span className="soft small">{byAmount ? words.feeNote : words.feeEachNote}</span>
      </dd>
    </>
  );
}
