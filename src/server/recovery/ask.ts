import type { LawyerClaim } from "#contract/lawyer-claim.ts";
import { loadCauses } from "#server/catalogue/causes.ts";
import { loadCourts } from "#server/catalogue/courts.ts";
import { openTable, type RecoveryTable } from "./open-table.ts";
import { refuse, wantsEnglish } from "./reply.ts";
import { type ResolvedClaim, resolveClaim } from "./resolve-claim.ts";

/** Words of the failures, in one language. */
export interface RecoveryErrors {
  invalid: string;
  unknownReason: string;
  unknownCourt: string;
  ambiguousCourt: string;
  invalidAmount: string;
  method: string;
  json: string;
  missing: string;
}
export type ErrorWords = Record<"cn" | "en", RecoveryErrors>;

/** The words for this visitor. */
export function wordsFor(request: Request, words: ErrorWords): RecoveryErrors {
  return words[wantsEnglish(request) ? "en" : "cn"];
}

/** The opened tables and the claim in ordinals, or the answer that says what is missing or wrong. */
export function openClaim(
  claim: LawyerClaim,
  words: RecoveryErrors,
): { table: RecoveryTable; resolved: ResolvedClaim } | Response {
  const table = openTable();
  if (!table) return refuse("missing_part", words.missing);
  const resolved = resolveClaim(claim, loadCourts(), loadCauses());
  if (!("fault" in resolved)) return { table, resolved };
  const { field, fault, candidates = [] } = resolved;
  if (field === "reason") return refuse("unknown_id", words.unknownReason, [field]);
  if (field !== "court") return refuse("bad_input", words.invalidAmount, [field]);
  if (fault === "unknown") return refuse("unknown_id", words.unknownCourt, [field]);
  const shown = candidates.slice(0, 5).join("、");
  return refuse("bad_input", words.ambiguousCourt.replace("{courts}", shown), [field]);
}

/** The JSON body, or undefined where it is none. */
export async function readJson(request: Request): Promise<unknown> {
  try {
    return await request.json();
  } catch {
    return undefined;
  }
}
