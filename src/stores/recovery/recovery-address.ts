import { LAWYER_PAGE_SIZE } from "#contract/recovery/lawyer-limits.ts";
import { AMOUNT_RANGES, matchAmountRange } from "#domain/judgment/amount-ranges.ts";

/**
 * The names of the lists in the address: by experience, by influence, by activity, and by the visitor's own
 * weights.
 */
export const TABS = ["exp", "impact", "activ", "mix"] as const;
/** The list that is shown. */
export type Tab = (typeof TABS)[number];

/** The numbers of lawyers per page from which the visitor can choose. The first is the default. */
export const PAGE_SIZES: readonly number[] = [LAWYER_PAGE_SIZE, 10, 30];

/** The visitor's weights of experience, influence and activity, in this order: whole numbers from 0 to 10. */
export type ScoreWeights = [number, number, number];
/** The highest weight that a score can be given. */
export const MAX_WEIGHT = 10;

/** The state of the recovery page. The address contains all of it. */
export interface RecoveryState {
  reason: string;
  court: string;
  /** Index of the chosen range among the nine amount ranges; null if none is chosen. */
  range: number | null;
  tab: Tab;
  page: number;
  /** One of PAGE_SIZES. */
  pageSize: number;
  /** The visitor's own weights. Null if the visitor has set none; there is then no `mix` list. */
  weights: ScoreWeights | null;
  view: "cards" | "table";
}

/** The state without a claim. */
export const NO_CLAIM: RecoveryState = {
  ...{ reason: "", court: "", range: null },
  ...{ tab: "exp", page: 1, pageSize: LAWYER_PAGE_SIZE, weights: null, view: "cards" },
};

/**
 * Writes the state as the part of an address after the #. A browser sends this part to no server, so no log
 * and no Referer header contains it.
 */
export function encodeState(state: RecoveryState): string {
  const params = new URLSearchParams({ reason: state.reason, court: state.court });
  const range = state.range === null ? undefined : AMOUNT_RANGES[state.range];
  if (range) params.set("amount", String(range.min));
  if (range && range.max !== null) params.set("amountMax", String(range.max));
  if (state.weights) params.set("weights", state.weights.join());
  if (state.tab !== "exp") params.set("tab", state.tab);
  if (state.page !== 1) params.set("page", String(state.page));
  if (state.pageSize !== LAWYER_PAGE_SIZE) params.set("pageSize", String(state.pageSize));
  if (state.view !== "cards") params.set("view", state.view);
  return params.toString();
}

/**
 * Reads the state from the part of an address after the #. Invalid parameters are ignored. Null if cause,
 * court and amount are all absent.
 */
export function decodeState(hash: string): RecoveryState | null {
  const params = new URLSearchParams(hash.replace(/^#/, ""));
  if (!params.has("reason") && !params.has("court") && !params.has("amount")) return null;
  const number = (name: string) => {
    const text = params.get(name);
    return text !== null && /^\d{1,12}$/.test(text) ? Number(text) : null;
  };
  const min = number("amount");
  const range = min === null ? -1 : matchAmountRange(min, number("amountMax"));
  const weights = decodeWeights(params.get("weights") ?? "");
  const tab = TABS.find((name) => name === params.get("tab") && (name !== "mix" || weights));
  return {
    reason: (params.get("reason") ?? "").slice(0, 100),
    court: (params.get("court") ?? "").slice(0, 100),
    range: range < 0 ? null : range,
    tab: tab ?? "exp",
    page: Math.min(Math.max(number("page") ?? 1, 1), 100_000),
    pageSize: PAGE_SIZES.find((size) => size === number("pageSize")) ?? LAWYER_PAGE_SIZE,
    weights,
    view: params.get("view") === "table" ? "table" : "cards",
  };
}

function decodeWeights(text: string): ScoreWeights | null {
  const weights = text.split(",").map(Number);
  const valid = weights.every((weight) => Number.isInteger(weight) && weight >= 0 && weight <= MAX_WEIGHT);
  return weights.length === 3 && text !== "" && valid ? (weights as ScoreWeights) : null;
}

/** A lawyer and the law firm, by which lists and addresses identify the lawyer. */
export interface NamedLawyer {
  lawyer: string;
  lawoffice: string;
}

/** Writes a lawyer and the claim of a state as the part after the # of the address of the lawyer's page. */
export function encodeLawyer({ reason, court, range }: RecoveryState, person: NamedLawyer): string {
  const { lawyer, lawoffice } = person;
  return `${encodeState({ ...NO_CLAIM, reason, court, range })}&${new URLSearchParams({ lawyer, lawoffice })}`;
}

/**
 * Reads the lawyer and the claim from the address of a lawyer's page. Null if it names no lawyer or no firm.
 */
export function decodeLawyer(hash: string): { person: NamedLawyer; claim: RecoveryState } | null {
  const params = new URLSearchParams(hash.replace(/^#/, ""));
  const [lawyer, lawoffice] = [params.get("lawyer"), params.get("lawoffice")];
  if (!lawyer || !lawoffice) return null;
  return { person: { lawyer, lawoffice }, claim: decodeState(hash) ?? NO_CLAIM };
}
