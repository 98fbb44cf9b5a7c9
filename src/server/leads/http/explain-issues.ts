import type * as z from "zod/mini";
import { LEAD_REASONS, type LeadReason } from "#contract/leads/lead-reasons.ts";
import type { RequestFailure } from "../../http/request-failure.ts";

/**
 * The failure of input that does not decode. It has all fields that are wrong, and the first reason that the
 * schema gives.
 */
export function explainIssues(issues: readonly z.core.$ZodIssue[]): RequestFailure {
  const faults = issues.flatMap(meant);
  const fields = [
    ...new Set(faults.map(({ path }) => String(path.find((step) => step !== "fields") ?? "body"))),
  ];
  const reason = faults.map(({ message }) => message).find(isReason);
  return { error: "bad_input", fields, ...(reason && { reason }) };
}

/**
 * The issues of an input. If the input may have several forms, these are the issues of the form with the
 * fewest issues.
 */
function meant(issue: z.core.$ZodIssue): readonly z.core.$ZodIssue[] {
  if (issue.code !== "invalid_union" || issue.errors.length === 0) return [issue];
  return issue.errors.toSorted((a, b) => a.length - b.length)[0]!.flatMap(meant);
}

const isReason = (text: string): text is LeadReason => (LEAD_REASONS as readonly string[]).includes(text);
