type Range = readonly [from: number, to: number];

/** The lawyers of the collection, wherever they are kept. Ranges are half-open, of ordinals. */
export interface Lawyers {
  /** How many have a case of this cause before this court. */
  countWith(cause: Range, court: Range): Promise<number>;
}
