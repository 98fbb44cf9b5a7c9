import type { CauseNode, CourtNode } from "#domain/catalogue/node.ts";
import { type AppealRates, dealOutcomes } from "./course/appeal.ts";
import { disputeDocuments } from "./dispute.ts";
import { DISPUTE_KINDS } from "./disputes/index.ts";
import { planDisputes } from "./plan-disputes.ts";
import { CaseNumbers } from "./print/case-number.ts";
import type { SampleJudgment } from "./print/document.ts";
import { CounselDesk } from "./print/instructions.ts";
import { castLawyers, type Firm, type SampleLawyer } from "./world/cast.ts";
import { createRandom } from "./world/random.ts";
import { type CourtSigns, type Division, findSeats } from "./world/seat.ts";

/** What the generator needs to know about the world; all of it is passed in. */
export interface SampleFacts {
  courts: CourtNode[];
  causes: CauseNode[];
  divisions: Division[];
  signs: CourtSigns;
  /** Shares of the outcomes of appeals; they add up to 1. */
  rates: AppealRates;
}

/** The invented world of the samples. */
export interface SampleCorpus {
  firms: Firm[];
  lawyers: SampleLawyer[];
  judgments: SampleJudgment[];
}

const SAMPLE_SEED = "fasu-sample-1";
/** The court of the default search. */
export const HOME_COURT = "内蒙古自治区呼和浩特市中级人民法院";

/** The sample corpus, the same for the same facts and seed. Throws a RangeError without the home court. */
export function generateCorpus(facts: SampleFacts, seed = SAMPLE_SEED): SampleCorpus {
  const seats = findSeats(facts.courts, facts.divisions, facts.signs);
  const home = seats.find((seat) => seat.node.label === HOME_COURT);
  if (!home) throw new RangeError(`the catalogue of courts lacks ${HOME_COURT}`);
  const codes = causeCodes(facts.causes);
  const missing = DISPUTE_KINDS.find((kind) => !codes.has(kind.cause));
  if (missing) throw new RangeError(`the catalogue of causes lacks ${missing.cause}`);
  const { firms, lawyers } = castLawyers(createRandom(`${seed} cast`), seats, home);
  const desk = new CounselDesk(lawyers);
  const numbers = new CaseNumbers();
  const dealOutcome = dealOutcomes(facts.rates);
  const judgments: SampleJudgment[] = [];
  planDisputes(createRandom(`${seed} plan`), seats, home).forEach((planned, index) => {
    const random = createRandom(`${seed} ${index}`);
    for (const judgment of disputeDocuments({ random, planned, seats, desk, numbers, dealOutcome })) {
      const code = codes.get(judgment.record.cause) ?? null;
      judgment.record.cause_code = code;
      judgment.record.causes = [{ code, label: judgment.record.cause }];
      judgments.push(judgment);
    }
  });
  return { firms, lawyers, judgments };
}

function causeCodes(causes: CauseNode[]): Map<string, string> {
  const codes = new Map<string, string>();
  const visit = (node: CauseNode): void => {
    if (!codes.has(node.label) && node.value.startsWith("2")) codes.set(node.label, node.value);
    for (const child of node.children ?? []) visit(child);
  };
  for (const node of causes) visit(node);
  return codes;
}
