import type { ReverseBasicinfoResponse } from "#contract/reverse-basicinfo.ts";
import { calculateAppealFee } from "#domain/calculator/court-fee.ts";
import { AMOUNT_RANGES } from "#domain/recovery/amount-ranges.ts";
import { fill } from "#i18n/fill.ts";
import type { CaseResult } from "#stores/case-analysis.ts";
import { yuan } from "./percent.ts";
import type { ResultWords } from "./words.ts";

type Timetable = NonNullable<ReverseBasicinfoResponse["timetable"]>;
interface Props {
  words: ResultWords;
  view: Extract<CaseResult, { kind: "ready" }>;
}

/** The fee: for the amount of the form, or for both ends of the band of a shared address. */
function feeOf({ info, range, shared }: Props["view"]) {
  const { appeal_fee: fee } = info;
  const { min, max } = AMOUNT_RANGES[range]!;
  if (!fee || !shared || max === null || max === 0) return fee;
  return { min: calculateAppealFee("property", min).min, max: calculateAppealFee("property", max).max };
}

/** Hearing court, fee, last days and what remains after them. */
export function NextSteps({ words, view }: Props) {
  const { analysis, timetable, lawyers } = view.info;
  const fee = feeOf(view);
  const day = ({ last_day, days, law, article, counted_day, holidays_known }: Timetable["judgment"]) => (
    <>
      {fill(words.deadline, { day: last_day, days, law: words.laws[law], article })}
      {counted_day !== last_day && ` ${fill(words.rolled, { counted: counted_day })}`}
      {!holidays_known && ` ${words.holidaysUnknown}`}
    </>
  );
  return (
    <section>
      <h2>{words.nextTitle}</h2>
      <dl className="facts">
        <dt>{words.hearing}</dt>
        <dd>
          {analysis.hearing_court ? <span lang="zh-CN">{analysis.hearing_court}</span> : words.hearingNone}
        </dd>
        {timetable ? (
          <>
            <dt>{words.judgmentDay}</dt>
            <dd>{day(timetable.judgment)}</dd>
            <dt>{words.rulingDay}</dt>
            <dd>{day(timetable.ruling)}</dd>
            <dt>{words.retrial}</dt>
            <dd>
              {timetable.judgment.retrial_last_day
                ? fill(words.retrialDay, { day: timetable.judgment.retrial_last_day })
                : words.retrialCriminal}
            </dd>
          </>
        ) : (
          <>
            <dt>{words.judgmentDay}</dt>
            <dd>{words.noServed}</dd>
          </>
        )}
        {fee && (
          <>
            <dt>{words.fee}</dt>
            <dd>
              {fill(fee.min === fee.max ? words.feeValue : words.feeRange, {
                min: yuan(fee.min),
                max: yuan(fee.max),
              })}{" "}
              <span className="soft small">{words.feeNote}</span>
            </dd>
          </>
        )}
        <dt>{words.lawyers}</dt>
        <dd>
          {fill(words.lawyersValue, { n: lawyers })} <span className="soft small">{words.lawyersNote}</span>
        </dd>
      </dl>
      <p className="plain">{words.check}</p>
    </section>
  );
}
