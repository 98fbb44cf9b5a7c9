import type { SampleArticle } from "../world/law.ts";
import { cents } from "../world/money.ts";
import type { Random } from "../world/random.ts";
import type { Issue, Story } from "./story.ts";

/** What a court decided: which points were argued, which it sustained, what it granted. */
export interface Decision {
  argued: Issue[];
  sustained: Issue[];
  /** Granted amount in yuan; 1 or 0 for claims that are not about money. */
  granted: number;
  result: "granted" | "partly" | "dismissed";
  /** The operative items of a grant, as worded once; empty when dismissed. */
  orders: string[];
}

/** A first-instance decision: up to three points argued, each sustained with its own probability. */
export function decide(random: Random, story: Story): Decision {
  const count = random.weighted([0, 1, 2, 3], (n) => [1, 4, 5, 2][n] ?? 0);
  const argued = random.sample(story.issues, count);
  return outcomeOf(
    story,
    argued,
    argued.filter((issue) => random.chance(issue.likely)),
  );
}

/** The decision that follows from sustaining exactly these points. */
function outcomeOf(story: Story, argued: Issue[], sustained: Issue[]): Decision {
  const keeps = sustained.reduce((product, issue) => product * issue.keeps, 1);
  const base = { argued, sustained };
  if (story.claim === null) {
    const granted = keeps > 0 ? 1 : 0;
    return granted
      ? { ...base, granted, result: "granted", orders: story.orders(1) }
      : { ...base, granted, result: "dismissed", orders: [] };
  }
  const granted = keeps === 1 ? story.claim : cents(story.claim * keeps);
  const result = granted === story.claim ? "granted" : granted === 0 ? "dismissed" : "partly";
  return { ...base, granted, result, orders: granted === 0 ? [] : story.orders(granted) };
}

/**
 * The decision after an appeal that succeeds on one point: a sustained point falls (the claimant appealed),
 * or one that was overruled or not argued before now stands (the other side did). Null if no point can turn.
 */
export function turned(
  random: Random,
  story: Story,
  first: Decision,
  appellant: "claimant" | "respondent",
): { decision: Decision; point: Issue } | null {
  const { sustained } = first;
  const open =
    appellant === "claimant"
      ? sustained.filter((issue) => issue.overrule.length > 0)
      : story.issues.filter((issue) => !sustained.includes(issue) && issue.sustain.length > 0);
  if (open.length === 0) return null;
  const argued = open.filter((issue) => first.argued.includes(issue));
  const point = random.pick(argued.length > 0 ? argued : open);
  const after =
    appellant === "claimant" ? sustained.filter((issue) => issue !== point) : [...sustained, point];
  return { decision: outcomeOf(story, [...new Set([...first.argued, point])], after), point };
}

/** The points a court discusses: if one defeats the claim, only that one. */
export function treated(decision: Decision): Issue[] {
  const fatal = decision.sustained.filter((issue) => issue.keeps === 0);
  return fatal.length > 0 ? fatal : decision.argued;
}

/** The articles a decision is based on. */
export function citesOf(story: Story, decision: Decision): SampleArticle[] {
  const extra = decision.sustained.flatMap((issue) => issue.cites ?? []);
  const argued = decision.argued
    .filter((issue) => !decision.sustained.includes(issue))
    .flatMap((issue) => issue.cites ?? []);
  return decision.result === "dismissed"
    ? [...story.cites.slice(0, 1), ...extra]
    : [...story.cites, ...extra, ...argued];
}
