import fc from "fast-check";
import { expect, test } from "vitest";
import { fitRidge, type SparseRow } from "../../../../research/ask/fit-ridge.ts";

const COLUMNS = 6;
const LABELS = 3;

const row = fc
  .uniqueArray(fc.tuple(fc.nat(COLUMNS - 1), fc.double({ min: 0.1, max: 2, noNaN: true })), {
    maxLength: COLUMNS,
    selector: ([column]) => column,
  })
  .map(
    (cells): SparseRow => ({
      columns: cells.map(([column]) => column),
      values: cells.map(([, value]) => value),
    }),
  );
const rows = fc.array(fc.tuple(row, fc.uniqueArray(fc.nat(LABELS - 1))), { minLength: 1, maxLength: 12 });

const expected = ({ columns, values }: SparseRow, weights: Float64Array[], label: number) =>
  columns.reduce((sum, column, at) => sum + weights[column]![label]! * values[at]!, 0);

test("the slope of squared errors and penalty is nothing at the weights found", () => {
  fc.assert(
    fc.property(rows, fc.double({ min: 0.1, max: 5, noNaN: true }), (cells, lambda) => {
      const sparse = cells.map(([own]) => own);
      const labels = cells.map(([, own]) => own);
      const weights = fitRidge(sparse, COLUMNS, labels, LABELS, lambda);
      for (let column = 0; column < COLUMNS; column++) {
        for (let label = 0; label < LABELS; label++) {
          let slope = lambda * weights[column]![label]!;
          for (const [at, own] of sparse.entries()) {
            const place = own.columns.indexOf(column);
            const target = labels[at]!.includes(label) ? 1 : 0;
            if (place >= 0) slope += own.values[place]! * (expected(own, weights, label) - target);
          }
          expect(Math.abs(slope)).toBeLessThan(1e-8);
        }
      }
    }),
  );
});

test("a column of one label alone speaks for it and not for others", () => {
  const sparse = Array.from({ length: 4 }, (_, at): SparseRow => ({ columns: [at % 2], values: [1] }));
  const weights = fitRidge(sparse, 2, [[0], [1], [0], [1]], 2, 1);
  expect(weights[0]![0]).toBeGreaterThan(0.5);
  expect(weights[0]![1]).toBeCloseTo(0);
});
