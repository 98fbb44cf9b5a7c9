import { createHash, hkdfSync } from "node:crypto";
import { spellReceipt } from "#domain/leads/receipt.ts";

/*
 * Everything that identifies a lead is derived from its user_uuid by one-way functions. A repeated request
 * therefore finds the same lead without a look-up. The uuid itself, which gives its owner access to the lead,
 * is never stored in the clear. The receipt number is derived in src/sealing/seal-lead.ts.
 */

/** The code that, with the receipt number, withdraws the lead; 60 bits, shown only to the visitor. */
export const codeOf = (uuid: string): string =>
  spellReceipt(createHash("sha256").update(`fasu withdrawal code ${uuid}`).digest());

/** The stored hash of the code, which serves to check it. */
export const hashCode = (receipt: string, code: string): string =>
  createHash("sha256").update(`${receipt} ${code}`).digest("hex");

/**
 * The key for fingerprints of content sent unsealed, which recognise repeated requests. It is not stored in
 * the clear, so that nobody who reads the store can test telephone numbers or known documents against a
 * fingerprint. Content sealed by a browser has a secret of its own.
 */
export const fingerprintKeyOf = (uuid: string): Uint8Array =>
  new Uint8Array(hkdfSync("sha256", uuid, "", "fasu fingerprint", 32));
