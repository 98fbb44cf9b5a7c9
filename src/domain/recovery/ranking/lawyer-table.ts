/**
 * All appearances of lawyers in column form, so that twenty thousand lawyers rank in milliseconds. Lawyer `i`
 * appears in the cases from `appearances[offsets[i]]` up to, but not including, `appearances[offsets[i +
 * 1]]`. Lawyers are ordered by name, then firm. Sums are added in the order of the cases, which the builder
 * sorts by day.
 */
export interface LawyerCaseTable {
  offsets: Uint32Array;
  appearances: Uint32Array;
  cases: CaseColumns;
}

/** One entry per case. */
export interface CaseColumns {
  /** Depth-first ordinal of the court; NO_ORDINAL if it is not in the catalogue. */
  court: Uint16Array;
  /** Level of the court, 0 supreme to 3 basic; any other value is unknown (UNKNOWN_LEVEL). */
  level: Uint8Array;
  /** Depth-first ordinal of the cause; NO_ORDINAL if it is not in the catalogue. */
  cause: Uint16Array;
  /** Index in AMOUNT_RANGES. */
  amount: Uint8Array;
  /** Days since 1970-01-01. */
  day: Int32Array;
  year: Uint16Array;
  /** 1 for a reference case (参考案例), else 0. */
  reference: Uint8Array;
}
