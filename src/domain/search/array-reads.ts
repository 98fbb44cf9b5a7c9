/*
 * Array reads at an index known to be in range. A read out of range throws, where a plain read returns
 * undefined.
 */

/** An index is outside an array. The cause is a bug in the caller or broken stored data. */
export class OutOfBoundsError extends RangeError {
  constructor(index: number) {
    super(`There is nothing at index ${index}.`);
    this.name = "OutOfBoundsError";
  }
}

/** Throws OutOfBoundsError. Used to the right of `??` where none of the functions below reads the array. */
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

/**
 * The first index, found by binary search, at which a condition holds; `length` if it never does. From that
 * index on, the condition must hold at every index.
 */
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
