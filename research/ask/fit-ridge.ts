/** A row of a sparse matrix: columns, and their values in the same order. */
export interface SparseRow {
  columns: number[];
  values: number[];
}

/**
 * Ridge regression of several labels on sparse rows, solved over the rows (its dual form; Saunders, Gammerman and
 * Vovk 1998): of each column the weights of all labels. `labels` are those of each row, below `labelCount`.
 */
export function fitRidge(
  rows: readonly SparseRow[],
  columnCount: number,
  labels: readonly (readonly number[])[],
  labelCount: number,
  lambda: number,
): Float64Array[] {
  const size = rows.length;
  const kernel = innerProducts(rows, columnCount);
  for (let row = 0; row < size; row++) kernel[row]![row]! += lambda;
  factor(kernel);
  const solved = labels.map((own) => {
    const target = new Float64Array(labelCount);
    for (const label of own) target[label] = 1;
    return target;
  });
  solve(kernel, solved);
  const weights = Array.from({ length: columnCount }, () => new Float64Array(labelCount));
  for (const [row, { columns, values }] of rows.entries())
    for (const [place, column] of columns.entries())
      addScaled(weights[column]!, solved[row]!, values[place]!);
  return weights;
}

/** The lower half of the products of all rows with each other. */
function innerProducts(rows: readonly SparseRow[], columnCount: number): Float64Array[] {
  const products = rows.map((_, row) => new Float64Array(row + 1));
  const seen = Array.from({ length: columnCount }, (): [row: number, value: number][] => []);
  for (const [row, { columns, values }] of rows.entries()) {
    for (const [place, column] of columns.entries()) {
      seen[column]!.push([row, values[place]!]);
      for (const [other, value] of seen[column]!) products[row]![other]! += value * values[place]!;
    }
  }
  return products;
}

/** Cholesky's factor of the lower half of a symmetric matrix, in place. */
function factor(lower: Float64Array[]): void {
  for (const [row, own] of lower.entries()) {
    for (let column = 0; column <= row; column++) {
      const other = lower[column]!;
      let sum = own[column]!;
      for (let at = 0; at < column; at++) sum -= own[at]! * other[at]!;
      own[column] = column === row ? Math.sqrt(sum) : sum / other[column]!;
    }
  }
}

/** Solves for all targets at once, in place, by the factor of the matrix. */
function solve(lower: readonly Float64Array[], targets: Float64Array[]): void {
  for (const [row, own] of lower.entries()) {
    const target = targets[row]!;
    for (let at = 0; at < row; at++) addScaled(target, targets[at]!, -own[at]!);
    scale(target, 1 / own[row]!);
  }
  for (let row = lower.length - 1; row >= 0; row--) {
    const own = lower[row]!;
    const target = targets[row]!;
    scale(target, 1 / own[row]!);
    for (let at = 0; at < row; at++) addScaled(targets[at]!, target, -own[at]!);
  }
}

function addScaled(into: Float64Array, from: Float64Array, factor: number): void {
  if (factor === 0) return;
  for (let at = 0; at < into.length; at++) into[at]! += from[at]! * factor;
}

function scale(values: Float64Array, factor: number): void {
  for (let at = 0; at < values.length; at++) values[at]! *= factor;
}
