import { hash, hkdfSync } from "node:crypto";
import { spellReceipt } from "#domain/leads/receipt.ts";

/*
 * Whatever identifies a lead is derived from its user_uuid by one-way functions. So a repeated request finds
 * the same lead without a look-up. The uuid gives its owner access to the lead and is never stored in the
 * clear. src/sealing/seal-lead.ts derives the receipt number.
 */

/**
 * The withdrawal code of a lead. Together with the receipt number it withdraws the lead. It has 60 bits, and
 * only the visitor sees it.
 */
export const codeOf = (uuid: string): string =>
  spellReceipt(hash("sha256", `fasu withdrawal code ${uuid}`, "buffer"));

/** The hash of a withdrawal code. It is stored, so that a code can be checked. */
export const hashCode = (receipt: string, code: string): string => hash("sha256", `${receipt} ${code}`);

/**
 * The key for fingerprints of content that was sent unsealed. The fingerprints serve to recognise repeated
 * requests. The key is not stored, so that nobody who reads the store can test telephone numbers or known
 * documents against a fingerprint. Content that a browser sealed has a secret of its own.
 */
export const fingerprintKeyOf = (uuid: string): Uint8Array =>
  new Uint8Array(hkdfSync("sha256", uuid, "", "fasu fingerprint", 32));
