import type { LawyerListData } from "#contract/recovery/lawyer-list.ts";
import type { Dictionary } from "#i18n/cn.ts";
import { fill } from "#i18n/fill.ts";
import type { ClaimResult } from "#stores/recovery/claims-batch.ts";

type Words = Dictionary["claims"]["batch"];

/** The message that no lawyer is known at the court of an answer. */
export const sayNobody = (data: LawyerListData, words: Words): string =>
  fill(words.nobody, { below: data.claim.courtsBelow ? words.below : "" });

/**
 * The message that no lawyer of an answer's lists has a case of the cause. Empty if one has, or if there is
 * no lawyer.
 */
export const sayOthersOnly = ({ activeLawyer, nearestCause }: LawyerListData, words: Words): string =>
  activeLawyer > 0 && nearestCause !== "same" ? words.othersOnly : "";

/** Why a claim has no lists, in words; empty if it has lists. */
export function sayFault({ claim, data, msg }: ClaimResult, words: Words): string {
  if (typeof claim.range !== "number")
    return claim.range.fault === "amount"
      ? fill(words.amountWrong, { text: claim.amount })
      : words.reasonMissing;
  if (data?.activeLawyer === 0) return sayNobody(data, words);
  return data ? "" : msg;
}

/** The lists of an answer, each with the score by which it is ordered. */
export const scoredLists = (data: LawyerListData) =>
  [
    { name: "exp", list: data.lawyerExp, score: "scoreExp" },
    { name: "impact", list: data.lawyerImpact, score: "scoreImpact" },
    { name: "activ", list: data.lawyerActiv, score: "scoreActivation" },
  ] as const;

/** The rows of a claim in the result file: one per lawyer and list, or one that says why there are no lists. */
export function resultRows(result: ClaimResult, words: Words): (string | number)[][] {
  const { claim, data } = result;
  const start = [claim.row, claim.reason, claim.court, claim.amount];
  const fault = sayFault(result, words);
  if (!data || fault)
    return [[...start, ...Array<string>(words.head.length - start.length - 1).fill(""), fault]];
  return scoredLists(data).flatMap(({ name, list, score }) =>
    list.map((entry, index) => [
      ...start,
      words.lists[name],
      index + 1,
      entry.lawyer,
      entry.lawoffice,
      entry.lProvince,
      entry.lCity,
      entry[score],
      entry.n,
      entry.firstYear,
      entry.lastYear,
      sayOthersOnly(data, words),
    ]),
  );
}
