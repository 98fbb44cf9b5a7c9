import type { LawyerEntry, LawyerListData } from "#contract/recovery/lawyer-list.ts";
import { LawyerListQuery } from "#contract/recovery/lawyer-list.ts";
import { AMOUNT_RANGES } from "#domain/judgment/amount-ranges.ts";
import { loadCauses } from "#server/catalogue/causes.ts";
import { loadCourts } from "#server/catalogue/courts.ts";
import type { Lawyers } from "./lawyers.ts";
import { listLawyers } from "./list-lawyers.ts";
import { loadProfiles } from "./profiles.ts";
import { resolveClaim } from "./resolve-claim.ts";

/** The search with which the page starts. The amount is 1,000,000 to 3,000,000 yuan. */
export const DEFAULT_CLAIM = {
  reason: "保险人代位求偿权纠纷",
  court: "内蒙古自治区呼和浩特市中级人民法院",
  range: 3,
} as const;

export interface Node {
  value: string;
  label: string;
}

/**
 * The answer to the search with which the page starts, and the paths in both trees to its cause and its
 * court.
 */
export interface DefaultSearch {
  data: LawyerListData;
  /** The nodes above the cause, from the top. */
  reasonPath: Node[];
  /** The nodes above the court, from the top. */
  courtPath: Node[];
}

/**
 * Answers the search with which the page starts. This runs at build, with the function that answers all other
 * searches.
 */
export async function answerDefaultSearch(lawyers: Lawyers): Promise<DefaultSearch> {
  const { min, max } = AMOUNT_RANGES[DEFAULT_CLAIM.range]!;
  const { reason, court } = DEFAULT_CLAIM;
  const query = LawyerListQuery.parse({ reason, court, amount: min, amountMax: max ?? undefined });
  const courts = loadCourts();
  const causes = loadCauses();
  const resolved = resolveClaim(query, courts, causes);
  if ("failure" in resolved) {
    const [field] = resolved.failure.fields ?? [];
    throw new Error(`The catalogues do not hold the ${field} of the default search.`);
  }
  const above = (path: { value: string | number; label: string }[]) =>
    path.slice(0, -1).map(({ value, label }) => ({ value: String(value), label }));
  return {
    data: withoutEvidence(await listLawyers(lawyers, resolved, query, loadProfiles())),
    reasonPath: above(causes.path(causes.byLabel(reason)!.value)),
    // The selector starts with the provinces. The supreme court is beside them there, not above.
    courtPath: above(courts.path(resolved.understood.courtId!).filter(({ level }) => level > 0)),
  };
}

/**
 * The page contains only what it shows at first. Case ids and the parts of scores are left out; they are
 * computed when the visitor opens a lawyer.
 */
function withoutEvidence(data: LawyerListData): LawyerListData {
  const light = ({ parts: _, ...entry }: LawyerEntry): LawyerEntry => ({ ...entry, evidence: [] });
  return {
    ...data,
    lawyerExp: data.lawyerExp.map(light),
    lawyerImpact: data.lawyerImpact.map(light),
    lawyerActiv: data.lawyerActiv.map(light),
  };
}
