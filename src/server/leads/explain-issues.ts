import type * as z from "zod/mini";
import { LEAD_REASONS, type LeadReason } from "#contract/lead-reasons.ts";
import type { RequestFailure } from "../http/request-failure.ts";

/** The failure of an input that does not decode: the first reason that a schema gave, with all fields. */
export function explainIssues(issues: readonly z.core.$ZodIssue[]): RequestFailure {
  const fields = [
    ...new Set(issues.map(({ path }) => String(path.find((step) => step !== "fields") ?? "body"))),
  ];
  const reason = issues.map(({ message }) => message).find(isReason);
  return { error: "bad_input", fields, ...(reason && { reason }) };
}

const isReason = (text: string): text is LeadReason => (LEAD_REASONS as readonly string[]).includes(text);
