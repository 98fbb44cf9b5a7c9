/** The kinds of personal data that are masked: those of art. 10 of 法释〔2016〕19号, and names (art. 8). */
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

/** Number of masked occurrences by kind. Kinds without any are absent. */
export type MaskCounts = Partial<Record<MaskedKind, number>>;

/** A range of a text, from `from` up to `to`, that is replaced by `shown`. */
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
