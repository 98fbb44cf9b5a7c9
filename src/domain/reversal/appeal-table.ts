/** Appeals as columns, newest first. An appeal is a second instance with a known outcome. */
export interface AppealTable {
  /** Depth-first ordinal of the court that heard the appeal. NO_ORDINAL if the catalogue does not have it. */
  court: Uint16Array;
  /** Depth-first ordinal of the cause. NO_ORDINAL if the catalogue does not have it. */
  cause: Uint16Array;
  /** Index in APPEAL_OUTCOMES. */
  outcome: Uint8Array;
  /** The grounds as a bit set (`encodeGrounds`). */
  grounds: Uint8Array;
  /** Index in AMOUNT_RANGES. */
  amount: Uint8Array;
  year: Uint16Array;
  /** 1 if the source is complete. Rates are computed only from these appeals. */
  complete: Uint8Array;
}
