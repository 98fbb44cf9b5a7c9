import fc from "fast-check";
import { expect, test } from "vitest";
import { type EvidenceCase, explainScores } from "#domain/recovery/ranking/explain-scores.ts";
import { breadthOf, scale, shrinkageFactor } from "#domain/recovery/ranking/formula.ts";

const share = fc.double({ min: 0, max: 1, noNaN: true });
const evidence = fc.array(
  fc.record<EvidenceCase>({
    like: fc.oneof(fc.constant(0), share),
    weight: fc.double({ min: 1, max: 24, noNaN: true }),
    recency: share,
    courtKey: fc.nat({ max: 4 }),
  }),
  { maxLength: 12 },
);
const HIGHEST = { experience: 3, influence: 40, activity: 5 };
/** Sums in the order of the ranking, from the oldest case to the newest. */
const sumOf = (values: number[]) => values.toReversed().reduce((total, value) => total + value, 0);

test("each score is its sum, shrunk by its own number of cases, influence by breadth, beside the highest", () => {
  fc.assert(
    fc.property(evidence, (cases) => {
      const { experience, influence, activity } = explainScores(cases, HIGHEST);
      const alike = cases.filter(({ like }) => like > 0);
      const breadth = breadthOf(new Set(cases.map(({ courtKey }) => courtKey)).size);
      expect(experience).toEqual({
        sum: sumOf(alike.map(({ like }) => like)),
        n: alike.length,
        shrunk: shrinkageFactor(alike.length),
        breadth: 1,
        value: scale(experience.sum * experience.shrunk, HIGHEST.experience),
      });
      expect(influence).toEqual({
        sum: sumOf(cases.map(({ weight }) => weight)),
        n: cases.length,
        shrunk: shrinkageFactor(cases.length),
        breadth,
        value: scale(influence.sum * influence.shrunk * breadth, HIGHEST.influence),
      });
      expect(activity).toEqual({
        sum: sumOf(cases.map(({ recency }) => recency)),
        n: cases.length,
        shrunk: shrinkageFactor(cases.length),
        breadth: 1,
        value: scale(activity.sum * activity.shrunk, HIGHEST.activity),
      });
    }),
  );
});
