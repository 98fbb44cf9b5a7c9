import { createHash, createHmac, hkdfSync } from "node:crypto";
import { spellReceipt } from "#domain/leads/receipt.ts";

/*
 * Everything that names a lead comes from its user_uuid by one-way functions. A repeated or doubled request
 * therefore finds the same lead without asking anybody first, and the uuid itself, which opens the lead to its
 * owner, is written nowhere in the clear.
 */

const derive = (uuid: string, purpose: string) =>
  createHash("sha256").update(`fasu ${purpose} ${uuid}`).digest();

/** The receipt number of a lead: no secret, first segment of its keys. */
export const receiptOf = (uuid: string): string => spellReceipt(derive(uuid, "receipt"));

/** The code that withdraws the lead together with its receipt number; 60 bits, told to the visitor alone. */
export const codeOf = (uuid: string): string => spellReceipt(derive(uuid, "withdrawal code"));

/** What is stored of the code: enough to check one, not to learn it. */
export const hashCode = (receipt: string, code: string): string =>
  createHash("sha256").update(`${receipt} ${code}`).digest("hex");

/**
 * The key under which content is fingerprinted. It is not stored in the clear, so that who reads the store
 * cannot try telephone numbers or known documents against a fingerprint.
 */
export const fingerprintKeyOf = (uuid: string): Buffer =>
  Buffer.from(hkdfSync("sha256", uuid, "", "fasu fingerprint", 32));

/** Fingerprint of a text under a lead's key: 32 hex digits. */
export const fingerprint = (key: Uint8Array, text: string): string =>
  createHmac("sha256", key).update(text).digest("hex").slice(0, 32);
