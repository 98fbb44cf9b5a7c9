import type { ReverseBasicinfoResponse } from "#contract/reverse-basicinfo.ts";
import { fill } from "#i18n/fill.ts";
import type { CaseResult } from "#stores/case-analysis.ts";
import { AppealFee } from "./AppealFee.tsx";
import { OtherRemedy } from "./OtherRemedy.tsx";
import type { ResultWords } from "./words.ts";

type Timetable = NonNullable<ReverseBasicinfoResponse["timetable"]>;
interface Props {
  words: ResultWords;
  view: Extract<CaseResult, { kind: "ready" }>;
}

/** Hearing court, fee, last days and what remains after them; or the remedy that takes an appeal's place. */
export function NextSteps({ words, view }: Props) {
  const { analysis, timetable, lawyers, remedy } = view.info;
  return (
    <section>
      <h2>{words.nextTitle}</h2>
      <dl className="facts sheet">
        {remedy.kind === "appeal" ? (
          <>
            <dt>{words.hearing}</dt>
            <dd lang="zh-CN">{analysis.hearing_court}</dd>
            {timetable ? (
              <LastDays words={words} timetable={timetable} />
            ) : (
              <>
                <dt>{words.judgmentDay}</dt>
                <dd>{words.noServed}</dd>
              </>
            )}
            <AppealFee words={words} view={view} />
          </>
        ) : (
          <OtherRemedy words={words} info={view.info} kind={remedy.kind} />
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

/** The last day against a judgment and a ruling, and what remains after it. */
function LastDays({ words, timetable: { judgment, ruling } }: { words: ResultWords; timetable: Timetable }) {
  const day = ({ last_day, days, law, article, counted_day, holidays_known }: Timetable["judgment"]) => (
    <>
      {fill(words.deadline, { day: last_day, days, law: words.laws[law], article })}
      {counted_day !== last_day && ` ${fill(words.rolled, { counted: counted_day })}`}
      {!holidays_known && ` ${words.holidaysUnknown}`}
    </>
  );
  return (
    <>
      <dt>{words.judgmentDay}</dt>
      <dd>{day(judgment)}</dd>
      <dt>{words.rulingDay}</dt>
      <dd>{day(ruling)}</dd>
      <dt>{words.retrial}</dt>
      <dd>
        {judgment.retrial_last_day
          ? fill(words.retrialDay, { day: judgment.retrial_last_day })
          : words.retrialCriminal}
        {judgment.retrial_last_day && !judgment.retrial_holidays_known && ` ${words.holidaysUnknown}`}
      </dd>
    </>
  );
}
