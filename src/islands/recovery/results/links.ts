/** Addresses that the cards and buttons link to. */
export interface RecoveryLinks {
  award: string;
  /** The page of a lawyer, and the lead form. */
  lawyer: string;
  lead: string;
  /** The configured chat address; empty if none is. */
  chat: string;
  /** The address that receives corrections; empty if none is configured. */
  email: string;
}
