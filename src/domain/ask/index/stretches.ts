/** A column of which stretches are read: numbers in memory, or in a file from which they are read as they are asked for. */
export interface Stretches<Numbers> {
  /** The numbers from a place up to another, which are valid until others of the column are asked for. */
  subarray(from: number, to: number): Numbers;
}
