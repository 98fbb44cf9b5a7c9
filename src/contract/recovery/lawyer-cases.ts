import * as z from "zod/mini";
import { SIDES } from "#domain/judgment/record.ts";
import { CaseRow } from "../case-row.ts";
import { answered } from "../envelope.ts";
import type { Operation } from "../operation.ts";
import { LAWYER_CASES_PATH } from "../paths.ts";
import { LawyerClaim } from "./lawyer-claim.ts";
import { MAX_LAWYERS } from "./lawyer-limits.ts";

const person = z.object({
  lawyer: z.string().check(z.minLength(1), z.maxLength(100)),
  lawoffice: z.string().check(z.minLength(1), z.maxLength(200)),
});

/** The body of POST /lawyer/cases: lawyers, named as in the list, and the claim for which they are ranked. */
export const LawyerCasesRequest = z.extend(LawyerClaim, {
  lawyers: z.array(person).check(z.minLength(1), z.maxLength(MAX_LAWYERS)),
});

/** A case with all factors of its weights. The scores are computed from these. */
export const LawyerCase = z.extend(CaseRow, {
  cause: z.string(),
  /** The side that the lawyer represented. */
  side: z.enum(SIDES),
  /** Index of the amount range of the case, 0 to 8. Range 8 is that of cases without an amount. */
  amountRange: z.number(),
  causeLike: z.number(),
  courtLike: z.number(),
  amountLike: z.number(),
  like: z.number(),
  level: z.number(),
  size: z.number(),
  reference: z.number(),
  weight: z.number(),
  ageDays: z.number(),
  recency: z.number(),
  /**
   * A number that is different for each court, by which courts are counted. All unknown courts share one
   * number.
   */
  courtKey: z.number(),
});
export type LawyerCase = z.infer<typeof LawyerCase>;

export const LawyerCasesResponse = answered({
  /**
   * The lawyers in the order of the request. A lawyer who is not in the collection has no cases. Cases are
   * newest first.
   */
  data: z.array(z.extend(person, { lProvince: z.string(), lCity: z.string(), cases: z.array(LawyerCase) })),
});
export type LawyerCasesResponse = z.infer<typeof LawyerCasesResponse>;
export type LawyerRecord = LawyerCasesResponse["data"][number];

/** Returns the cases of named lawyers. */
export const lawyerCases = {
  route: LAWYER_CASES_PATH,
  method: "POST",
  input: LawyerCasesRequest,
  output: LawyerCasesResponse,
  fails: ["ambiguous"],
  examples: ({ lawyer, lawoffice }) => ({
    claim: { reason: "保险人代位求偿权纠纷", amount: 1_000_000, lawyers: [{ lawyer, lawoffice }] },
  }),
} satisfies Operation;
