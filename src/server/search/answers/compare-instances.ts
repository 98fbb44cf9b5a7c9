import type { ContentInstancesResponse } from "#contract/judgment/content-instances.ts";
import type { JudgmentDetail, RelatedCase } from "#contract/judgment/judgment-detail.ts";
import { compareJudgments } from "#domain/judgment/compare/compare-judgments.ts";
import { instanceOfCode } from "#domain/judgment/parse/procedure/instance.ts";
import { SCOPE } from "#domain/search/scope.ts";
import type { SearchEngine } from "../search-engine.ts";

/** Instances of a dispute, in order; enforcement and other stages are not included. */
const STEPS = ["first", "second", "retrial"] as const;
const stepOf = ({ instance }: Pick<RelatedCase, "instance">) =>
  (STEPS as readonly string[]).indexOf(instance);

/**
 * A judgment and one of a neighbouring instance side by side: the one it reviews if the collection has it,
 * else the one that reviews it. Undefined for an unknown id; null if the collection has no other instance.
 */
export async function compareInstances(
  engine: SearchEngine,
  id: string,
): Promise<ContentInstancesResponse["data"] | undefined> {
  const own = await readDetail(engine, id);
  if (!own) return undefined;
  const self = referenceTo(own);
  const step = stepOf(self);
  if (step < 0) return null;
  const others = own.related.filter((related) => related.id !== "" && stepOf(related) >= 0);
  const earlier = others.filter((related) => stepOf(related) < step).sort(nearest(step));
  const later = others.filter((related) => stepOf(related) > step).sort(nearest(step));
  const chosen = earlier[0] ?? later[0];
  const other = chosen && (await readDetail(engine, chosen.id));
  if (!other) return null;
  const [before, after] = earlier[0] ? [other, own] : [own, other];
  const texts = ({ body_text, tail_text }: JudgmentDetail) => [...body_text, ...tail_text];
  return {
    before: referenceTo(before),
    after: referenceTo(after),
    rows: compareJudgments(texts(before), texts(after)),
  };
}

/** Order: nearest instance first; within an instance, judgments before rulings, then newest first. */
const nearest = (step: number) => (a: RelatedCase, b: RelatedCase) =>
  Math.abs(stepOf(a) - step) - Math.abs(stepOf(b) - step) ||
  Number(b.text_type.endsWith("判决书")) - Number(a.text_type.endsWith("判决书")) ||
  b.casedate.localeCompare(a.casedate);

async function readDetail(engine: SearchEngine, id: string): Promise<JudgmentDetail | null> {
  const text = await engine.detail(SCOPE.cases, id);
  return text === null ? null : (JSON.parse(text) as JudgmentDetail);
}

function referenceTo({ id, casename, court, case_number, text_type, casedate, outcome }: JudgmentDetail) {
  const instance = instanceOfCode(case_number);
  return { id, casename, court, case_number, text_type, casedate, instance, ...(outcome && { outcome }) };
}
