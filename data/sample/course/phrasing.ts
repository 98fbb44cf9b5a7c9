import type { Random } from "../world/random.ts";
import type { Decision } from "./decision.ts";
import type { Issue } from "./story.ts";

/** Chooses wordings for one text and avoids repetition. */
export type Phrasing = (wordings: readonly string[]) => string;

/** A chooser that takes unused wordings as long as there are any. */
export function phrasing(random: Random): Phrasing {
  const used = new Set<string>();
  return (wordings) => {
    const fresh = wordings.filter((wording) => !used.has(wording));
    const chosen = random.pick(fresh.length > 0 ? fresh : wordings);
    used.add(chosen);
    return chosen;
  };
}

/** The court's view of a point under a decision. */
export function viewpointOf(say: Phrasing, decision: Decision, issue: Issue): string {
  const stands = decision.sustained.includes(issue) && issue.sustain.length > 0;
  return say(stands ? issue.sustain : issue.overrule);
}

const COUNT = ["一", "二", "三", "四", "五", "六"];

/** 一、A；二、B。 with the punctuation that courts use. */
export function numbered(items: string[], stop: string): string[] {
  return items.map((item, index) => `${COUNT[index]}、${item}${index === items.length - 1 ? "。" : stop}`);
}

/** 关于诉讼时效问题。 before a view, in one of the usual forms; the index starts at 0. */
export function headed(form: number, index: number, topic: string, view: string): string {
  if (form === 0) return view;
  if (form === 1) return `关于${topic}问题。${view}`;
  if (form === 2) return `${COUNT[index]}、关于${topic}。${view}`;
  return `关于${topic}，${view}`;
}
