import * as z from "zod/mini";
import { answered, Choice } from "../envelope.ts";
import type { Operation } from "../operation.ts";
import { LAWYER_LIST_PATH } from "../paths.ts";
import { LawyerClaim } from "./lawyer-claim.ts";
import { LAWYER_PAGE_SIZE, MAX_LAWYERS } from "./lawyer-limits.ts";

const whole = (highest: number) => z.coerce.number().check(z.int(), z.minimum(1), z.maximum(highest));

/**
 * The query of GET /lawyer/list. `weights` ("2,1,1" for experience, influence and activity) adds a combined
 * list. `evidence=weights` adds what each case contributes to the scores.
 */
const Query = z.extend(LawyerClaim, {
  pageSize: z._default(whole(MAX_LAWYERS), LAWYER_PAGE_SIZE),
  page: z._default(whole(100_000), 1),
  weights: z.optional(z.string().check(z.regex(/^\d{1,3}(\.\d{1,2})?(,\d{1,3}(\.\d{1,2})?){2}$/))),
  evidence: z._default(z.enum(["ids", "weights"]), "ids"),
});
/**
 * Removes empty parameters, so that they count as missing. An empty amountMax would otherwise be read as 0,
 * which means the range without an amount.
 */
export const LawyerListQuery = z.pipe(
  z.transform((given: unknown) =>
    Object.fromEntries(Object.entries(given as object).filter(([, value]) => value !== "")),
  ),
  Query,
);
export type LawyerListQuery = z.infer<typeof LawyerListQuery>;

/**
 * The parts of a score. value = 100 x sum x shrunk x breadth / the highest value of all lawyers, rounded to
 * 0.1.
 */
export const ScoreBreakdown = z.object({
  sum: z.number(),
  n: z.number(),
  shrunk: z.number(),
  breadth: z.number(),
});
export type ScoreBreakdown = z.infer<typeof ScoreBreakdown>;

/** A case, with what it contributes to the three sums. */
export const EvidenceWeight = z.object({
  id: z.string(),
  like: z.number(),
  weight: z.number(),
  recency: z.number(),
});

/** A lawyer in a list with the three scores, from 0 to 100, and how they are made up. */
export const LawyerEntry = z.object({
  lawyer: z.string(),
  lawoffice: z.string(),
  lProvince: z.string(),
  lCity: z.string(),
  lPic: z.string(),
  scoreExp: z.number(),
  scoreImpact: z.number(),
  scoreActivation: z.number(),
  /** Number of cases since 2010, from `firstYear` to `lastYear`. Several documents of a case count once. */
  n: z.number(),
  firstYear: z.number(),
  lastYear: z.number(),
  /** The parts of each score. The service always sends them. The prerendered page has none. */
  parts: z.optional(z.object({ exp: ScoreBreakdown, impact: ScoreBreakdown, activ: ScoreBreakdown })),
  /** Ids of the `n` cases, newest first, without cases that were taken down since the tables were built. */
  evidence: z.array(z.string()),
  /** What each case contributes, in the order of `evidence`. Present with `evidence=weights`. */
  weights: z.optional(z.array(EvidenceWeight)),
  /** The weighted mean of the scores. Present in the combined list. */
  scoreCombined: z.optional(z.number()),
  /**
   * How many of the `n` cases are like the claim. `court`: before its court or one below it. `cause`: with
   * its cause or one below it. `plaintiff`: with such a cause, on the plaintiff's side.
   */
  alike: z.optional(z.object({ court: z.number(), cause: z.number(), plaintiff: z.number() })),
  /** Address of the lawyer's own page, if one is configured. */
  profile: z.optional(z.string()),
});
export type LawyerEntry = z.infer<typeof LawyerEntry>;

/** The collection from which statistics were counted. */
export const CorpusFacts = z.object({
  sample: z.boolean(),
  complete: z.boolean(),
  nationwide: z.boolean(),
  judgments: z.number(),
  from: z.number(),
  to: z.number(),
  /** Day of the newest document, yyyy-MM-dd. The ages of cases are counted from it. */
  newest: z.string(),
  /** False if no document names a lawyer and the lawyer's firm. Nothing can then be ranked. */
  counsel: z.boolean(),
  sources: z.array(z.object({ name: z.string(), coverage: z.string(), sampling: z.string() })),
});

const perScore = z.object({ exp: z.number(), impact: z.number(), activ: z.number() });

export const LawyerListResponse = answered({
  data: z.object({
    /** Number of litigation lawyers who since 2010 have had a case before the court or one below it. */
    activeLawyer: z.number(),
    /** Number of litigation lawyers in the corpus. */
    totalLawyer: z.number(),
    lawyerExp: z.array(LawyerEntry),
    lawyerImpact: z.array(LawyerEntry),
    lawyerActiv: z.array(LawyerEntry),
    lawyerCombined: z.optional(z.array(LawyerEntry)),
    page: z.number(),
    pageSize: z.number(),
    /** Number of lawyers in each list, on all pages. */
    counts: perScore,
    /** For each list, the highest unscaled value of an active lawyer. It is shown as the score 100. */
    highest: perScore,
    /**
     * The claim as it was understood: labels, the court's id and place, and the index of one of the nine
     * ranges. Null means any.
     */
    claim: z.object({
      reason: z.string(),
      /**
       * Other causes that the typed words may mean, likeliest first. Absent if the words were a cause's name
       * or code.
       */
      otherCauses: z.optional(z.array(Choice)),
      court: z.string(),
      courtId: z.nullable(z.number()),
      /**
       * Whether there are courts below the claim's court. If so, the numbers of that court include those of
       * the courts below.
       */
      courtsBelow: z.boolean(),
      /**
       * The map on which the court is: "china" with the key of the province in `area`, or the key of the
       * province with the city in `area`.
       */
      map: z.string(),
      area: z.string(),
      amountRange: z.nullable(z.number()),
    }),
    corpus: CorpusFacts,
    /**
     * How near to the claim's cause the nearest cause is, among the cases of active lawyers. "same": the
     * cause or one below it, or no cause was given. "parent": one with the same parent. "branch": one in the
     * same branch. "other": none in the branch.
     */
    nearestCause: z.enum(["same", "parent", "branch", "other"]),
    /**
     * Other claims to ask for, each with its number of lawyers. Present if no active lawyer has a case with
     * the claim's cause. They have a cause above it, another cause at the same court, or a court above or
     * beside the claim's court; if there are none of these, the court of another region.
     */
    instead: z.optional(
      z.array(
        z.object({
          field: z.enum(["reason", "court"]),
          kind: z.enum(["above", "other", "beside", "elsewhere"]),
          label: z.string(),
          lawyers: z.number(),
        }),
      ),
    ),
  }),
});
export type LawyerListResponse = z.infer<typeof LawyerListResponse>;
export type LawyerListData = LawyerListResponse["data"];

/** Returns lawyers for a claim. */
export const lawyerList = {
  route: LAWYER_LIST_PATH,
  method: "GET",
  input: LawyerListQuery,
  written: Query,
  output: LawyerListResponse,
  fails: ["ambiguous"],
  examples: () => ({
    claim: {
      reason: "保险人代位求偿权纠纷",
      court: "内蒙古自治区呼和浩特市中级人民法院",
      amount: 1_000_000,
      amountMax: 3_000_000,
      pageSize: 3,
    },
    weighed: { reason: "保险纠纷", weights: "2,1,1", evidence: "weights" },
  }),
} satisfies Operation;
