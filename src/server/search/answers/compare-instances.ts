import type { ContentInstancesResponse } from "#contract/judgment/content-instances.ts";
import type { JudgmentDetail, RelatedCase } from "#contract/judgment/judgment-detail.ts";
import { compareJudgments } from "#domain/judgment/compare/compare-judgments.ts";
import { instanceOfCode } from "#domain/judgment/parse/procedure/instance.ts";
import { SCOPE } from "#domain/search/scope.ts";
import type { SearchEngine } from "../search-engine.ts";

/** The instances that can be compared, in procedural order. Enforcement and other stages cannot. */
const STEPS = ["first", "second", "retrial"] as const;
const stepOf = ({ instance }: Pick<RelatedCase, "instance">) =>
  (STEPS as readonly string[]).indexOf(instance);

/**
 * Compares a judgment with another document of the same dispute in the collection: one of the nearest earlier
 * instance or, if there is none, one of the nearest later instance. Undefined if no judgment has the id; null
 * if there is nothing to compare.
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

/**
 * Orders the nearest instance first. Within an instance, judgments precede rulings, and newer documents
 * precede older ones.
 */
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
