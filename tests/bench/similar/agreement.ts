/**
 * Cohen's kappa of two graders, with quadratic weights (Cohen 1968): 1 if they always agree, 0 if they agree
 * only as often as by chance with the same frequencies, below 0 if less often. `pairs` contains both grades
 * of each item; NaN if each grader gave one and the same grade to all.
 */
export function weightedKappa(pairs: readonly (readonly [number, number])[]): number {
  let apart = 0;
  let byLot = 0;
  for (const [one] of pairs) for (const [, other] of pairs) byLot += (one - other) ** 2;
  for (const [one, other] of pairs) apart += (one - other) ** 2;
  return 1 - (apart * pairs.length) / byLot;
}
