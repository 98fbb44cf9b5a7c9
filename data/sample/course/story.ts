import type { Day } from "../world/calendar.ts";
import type { SampleArticle } from "../world/law.ts";
import type { Litigant, SamplePlace } from "../world/litigant.ts";
import type { PrintMoney } from "../world/money.ts";
import type { Random } from "../world/random.ts";

/** What a scenario is given before it writes: where, when, how much. */
export interface Scene {
  random: Random;
  place: SamplePlace;
  /** When the first-instance court took the case. */
  filed: Day;
  /** The claim to aim at in yuan; scenarios without money ignore it. */
  amount: number;
  money: PrintMoney;
  /** One of several wordings. */
  one: (...wordings: string[]) => string;
}

/**
 * A point in dispute. The defendant argues it; the court sustains or overrules it. A sustained point
 * leaves `keeps` of the claim (0: nothing). Each list holds whole sentences to choose from.
 */
export interface Issue {
  /** What it is about, after 关于…问题: 诉讼时效, 损失数额. */
  topic: string;
  argue: string[];
  sustain: string[];
  overrule: string[];
  keeps: number;
  /** How likely the first-instance court sustains it. */
  likely: number;
  /** The defendant whose point it is; the first one where nobody is named. */
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
  /** What the first claim asks for in yuan; null where it is not about money. */
  claim: number | null;
  /** The plaintiff's account, one paragraph. */
  account: string;
  /** Short denials that need no ruling; one is used where no issue is argued. */
  denials: string[];
  /** Documents the court relied on. */
  evidence: string[];
  /** Established facts, a paragraph each. */
  findings: string[];
  /** Why the claim stands in principle: a paragraph each, in several wordings. */
  basis: string[][];
  issues: Issue[];
  /** Cited when the claim is granted in whole or part. */
  cites: SampleArticle[];
  /** Operative items for a granted amount, or for the whole claim where it is not about money. */
  orders: (granted: number) => string[];
}

/** A kind of dispute: how often, for which amounts, and the scenarios that tell it. */
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

/** One way a dispute comes about; `from` and `to` bound the claim it is credible for. */
export interface Scenario {
  from: number;
  to: number;
  tell: (scene: Scene) => Story;
}
