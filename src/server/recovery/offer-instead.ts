import type { LawyerListData } from "#contract/recovery/lawyer-list.ts";
import type { CauseIndex } from "#domain/catalogue/causes/causes.ts";
import type { CourtIndex } from "#domain/catalogue/courts/names/courts.ts";
import type { CountedCases } from "#domain/recovery/ranking/counted-cases.ts";
import { isWithin, type OrdinalRange } from "#domain/search/tree/hierarchy.ts";
import { ALL, type Lawyers } from "./lawyers.ts";

type Offer = NonNullable<LawyerListData["instead"]>[number];

/** Maximum number of other causes that are offered, and of other courts. */
const MAX_OFFERED = 6;

/**
 * What to offer if no lawyer is known for a claim. These are, in this order: causes above the given one, at
 * the court; other causes at the court; courts above the given one; courts beside it. Each has the number of
 * lawyers who had such a case.
 *
 * In `asked`, `cause` is a code and `court` an id. `counted` has the cases of at least all lawyers who
 * appeared before the court.
 */
export async function offerInstead(
  counted: Pick<CountedCases, "offsets" | "court" | "cause">,
  countCounted: Lawyers["countCounted"],
  asked: { cause: string | null; court: number | null },
  courts: CourtIndex,
  causes: CauseIndex,
): Promise<Offer[]> {
  const atCourt = asked.court === null ? ALL : courts.range(asked.court);
  const ofCause = asked.cause === null ? ALL : causes.range(asked.cause);
  const above = asked.cause === null ? [] : causes.path(asked.cause).slice(1, -1).reverse();
  const path = asked.court === null ? [] : courts.path(asked.court);
  const beside =
    path.at(-2)?.children?.filter(({ value, level }) => value !== asked.court && level > 1) ?? [];
  const wider = [
    ...above.map(({ label, value }) => offer("reason", "above", label, causes.range(value), atCourt)),
    ...path
      .slice(0, -1)
      .filter(({ level }) => level > 0)
      .reverse()
      .map(({ label, value }) => offer("court", "above", label, ofCause, courts.range(value))),
    ...beside.map(({ label, value }) => offer("court", "beside", label, ofCause, courts.range(value))),
  ];
  const counts = await countCounted(wider.map(({ cause, court }) => [cause, court]));
  for (const [index, { offer }] of wider.entries()) offer.lawyers = counts[index] ?? 0;
  const others = [...causesAt(counted, asked.court === null ? null : atCourt)].flatMap(
    ([at, lawyers]): Offer[] => {
      const label = causes.ordered[at]?.label;
      return label && !isWithin(at, ofCause) ? [{ field: "reason", kind: "other", label, lawyers }] : [];
    },
  );
  const known = wider.map((one) => one.offer).filter(({ lawyers }) => lawyers > 0);
  const most = (offers: Offer[]) => offers.sort((a, b) => b.lawyers - a.lawyers).slice(0, MAX_OFFERED);
  const named = new Set(known.map(({ label }) => label));
  return [
    ...known.filter(({ field }) => field === "reason"),
    ...most(others.filter(({ label }) => asked.cause !== null && !named.has(label))),
    ...known.filter(({ field, kind }) => field === "court" && kind === "above"),
    ...most(known.filter(({ kind }) => kind === "beside")),
  ];
}

/**
 * Maps the ordinal of a cause to the number of lawyers who had a counted case of it before a court of the
 * range.
 */
function causesAt(
  { offsets, court, cause }: Pick<CountedCases, "offsets" | "court" | "cause">,
  range: OrdinalRange | null,
): Map<number, number> {
  const lawyersOf = new Map<number, number>();
  if (range === null) return lawyersOf;
  for (let lawyer = 0; lawyer < offsets.length - 1; lawyer++) {
    const own = new Set<number>();
    for (let at = offsets[lawyer]!; at < offsets[lawyer + 1]!; at++)
      if (isWithin(court[at]!, range)) own.add(cause[at]!);
    for (const at of own) lawyersOf.set(at, (lawyersOf.get(at) ?? 0) + 1);
  }
  return lawyersOf;
}

function offer(
  field: Offer["field"],
  kind: Offer["kind"],
  label: string,
  cause: OrdinalRange,
  court: OrdinalRange,
) {
  return { offer: { field, kind, label, lawyers: 0 } as Offer, cause, court };
}
