/** Personal data that art. 10 of 法释〔2016〕19号 removes from published judgments, and names under art. 8. */
export type MaskedKind =
  | "identity"
  | "telephone"
  | "bank"
  | "plate"
  | "certificate"
  | "address"
  | "contact"
  | "illness"
  | "name";

/** Maps a kind of personal data to its number of masked occurrences; kinds without any are absent. */
export type MaskCounts = Partial<Record<MaskedKind, number>>;

/** A range of a text, [from, to), with its replacement and kind. */
export interface Span {
  from: number;
  to: number;
  shown: string;
  kind: MaskedKind;
}

/** The replacement of a number or an address. */
export const MASK = "×××";

export function countMasked(counts: MaskCounts, kind: MaskedKind): void {
  counts[kind] = (counts[kind] ?? 0) + 1;
}
