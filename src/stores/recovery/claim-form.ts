import { atom, computed } from "nanostores";
import { showToast } from "#client/toast.ts";
import { $recovery, type Claim, showState } from "./recovery.ts";

export type { Claim } from "./recovery.ts";
export type ClaimField = keyof Claim;

const FIELDS = ["reason", "court", "range"] as const;

/**
 * The claim in the form. Cause and court are texts, as typed or chosen. Null until hydration. It is replaced
 * whenever the page displays the lists of another claim.
 */
export const $claim = atom<Claim | null>(null);

/** Fields that were empty when the form was last sent. */
const $missing = atom<readonly ClaimField[]>([]);

$recovery.listen((view, before) => {
  if (!view) return;
  const { reason, court, range } = view.state;
  const isSame = before && FIELDS.every((field) => before.state[field] === view.state[field]);
  if (!isSame) $claim.set({ reason, court, range });
});

/**
 * The fields to mark as wrong: those that were empty when the form was sent, and those that the service
 * refused and that have not been changed since.
 */
export const $wrongFields = computed([$claim, $missing, $recovery], (claim, missing, view): ClaimField[] => {
  const refused = view?.failure?.fields ?? [];
  const isRefused = (field: ClaimField) =>
    refused.includes(field) || (field === "range" && refused.some((name) => name.startsWith("amount")));
  return FIELDS.filter(
    (field) => missing.includes(field) || (isRefused(field) && claim?.[field] === view?.state[field]),
  );
});

/** Changes a part of the claim. The changed fields are no longer marked as empty. */
export function editClaim(part: Partial<Claim>): void {
  const claim = $claim.get();
  if (!claim) return;
  $claim.set({ ...claim, ...part });
  $missing.set($missing.get().filter((field) => !(field in part)));
}

/**
 * Requests the lists for the claim in the form. If a field is empty, shows the message `incomplete` instead
 * and returns the first such field. Returns null if the request was sent.
 */
export function searchClaim(incomplete: string): ClaimField | null {
  const claim = $claim.get();
  const view = $recovery.get();
  if (!claim || !view) return null;
  const { reason, court, range } = claim;
  const sent = { reason: reason.trim(), court: court.trim(), range };
  const missing = FIELDS.filter((field) => sent[field] === null || sent[field] === "");
  $missing.set(missing);
  const [first = null] = missing;
  if (first) showToast(incomplete);
  else void showState({ ...view.state, ...sent, page: 1 }, { again: true });
  return first;
}

/** Requests the lists for another court. As in an address, the other fields may be empty. */
export function searchCourt(court: string): void {
  const claim = $claim.get();
  const view = $recovery.get();
  if (claim && view) void showState({ ...view.state, ...claim, court, page: 1 }, { again: true });
}
