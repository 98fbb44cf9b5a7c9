import type { CourtIndex } from "../catalogue/courts.ts";
import { isSecondInstance } from "./remedy.ts";

/**
 * Id of the court that hears (or heard) the appeal: the court itself where the case number is already one of
 * a second instance, else the court one level up in the catalogue; null for the supreme court, whose
 * judgments cannot be appealed, and for an unknown court. Exceptions by subject (technical patent cases go to
 * the supreme court) are the reason why the page says "check with the court".
 */
export function findHearingCourt(court: number, caseNumber: string, courts: CourtIndex): number | null {
  if (courts.ordinal(court) < 0) return null;
  if (isSecondInstance(caseNumber)) return court;
  return courts.path(court).at(-2)?.value ?? null;
}
