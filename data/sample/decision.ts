import type { Article } from "./law.ts";
import { cents } from "./money.ts";
import type { Random } from "./random.ts";
import type { Issue, Story } from "./story.ts";

/** What a court decided: which points were argued, which it sustained, what it granted. */
export interface Decision {
  argued: Issue[];
  sustained: Issue[];
  /** Granted in yuan; for claims that are not about money 1 or 0. */
  granted: number;
  result: "granted" | "partly" | "dismissed";
}

/** A first-instance decision: up to three points argued, each sustained by its own likelihood. */
export function decide(random: Random, story: Story): Decision {
  const argued = random.sample(
    story.issues,
    random.weighted([0, 1, 2, 3], (n) => [1, 4, 5, 2][n] ?? 0),
  );
  return outcomeOf(
    story,
    argued,
    argued.filter((issue) => random.chance(issue.likely)),
  );
}

/** The decision that follows from sustaining exactly these points. */
export function outcomeOf(story: Story, argued: Issue[], sustained: Issue[]): Decision {
  const keeps = sustained.reduce((product, issue) => product * issue.keeps, 1);
  if (story.claim === null) {
    const granted = keeps > 0 ? 1 : 0;
    return { argued, sustained, granted, result: granted ? "granted" : "dismissed" };
  }
  const granted = keeps === 1 ? story.claim : cents(story.claim * keeps);
  const result = granted === story.claim ? "granted" : granted === 0 ? "dismissed" : "partly";
  return { argued, sustained, granted, result };
}

/**
 * The decision after an appeal that succeeds on one point: a sustained point falls (the claimant
 * appealed) or an overruled one stands (the other side did). Null where no point can turn.
 */
export function turned(
  random: Random,
  story: Story,
  first: Decision,
  appellant: "claimant" | "respondent",
): { decision: Decision; point: Issue } | null {
  const open =
    appellant === "claimant"
      ? first.sustained.filter((issue) => issue.overrule.length > 0)
      : first.argued.filter((issue) => !first.sustained.includes(issue) && issue.sustain.length > 0);
  if (open.length === 0) return null;
  const point = random.pick(open);
  const sustained =
    appellant === "claimant"
      ? first.sustained.filter((issue) => issue !== point)
      : [...first.sustained, point];
  return { decision: outcomeOf(story, first.argued, sustained), point };
}

/** The articles a decision rests on. */
export function citesOf(story: Story, decision: Decision): Article[] {
  const extra = decision.sustained.flatMap((issue) => issue.cites ?? []);
  const argued = decision.argued
    .filter((issue) => !decision.sustained.includes(issue))
    .flatMap((issue) => issue.cites ?? []);
  return decision.result === "dismissed"
    ? [...story.cites.slice(0, 1), ...extra]
    : [...story.cites, ...extra, ...argued];
}
