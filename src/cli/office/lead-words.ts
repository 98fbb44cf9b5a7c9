import type { ContentFault } from "#sealing/content/check-content.ts";
import type { ActiveContent } from "#server/leads/office/active/active-content.ts";
import type { OpenFailure } from "#server/leads/office/open-lead.ts";
import words from "./lead-words.json" with { type: "json" };

/** Tells staff why an object of a lead could not be opened, and what to do. */
export function wordOpenFailure(failed: OpenFailure): string {
  if (failed.failure === "unknown_key")
    return `sealed to key ${failed.keyId}, which is not in the key folder`;
  if (failed.failure === "incomplete") return `not complete: ${failed.present} of ${failed.parts} parts`;
  return words.failures[failed.failure];
}

/** Tells staff why an exported file is suspicious. */
export const wordSuspicion = (reason: ContentFault | ActiveContent): string => words.suspicions[reason];
