import { calculateCourtFee, type Fee, type FeeKind } from "../calculator/court-fee.ts";
import type { CauseNode } from "../catalogue/node.ts";

/** Fee to appeal in yuan. `kind` is the rule that it follows. */
export interface AppealFeeRule extends Fee {
  kind: FeeKind;
}

/** Causes with a fee rule of their own. The pattern matches the name of the cause or of a cause above it. */
const BY_NAME: [FeeKind, RegExp][] = [
  ["labour", /^劳动争议|^人事争议/u],
  ["divorce", /^离婚纠纷$/u],
  ["personality", /^人格权纠纷$/u],
];
const INTELLECTUAL_PROPERTY = /^知识产权/u;
const ADMINISTRATIVE_COMPENSATION = /^行政赔偿/u;
const ADMINISTRATIVE_IP = /^(?:商标|专利)行政管理/u;

/**
 * The rule of 诉讼费用交纳办法 art. 13 for an appeal in a case with this cause. Null if there is no fee: in criminal
 * cases (art. 2) and in compensation cases, whether they are in the administrative or the compensation branch
 * (art. 8; 国家赔偿法 art. 41). `path` leads from the branch down to the cause. `amount` is in yuan, 0 if the case
 * is not about money.
 */
export function findAppealFeeKind(path: readonly CauseNode[], amount: number): FeeKind | null {
  const branch = path[0]?.value ?? "";
  const named = (name: RegExp) => path.some(({ label }) => name.test(label));
  if (branch === "1" || branch === "7" || named(ADMINISTRATIVE_COMPENSATION)) return null;
  if (branch === "5") return named(ADMINISTRATIVE_IP) ? "administrative_ip" : "administrative_other";
  const own = BY_NAME.find(([, name]) => named(name));
  if (own) return own[0];
  if (amount > 0) return "property";
  return named(INTELLECTUAL_PROPERTY) ? "ip_without_amount" : "other_civil";
}

/** Code of non-contentious proceedings. They are free or have rules of their own (arts. 8 and 14). */
const WITHOUT_OPPONENT = "211";

/**
 * The rule of art. 13 for a claim at first instance with this cause. Claims about contracts, property and
 * torts are assumed to be about money. Null if there is no fee, or if the cause does not determine it.
 */
export function findCourtFeeKind(path: readonly CauseNode[]): FeeKind | null {
  const branch = path[0]?.value;
  if ((branch !== "2" && branch !== "5") || path.some(({ value }) => value === WITHOUT_OPPONENT)) return null;
  return findAppealFeeKind(path, 1);
}

/** The fee for appealing against the whole amount; null if there is no fee. */
export function appealFeeFor(path: readonly CauseNode[], amount: number): AppealFeeRule | null {
  const kind = findAppealFeeKind(path, amount);
  return kind && { kind, ...calculateCourtFee(kind, amount) };
}
