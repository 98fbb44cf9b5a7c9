/** Addresses that the cards and buttons link to. */
export interface RecoveryLinks {
  award: string;
  /** The page of a lawyer. */
  lawyer: string;
  /** The lead form. */
  lead: string;
  /** The chat address that is configured. Empty if none is. */
  chat: string;
  /** The address to which corrections are sent. Empty if none is configured. */
  email: string;
}
