import type { ReverseBasicinfoResponse } from "#contract/reverse-basicinfo.ts";
import { fill } from "#i18n/fill.ts";
import type { ResultWords } from "./words.ts";

interface Props {
  words: ResultWords;
  info: ReverseBasicinfoResponse;
  kind: keyof ResultWords["remedies"];
}

/** Where no appeal lies: why, what is open instead, where, and until when. */
export function OtherRemedy({ words, info: { remedy, case_env: env }, kind }: Props) {
  const isCriminal = env.cause_code.startsWith("1");
  const until = remedy.last_day
    ? fill(kind === "retrial" ? words.retrialUntilValue : words.reviewUntilValue, { day: remedy.last_day })
    : kind === "retrial" && isCriminal
      ? words.retrialUntilCriminal
      : words.noServed;
  return (
    <>
      <dt>{words.remedyTitle}</dt>
      <dd>{words.remedies[kind]}</dd>
      {kind !== "single_instance" && remedy.court && (
        <>
          <dt>{words.remedyCourt}</dt>
          <dd>
            <span lang="zh-CN">{remedy.court}</span>{" "}
            {kind === "retrial" && !isCriminal && (
              <span className="soft small">{words.retrialCourtNote}</span>
            )}
          </dd>
        </>
      )}
      {(kind === "retrial" || kind === "review") && (
        <>
          <dt>{kind === "retrial" ? words.retrialUntil : words.reviewUntil}</dt>
          <dd>
            {until}
            {!remedy.holidays_known && ` ${words.holidaysUnknown}`}
          </dd>
        </>
      )}
    </>
  );
}
