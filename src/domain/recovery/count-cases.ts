/** The properties by which a lawyer's cases are counted. */
export const CASE_PARTS = ["court", "cause", "year", "side"] as const;
export type CasePart = (typeof CASE_PARTS)[number];

/** Numbers of cases by label. `rest` is the number of cases with other labels, which are left out. */
export interface CaseCount {
  rows: [label: string, n: number][];
  rest: number;
}

/** Maximum number of courts, and of causes, in a count. Years and sides are all listed. */
const MAX_LABELS = 8;

/**
 * The number of cases by court, by cause, by year and by side. Years are in their order. Of the courts and
 * causes, that of the claim comes first. The others are ordered by their number of cases.
 */
export function countCases(
  cases: readonly { court: string; cause: string; casedate: string; side: string }[],
  claim: { court: string; reason: string },
): Record<CasePart, CaseCount> {
  const countBy = (labelOf: (one: (typeof cases)[number]) => string): [string, number][] => {
    const counts = new Map<string, number>();
    for (const one of cases) counts.set(labelOf(one), (counts.get(labelOf(one)) ?? 0) + 1);
    return [...counts];
  };
  const most = (rows: [string, number][], claimed = "") =>
    rows.sort(([x, a], [y, b]) => Number(y === claimed) - Number(x === claimed) || b - a);
  const years = countBy(({ casedate }) => casedate.slice(0, 4)).sort(([a], [b]) => (a < b ? -1 : 1));
  const first = (rows: [string, number][]): CaseCount => ({
    rows: rows.slice(0, MAX_LABELS),
    rest: rows.slice(MAX_LABELS).reduce((sum, [, n]) => sum + n, 0),
  });
  return {
    court: first(
      most(
        countBy(({ court }) => court),
        claim.court,
      ),
    ),
    cause: first(
      most(
        countBy(({ cause }) => cause),
        claim.reason,
      ),
    ),
    year: { rows: years, rest: 0 },
    side: { rows: most(countBy(({ side }) => side)), rest: 0 },
  };
}
