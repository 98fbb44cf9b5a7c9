import type { CourtIndex } from "../catalogue/courts/names/courts.ts";
import type { CauseNode } from "../catalogue/node.ts";

/** True for the case number of a second instance: 民终, 刑终, 行终, 知民终 …, and 终字 before 2016. */
export const isSecondInstance = (caseNumber: string): boolean => caseNumber.includes("终");

/**
 * Id of the court that hears the appeal. If the case number is that of a second instance, it is the court
 * itself. Otherwise it is the court one level up in the catalogue. Null for the supreme court, whose
 * judgments are final, and for an unknown court. For some subjects there is an exception; see
 * `mayGoToSupreme`.
 */
export function findHearingCourt(court: number, caseNumber: string, courts: CourtIndex): number | null {
  if (courts.ordinal(court) < 0) return null;
  if (isSecondInstance(caseNumber)) return court;
  return courts.path(court).at(-2)?.value ?? null;
}

/**
 * Subjects whose appeals go to the intellectual property tribunal of the supreme court, in all cases or in
 * significant ones.
 */
const TECHNICAL = /专利|植物新品种|集成电路|技术秘密|计算机软件|垄断/u;

/**
 * Whether an appeal in a case with this cause may go straight to the Supreme People's Court (法释〔2018〕22号, as
 * amended by 法释〔2023〕10号, art. 2). This concerns civil and administrative cases about patents, plant
 * varieties, circuit layouts, technical secrets, software and monopoly.
 */
export const mayGoToSupreme = (path: readonly CauseNode[]): boolean =>
  path[0]?.value !== "1" && path.some(({ label }) => TECHNICAL.test(label));
