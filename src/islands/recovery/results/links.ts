/** Addresses that the cards and buttons lead to. */
export interface RecoveryLinks {
  award: string;
  /** The configured chat address, or the contact page. */
  chat: string;
  /** The address that receives corrections; empty if none is configured. */
  email: string;
}
