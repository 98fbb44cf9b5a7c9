import { fill } from "../text/fill.ts";

/** The templates of a request: to a lawyer with {lawyer} and {lawoffice}, to nobody named, and its {reason}, {court}, {amount}. */
export interface RequestTemplates {
  named: string;
  anybody: string;
  claim: string;
}

/** What a visitor asks the office to pass on to a lawyer of the list, with the claim; without one, to recommend somebody. */
export function wordRequest(
  templates: RequestTemplates,
  lawyer: { lawyer: string; lawoffice: string } | null,
  claim: { reason: string; court: string; amount: string },
): string {
  const asked = lawyer ? fill(templates.named, lawyer) : templates.anybody;
  return `${asked}${fill(templates.claim, claim)}`;
}
