import type { LawyerClaim } from "#contract/lawyer-claim.ts";
import type { CauseIndex } from "#domain/catalogue/causes.ts";
import type { CourtIndex } from "#domain/catalogue/courts.ts";
import { resolveCourt } from "#domain/catalogue/resolve-court.ts";
import { findAmountRange, matchAmountRange } from "#domain/recovery/amount-ranges.ts";
import { type Claim, causeRanges, courtRanges } from "#domain/recovery/likeness.ts";

/** The claim in ordinals, and as it was understood. */
export interface ResolvedClaim {
  claim: Claim;
  understood: {
    reason: string;
    court: string;
    courtId: number | null;
    /** As MapArea of the map: "china" with a province key, or a province's map with a city. */
    map: string;
    area: string;
    amountRange: number | null;
  };
}

/** Why a claim cannot be ranked: the field, and whether its value is unknown or fits several. */
export interface ClaimFault {
  field: "reason" | "court" | "amount" | "amountMax";
  fault: "unknown" | "ambiguous" | "invalid";
  /** Labels of the courts an ambiguous name fits. */
  candidates?: string[];
}

/** Looks cause and court up in the catalogues and the amount up among the nine ranges. */
export function resolveClaim(
  { reason, court, amount, amountMax }: LawyerClaim,
  courts: CourtIndex,
  causes: CauseIndex,
): ResolvedClaim | ClaimFault {
  const cause = causes.byLabel(reason) ?? causes.byId(reason);
  if (reason && !cause) return { field: "reason", fault: "unknown" };
  const found = findCourt(court, courts);
  if (found && "fault" in found) return found;
  const range = findRange(amount, amountMax);
  if (range !== null && typeof range === "object") return range;
  return {
    claim: {
      cause: cause ? causeRanges(cause.value, causes) : null,
      court: found ? courtRanges(found.id, courts) : null,
      amount: range,
    },
    understood: {
      reason: cause?.label ?? "",
      court: found ? (courts.byId(found.id)?.label ?? "") : "",
      courtId: found?.id ?? null,
      ...mapArea(found?.id, courts),
      amountRange: range,
    },
  };
}

/** Where a court is on the map: a province, or a city within one; a basic court lies in its court's city. */
function mapArea(id: number | undefined, courts: CourtIndex): { map: string; area: string } {
  const path = id === undefined ? [] : courts.path(id);
  const province = path.find(({ level }) => level === 1);
  const city = path.find(({ level }) => level === 2);
  if (!province) return { map: "", area: "" };
  return city?.area ? { map: city.map, area: city.area } : { map: province.map, area: province.area };
}

function findCourt(text: string, courts: CourtIndex): { id: number } | ClaimFault | null {
  if (!text) return null;
  const known = courts.byLabel(text) ?? (/^\d+$/.test(text) ? courts.byId(Number(text)) : undefined);
  if (known) return { id: known.value };
  const read = resolveCourt(text, courts);
  if (read.kind === "found") return { id: read.id };
  if (read.kind === "unknown") return { field: "court", fault: "unknown" };
  const candidates = read.ids.flatMap((id) => courts.byId(id)?.label ?? []);
  return { field: "court", fault: "ambiguous", candidates };
}

/** Place of the range, null where no amount restricts. */
function findRange(amount: number | undefined, amountMax: number | undefined): number | ClaimFault | null {
  if (amount === undefined) return amountMax === undefined ? null : { field: "amount", fault: "invalid" };
  if (amountMax === undefined) return findAmountRange(amount);
  const range = matchAmountRange(amount, amountMax);
  return range < 0 ? { field: "amountMax", fault: "invalid" } : range;
}
