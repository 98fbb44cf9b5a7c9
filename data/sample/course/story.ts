import type { Day } from "../world/calendar.ts";
import type { SampleArticle } from "../world/law.ts";
import type { Litigant, SamplePlace } from "../world/litigant.ts";
import type { PrintMoney } from "../world/money.ts";
import type { Random } from "../world/random.ts";

/** What a scenario is given before it writes: where, when, how much. */
export interface Scene {
  random: Random;
  place: SamplePlace;
  /** When the first-instance court accepted the case. */
  filed: Day;
  /** The target claim in yuan; scenarios without money ignore it. */
  amount: number;
  money: PrintMoney;
  /** One of several wordings. */
  one: (...wordings: string[]) => string;
}

/**
 * A point in dispute. The defendant argues it; the court sustains or overrules it. A sustained point leaves
 * `keeps` of the claim (0: nothing). Each list has whole sentences to choose from.
 */
export interface Issue {
  /** What it is about, after 关于…问题: 诉讼时效, 损失数额. */
  topic: string;
  argue: string[];
  sustain: string[];
  overrule: string[];
  keeps: number;
  /** How likely the first-instance court is to sustain it. */
  likely: number;
  /** The defendant who raises it; by default the first. */
  by?: Litigant;
  /** Established facts on which the point turns. */
  fact?: string;
  /** Cited when the point is sustained. */
  cites?: SampleArticle[];
}

/** A dispute as a scenario tells it, before any court has decided. */
export interface Story {
  cause: string;
  plaintiffs: Litigant[];
  defendants: Litigant[];
  thirds: Litigant[];
  /** Numbered claims, without the last one about costs. */
  claims: string[];
  /** What the first claim asks for in yuan; null if it is not about money. */
  claim: number | null;
  /** The plaintiff's account, one paragraph. */
  account: string;
  /** Short denials that need no ruling; one is used if no issue is argued. */
  denials: string[];
  /** Documents the court relied on. */
  evidence: string[];
  /** Established facts, one per paragraph. */
  findings: string[];
  /** Why the claim is well founded in principle: one per paragraph, in several wordings. */
  basis: string[][];
  issues: Issue[];
  /** Cited when the claim is granted in whole or in part. */
  cites: SampleArticle[];
  /** Operative items for a granted amount, or for the whole claim if it is not about money. */
  orders: (granted: number) => string[];
}

/** A kind of dispute: how often, for which amounts, and its scenarios. */
export interface Kind {
  cause: string;
  /** Median and sigma of the log-normal claim, in yuan; null for claims that are not about money. */
  amounts: { median: number; sigma: number } | null;
  /** Relative number of disputes among those of ordinary courts. */
  share: number;
  /** Earliest year with this cause of action. */
  since?: number;
  /** Which courts hear it at first instance. */
  venue: "ordinary" | "railway" | "maritime";
  scenarios: Scenario[];
}

/** One way a dispute arises; `from` and `to` bound the claims it is credible for. */
export interface Scenario {
  from: number;
  to: number;
  tell: (scene: Scene) => Story;
}
