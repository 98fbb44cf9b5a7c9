/*
 * Reads of arrays at an index that is known to lie within them: one outside throws, where a bare read gives undefined.
 */

/** An index outside an array: the caller counted wrongly, or stored data is broken. */
export class OutOfBoundsError extends RangeError {
  constructor(index: number) {
    super(`There is nothing at index ${index}.`);
    this.name = "OutOfBoundsError";
  }
}

/** Stands behind `??`, where a read sees arrays that none of the functions below takes. */
export function failAt(index: number): never {
  throw new OutOfBoundsError(index);
}

export function itemAt<Item extends NonNullable<unknown>>(list: readonly Item[], index: number): Item {
  return list[index] ?? failAt(index);
}

export function uint8At(values: Uint8Array, index: number): number {
  return values[index] ?? failAt(index);
}

export function uint16At(values: Uint16Array, index: number): number {
  return values[index] ?? failAt(index);
}

export function uint32At(values: Uint32Array, index: number): number {
  return values[index] ?? failAt(index);
}

export function float64At(values: Float64Array, index: number): number {
  return values[index] ?? failAt(index);
}

/** Numbers in a typed array, or in a file from which they are read as they are asked for. */
export interface NumberReader {
  readonly length: number;
  /** Undefined from `length` on. */
  at(index: number): number | undefined;
}

export function numberAt(values: NumberReader, index: number): number {
  return values.at(index) ?? failAt(index);
}

/** The first index from 0 on at which a condition holds that then holds up to `length`; `length` if it never does. */
export function firstIndex(length: number, holds: (index: number) => boolean): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Adds one to the count at an index. */
export function increment(counts: Uint32Array, index: number): void {
  counts[index] = uint32At(counts, index) + 1;
}
