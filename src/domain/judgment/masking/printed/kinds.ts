/** What art. 10 of 法释〔2016〕19号 removes from published judgments, and the names of art. 8. */
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

/** How many occurrences of each kind were masked; a kind that did not occur is absent. */
export type MaskCounts = Partial<Record<MaskedKind, number>>;

/** Characters of a text from `from` up to `to`, what is printed instead, and why. */
export interface Span {
  from: number;
  to: number;
  shown: string;
  kind: MaskedKind;
}

/** Replaces a number or an address. */
export const MASK = "×××";

export function countMasked(counts: MaskCounts, kind: MaskedKind): void {
  counts[kind] = (counts[kind] ?? 0) + 1;
}
