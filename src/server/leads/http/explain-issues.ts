import type * as z from "zod/mini";
import { LEAD_REASONS, type LeadReason } from "#contract/leads/lead-reasons.ts";
import type { RequestFailure } from "../../http/request-failure.ts";

/** The failure for input that does not decode: the schema's first reason, with all fields. */
export function explainIssues(issues: readonly z.core.$ZodIssue[]): RequestFailure {
  const faults = issues.flatMap(meant);
  const fields = [
    ...new Set(faults.map(({ path }) => String(path.find((step) => step !== "fields") ?? "body"))),
  ];
  const reason = faults.map(({ message }) => message).find(isReason);
  return { error: "bad_input", fields, ...(reason && { reason }) };
}

/** For an input with several possible forms, the issues of the closest one. */
function meant(issue: z.core.$ZodIssue): readonly z.core.$ZodIssue[] {
  if (issue.code !== "invalid_union" || issue.errors.length === 0) return [issue];
  return issue.errors.toSorted((a, b) => a.length - b.length)[0]!.flatMap(meant);
}

const isReason = (text: string): text is LeadReason => (LEAD_REASONS as readonly string[]).includes(text);
