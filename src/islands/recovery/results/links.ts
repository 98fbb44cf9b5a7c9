/** Addresses the cards and buttons lead to. */
export interface RecoveryLinks {
  award: string;
  /** The configured chat address, or the contact page. */
  chat: string;
  /** Receives corrections; empty where none is configured. */
  email: string;
}
