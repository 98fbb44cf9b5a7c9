import { fill } from "../text/fill.ts";

/**
 * The templates of a request: to a lawyer with {lawyer} and {lawoffice}, or to nobody in particular, and its
 * {reason}, {court}, {amount}.
 */
export interface RequestTemplates {
  named: string;
  anybody: string;
  claim: string;
}

/**
 * The request that a visitor asks the office to pass on to a lawyer of the list, with the claim. Without a
 * lawyer it asks the office to recommend one.
 */
export function wordRequest(
  templates: RequestTemplates,
  lawyer: { lawyer: string; lawoffice: string } | null,
  claim: { reason: string; court: string; amount: string },
): string {
  const asked = lawyer ? fill(templates.named, lawyer) : templates.anybody;
  return `${asked}${fill(templates.claim, claim)}`;
}
