import type { ContentInstancesResponse } from "#contract/judgment/content-instances.ts";
import type { JudgmentDetail, RelatedCase } from "#contract/judgment/judgment-detail.ts";
import { compareJudgments } from "#domain/judgment/compare/compare-judgments.ts";
import { instanceOfCode } from "#domain/judgment/parse/instance.ts";
import type { SearchEngine } from "../search-engine.ts";

/** Order in which courts decide one dispute; enforcement and the rest are no instance of it. */
const STEPS = ["first", "second", "retrial"] as const;
const stepOf = ({ instance }: Pick<RelatedCase, "instance">) =>
  (STEPS as readonly string[]).indexOf(instance);

/**
 * The judgment and its neighbour of another instance side by side: with what it decided upon if that is here, else
 * with what decided upon it. Undefined for an unknown id, null where the collection holds no other instance.
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

/** The nearest instance first, of one instance a judgment before a ruling, then the newest. */
const nearest = (step: number) => (a: RelatedCase, b: RelatedCase) =>
  Math.abs(stepOf(a) - step) - Math.abs(stepOf(b) - step) ||
  Number(b.text_type.endsWith("判决书")) - Number(a.text_type.endsWith("判决书")) ||
  b.casedate.localeCompare(a.casedate);

async function readDetail(engine: SearchEngine, id: string): Promise<JudgmentDetail | null> {
  const text = await engine.detail(1, id);
  return text === null ? null : (JSON.parse(text) as JudgmentDetail);
}

function referenceTo({ id, casename, court, case_number, text_type, casedate, outcome }: JudgmentDetail) {
  const instance = instanceOfCode(case_number);
  return { id, casename, court, case_number, text_type, casedate, instance, ...(outcome && { outcome }) };
}
