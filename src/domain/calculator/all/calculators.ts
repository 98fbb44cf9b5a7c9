import type { Typed } from "../answer.ts";
import type { Calculator } from "../form.ts";
import appealDeadline from "../forms/appeal-deadline.ts";
import childMaintenance from "../forms/child-maintenance.ts";
import courtFee from "../forms/court-fee.ts";
import deposit from "../forms/deposit.ts";
import enforcementFee from "../forms/enforcement-fee.ts";
import injuryCompensation from "../forms/injury-compensation.ts";
import instalments from "../forms/instalments.ts";
import interest from "../forms/interest.ts";
import latePerformance from "../forms/late-performance.ts";
import limitation from "../forms/limitation.ts";
import overtime from "../forms/overtime.ts";
import preservationFee from "../forms/preservation-fee.ts";
import severance from "../forms/severance.ts";
import workInjury from "../forms/work-injury.ts";
import pages from "./pages.json" with { type: "json" };

/**
 * Every calculator of the toolbox, by name, in the order of the list. A browser loads calculators one by one.
 */
export const CALCULATOR_FORMS = {
  "court-fee": courtFee,
  "preservation-fee": preservationFee,
  "enforcement-fee": enforcementFee,
  interest,
  "late-performance": latePerformance,
  "appeal-deadline": appealDeadline,
  severance,
  overtime,
  limitation,
  instalments,
  "work-injury": workInjury,
  "injury-compensation": injuryCompensation,
  "child-maintenance": childMaintenance,
  deposit,
} satisfies Record<string, unknown> as unknown as Record<string, Calculator>;

/**
 * More content for the page of each calculator, by name. `basis`: the legal basis of each line in the answer,
 * in the format of `parseBasis`. `examples`: the input of worked examples. A test checks their results.
 */
export const CALCULATOR_PAGES: Readonly<
  Record<string, { basis: Readonly<Record<string, string>>; examples: readonly Typed[] }>
> = pages;
