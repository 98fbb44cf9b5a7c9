/**
 * Appeals in column form, newest first, one entry per appeal (a second instance with a known ending). `court`
 * is the court that heard the appeal.
 */
export interface AppealTable {
  /** Depth-first ordinal of the court; NO_ORDINAL if it is not in the catalogue. */
  court: Uint16Array;
  /** Depth-first ordinal of the cause; NO_ORDINAL if it is not in the catalogue. */
  cause: Uint16Array;
  /** Index in APPEAL_OUTCOMES. */
  outcome: Uint8Array;
  /** Bit set of grounds. */
  grounds: Uint8Array;
  /** Index in AMOUNT_RANGES. */
  amount: Uint8Array;
  year: Uint16Array;
  /** 1 if the source is complete; rates are computed from these only. */
  complete: Uint8Array;
}
