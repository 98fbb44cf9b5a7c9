import { fill } from "../text/fill.ts";

/**
 * The templates of a request. `named` is addressed to a lawyer ({lawyer}, {lawoffice}), `anybody` to nobody
 * in particular. `claim` states the claim ({reason}, {court}, {amount}).
 */
export interface RequestTemplates {
  named: string;
  anybody: string;
  claim: string;
}

/**
 * The request that a visitor asks the office to pass on, with the claim. It is addressed to a lawyer in the
 * list. If `lawyer` is null, it asks the office to recommend one.
 */
export function wordRequest(
  templates: RequestTemplates,
  lawyer: { lawyer: string; lawoffice: string } | null,
  claim: { reason: string; court: string; amount: string },
): string {
  const asked = lawyer ? fill(templates.named, lawyer) : templates.anybody;
  return `${asked}${fill(templates.claim, claim)}`;
}
