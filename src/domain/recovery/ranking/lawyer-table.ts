/**
 * All appearances of lawyers as columns, so that twenty thousand lawyers are ranked in milliseconds. Lawyer
 * `i` appears in the cases from `appearances[offsets[i]]` up to, but not including, `appearances[offsets[i +
 * 1]]`. Lawyers are ordered by name, then firm. The builder sorts cases by day, and sums are added in this
 * order.
 */
export interface LawyerCaseTable {
  offsets: Uint32Array;
  appearances: Uint32Array;
  cases: CaseColumns;
}

/** The cases as columns, with one entry per case. */
export interface CaseColumns {
  /** Depth-first ordinal of the court. NO_ORDINAL if the catalogue does not have it. */
  court: Uint16Array;
  /** Level of the court, from 0 (supreme) to 3 (basic). UNKNOWN_LEVEL if unknown. */
  level: Uint8Array;
  /** Depth-first ordinal of the cause. NO_ORDINAL if the catalogue does not have it. */
  cause: Uint16Array;
  /** Index in AMOUNT_RANGES. */
  amount: Uint8Array;
  /** Day of the case, numbered from 1970-01-01. */
  day: Int32Array;
  year: Uint16Array;
  /** 1 for a reference case (参考案例), else 0. */
  reference: Uint8Array;
}
