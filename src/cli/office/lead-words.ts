import type { OpenFailure } from "#server/leads/office/open-lead.ts";

/** One sentence for staff: why part of a lead could not be opened, and what to do. */
export function wordOpenFailure(failed: OpenFailure): string {
  switch (failed.failure) {
    case "unknown_key":
      return `sealed to key ${failed.keyId}, which is not in the key folder`;
    case "incomplete":
      return `not complete: ${failed.present} of ${failed.parts} parts`;
    case "tampered":
      return "does not open: it was changed or moved after it was sealed";
    case "not_sealed":
      return "is no sealed object";
    case "missing":
      return "is gone";
    case "malformed":
      return "opens, but is nothing that our page seals: somebody sent it with a program of their own";
    case "wrong_manifest":
      return "its manifest is not the one it was stored under";
    case "wrong_hash":
      return "opened, but its SHA-256 is not the manifest's: ask for the file again";
  }
}
