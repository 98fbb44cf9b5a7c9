import { calculateAppealFee } from "#domain/calculator/court-fee.ts";
import { AMOUNT_RANGES } from "#domain/judgment/amount-ranges.ts";
import { fill } from "#i18n/fill.ts";
import type { CaseResult } from "#stores/reversal/case-analysis.ts";
import type { ResultWords } from "../words.ts";
import { formatYuan } from "./percent.ts";

interface Props {
  words: ResultWords;
  view: Extract<CaseResult, { kind: "ready" }>;
}

/** The fee: for the amount in the form, or for both ends of the amount range of a shared address. */
function feeOf({ info, range, shared }: Props["view"]) {
  const { appeal_fee: fee } = info;
  const { min, max } = AMOUNT_RANGES[range]!;
  if (!fee || !shared || max === null || max === 0) return fee;
  const ends = [calculateAppealFee(fee.kind, min), calculateAppealFee(fee.kind, max)] as const;
  return { kind: fee.kind, min: ends[0].min, max: ends[1].max };
}

/** The fee of an appeal with its rule, or the message that it is free. */
export function AppealFee({ words, view }: Props) {
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
