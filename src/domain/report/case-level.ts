import type { CourtNode } from "../catalogue/node.ts";
import { documentKind } from "../judgment/document-kind.ts";

/**
 * The levels of similar cases, in the order in which courts look for them: 最高人民法院关于统一法律适用加强类案检索的指导意见（试行）
 * (2020-07-31) art. 4. `other` is for cases that do not belong to this order.
 */
export const CASE_LEVELS = ["guiding", "typical", "supreme", "high", "superior", "same", "other"] as const;
export type CaseLevel = (typeof CASE_LEVELS)[number];

const SUPREME = "最高人民法院";

/** The facts from which the level of a case follows. */
export interface LevelledCase {
  court: string;
  casename: string;
  case_number: string;
  text_type: string;
}

/**
 * The level of a case for a court. `chain` is the court and all courts above it, up to the supreme court. If
 * it is empty, only the first three levels can be determined.
 */
export function levelOf(found: LevelledCase, chain: readonly string[]): CaseLevel {
  const { court, casename, case_number, text_type } = found;
  const kind = documentKind({ text_type, case_number, casename, instance: "other" });
  if (kind === "reference")
    return /指导性?案例/.test(casename + case_number + text_type) ? "guiding" : "typical";
  if (court === SUPREME) return "supreme";
  if (court === chain[0]) return "same";
  const above = chain.indexOf(court);
  if (above < 0) return "other";
  return court.endsWith("高级人民法院") ? "high" : above === 1 ? "superior" : "other";
}

/**
 * A court and all courts above it in the catalogue, up to the supreme court. Empty if no court has this
 * label.
 */
export function courtChain(tree: readonly CourtNode[], court: string): string[] {
  for (const { label, children = [] } of tree) {
    if (label === court) return [label];
    const below = courtChain(children, court);
    if (below.length > 0) return [...below, label];
  }
  return [];
}
