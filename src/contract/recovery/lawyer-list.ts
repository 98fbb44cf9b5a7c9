import * as z from "zod/mini";
import { Choice, Result } from "../envelope.ts";
import type { Operation } from "../operation.ts";
import { LAWYER_LIST_PATH } from "../paths.ts";
import { LawyerClaim } from "./lawyer-claim.ts";
import { LAWYER_PAGE_SIZE, MAX_LAWYERS } from "./lawyer-limits.ts";

const whole = (highest: number) => z.coerce.number().check(z.int(), z.minimum(1), z.maximum(highest));

/**
 * The query of GET /lawyer/list. `weights` ("2,1,1": experience, influence, activity) adds a combined list;
 * `evidence=weights` adds to each case what it adds to the scores.
 */
const Query = z.extend(LawyerClaim, {
  pageSize: z._default(whole(MAX_LAWYERS), LAWYER_PAGE_SIZE),
  page: z._default(whole(100_000), 1),
  weights: z.optional(z.string().check(z.regex(/^\d{1,3}(\.\d{1,2})?(,\d{1,3}(\.\d{1,2})?){2}$/))),
  evidence: z._default(z.enum(["ids", "weights"]), "ids"),
});
/**
 * Drops empty parameters, so that they count as missing. Otherwise an empty amountMax would be coerced to 0,
 * and 0 means the range without an amount.
 */
export const LawyerListQuery = z.pipe(
  z.transform((given: unknown) =>
    Object.fromEntries(Object.entries(given as object).filter(([, value]) => value !== "")),
  ),
  Query,
);
export type LawyerListQuery = z.infer<typeof LawyerListQuery>;

/** Parts of a score: value = 100 x sum x shrunk x breadth / the highest of all lawyers, rounded to 0.1. */
export const ScoreBreakdown = z.object({
  sum: z.number(),
  n: z.number(),
  shrunk: z.number(),
  breadth: z.number(),
});
export type ScoreBreakdown = z.infer<typeof ScoreBreakdown>;

/** A case and what it adds to the three sums. */
export const EvidenceWeight = z.object({
  id: z.string(),
  like: z.number(),
  weight: z.number(),
  recency: z.number(),
});

/** A lawyer of a list with the three scores, 0 to 100, and how they are made. */
export const LawyerEntry = z.object({
  lawyer: z.string(),
  lawoffice: z.string(),
  lProvince: z.string(),
  lCity: z.string(),
  lPic: z.string(),
  scoreExp: z.number(),
  scoreImpact: z.number(),
  scoreActivation: z.number(),
  /**
   * Number of cases since 2010; several documents of one case count once. `firstYear` and `lastYear` bound
   * them.
   */
  n: z.number(),
  firstYear: z.number(),
  lastYear: z.number(),
  /** The parts of each score. The service always sends them; the prerendered page omits them. */
  parts: z.optional(z.object({ exp: ScoreBreakdown, impact: ScoreBreakdown, activ: ScoreBreakdown })),
  /** Ids of the cases counted by `n`, newest first. */
  evidence: z.array(z.string()),
  /** Only with `evidence=weights`, in the order of `evidence`. */
  weights: z.optional(z.array(EvidenceWeight)),
  /** Only in the combined list: the weighted mean. */
  scoreCombined: z.optional(z.number()),
  /**
   * Counts among the cases of `n`: before the claim's court or one below it; of its cause or one below it; of
   * this cause on the plaintiff's side.
   */
  alike: z.optional(z.object({ court: z.number(), cause: z.number(), plaintiff: z.number() })),
  /** Address of the lawyer's own page if one is configured. */
  profile: z.optional(z.string()),
});
export type LawyerEntry = z.infer<typeof LawyerEntry>;

/** What the statistics were counted from. */
export const CorpusFacts = z.object({
  sample: z.boolean(),
  complete: z.boolean(),
  nationwide: z.boolean(),
  judgments: z.number(),
  from: z.number(),
  to: z.number(),
  /** yyyy-MM-dd of the newest document: ages are counted from it. */
  newest: z.string(),
  /** False if no document names a representative, so that nothing can be ranked. */
  counsel: z.boolean(),
  sources: z.array(z.object({ name: z.string(), coverage: z.string(), sampling: z.string() })),
});

const perScore = z.object({ exp: z.number(), impact: z.number(), activ: z.number() });

export const LawyerListResponse = z.object({
  result: Result,
  data: z.object({
    /** Litigation lawyers with a case before the court, or one below it, since 2010. */
    activeLawyer: z.number(),
    /** Litigation lawyers in the corpus. */
    totalLawyer: z.number(),
    lawyerExp: z.array(LawyerEntry),
    lawyerImpact: z.array(LawyerEntry),
    lawyerActiv: z.array(LawyerEntry),
    lawyerCombined: z.optional(z.array(LawyerEntry)),
    page: z.number(),
    pageSize: z.number(),
    /** Lawyers of each list over all pages. */
    counts: perScore,
    /** The sum that scales to 100 in each list. */
    highest: perScore,
    /**
     * The claim as understood: labels, the court's id and place, and the index among the nine ranges. Null
     * means unrestricted.
     */
    claim: z.object({
      reason: z.string(),
      /** Other causes that the typed words may mean, likeliest first; absent for the name or code of a cause. */
      otherCauses: z.optional(z.array(Choice)),
      court: z.string(),
      courtId: z.nullable(z.number()),
      /** Whether there are courts below the claim's court; counts at that court then include theirs. */
      courtsBelow: z.boolean(),
      /** Where the court is, in the catalogue's terms: map "china" with a province key, else key and city. */
      map: z.string(),
      area: z.string(),
      amountRange: z.nullable(z.number()),
    }),
    corpus: CorpusFacts,
    /**
     * Proximity of the nearest cause in which an active lawyer has a case: "same" (the requested one or one
     * below it; also if none was requested), "parent" (same parent), "branch" (same branch), "other" (no case
     * in the branch).
     */
    nearestCause: z.enum(["same", "parent", "branch", "other"]),
    /**
     * Present only if no active lawyer has a case of the requested cause: alternatives to ask for, each with
     * its number of lawyers. An alternative is a cause above the requested one, or another cause at that
     * court, or a court above the requested one or beside it.
     */
    instead: z.optional(
      z.array(
        z.object({
          field: z.enum(["reason", "court"]),
          kind: z.enum(["above", "other", "beside"]),
          label: z.string(),
          lawyers: z.number(),
        }),
      ),
    ),
  }),
});
export type LawyerListResponse = z.infer<typeof LawyerListResponse>;
export type LawyerListData = LawyerListResponse["data"];

/** Lawyers for a claim. */
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
