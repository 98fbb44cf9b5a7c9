import { createHash, hkdfSync } from "node:crypto";
import { spellReceipt } from "#domain/leads/receipt.ts";

/*
 * Everything that names a lead comes from its user_uuid by one-way functions. A repeated or doubled request
 * therefore finds the same lead without asking anybody first, and the uuid itself, which opens the lead to its
 * owner, is written nowhere in the clear. The receipt number: src/sealing/seal-lead.ts.
 */

/** The code that withdraws the lead together with its receipt number; 60 bits, told to the visitor alone. */
export const codeOf = (uuid: string): string =>
  spellReceipt(createHash("sha256").update(`fasu withdrawal code ${uuid}`).digest());

/** What is stored of the code: enough to check one, not to learn it. */
export const hashCode = (receipt: string, code: string): string =>
  createHash("sha256").update(`${receipt} ${code}`).digest("hex");

/**
 * The key under which content that came in the clear is fingerprinted: a repeated request is then the same content.
 * It is not stored in the clear, so that who reads the store cannot try telephone numbers or known documents against
 * a fingerprint. What a browser seals has a secret of its own.
 */
export const fingerprintKeyOf = (uuid: string): Uint8Array =>
  new Uint8Array(hkdfSync("sha256", uuid, "", "fasu fingerprint", 32));
