import * as z from "zod/mini";
import { FEE_KINDS } from "#domain/calculator/court-fee.ts";
import { APPEAL_OUTCOMES, SAMPLINGS } from "#domain/judgment/record.ts";
import { BACKOFF_GROUPS } from "#domain/reversal/change-rate.ts";
import { GROUNDS } from "#domain/reversal/grounds.ts";
import { ROUTES } from "#domain/reversal/remedy-table.ts";
import { CaseRow } from "../case-row.ts";
import { answered, Choice } from "../envelope.ts";
import { JSON_OR_FORM, type Operation } from "../operation.ts";
import { FoundCase } from "./reverse-case.ts";
import { DOCUMENT_TYPES, MAX_HOLDING_CHARS, REVERSE_BASICINFO_PATH, SUBJECTS } from "./reverse-fields.ts";

const MAX_CHARS = 100;
const required = z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_CHARS));
const optional = z._default(z.string().check(z.trim(), z.maxLength(MAX_CHARS)), "");

/**
 * The request about a new case. `court` and `reason` are a label, id or code of the catalogues. `amount` is
 * in yuan ("1200000", "120万元"). `collegial_panel_members` are names separated by semicolons of either width.
 * Only court, cause and amount are required here, and the statistics use nothing else. The form on the page
 * also requires the case number and the judge, by which the document is found in the collection. `served`
 * (yyyy-MM-dd) is the day of service, from which periods run. The case number, `paper` (kind of document) and
 * `holding` (what the document orders) determine the remedies. If `paper` or `holding` is missing, that of
 * the document in the collection is used.
 */
export const ReverseBasicinfoRequest = z.object({
  subject: z.optional(z.enum(SUBJECTS)),
  first_instance_number: optional,
  court: required,
  mainjudge: optional,
  collegial_panel_members: z._default(z.string().check(z.maxLength(300)), ""),
  reason: required,
  amount: required,
  served: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))),
  paper: z.optional(z.enum(DOCUMENT_TYPES)),
  holding: z.optional(z.string().check(z.trim(), z.maxLength(MAX_HOLDING_CHARS))),
});
export type ReverseBasicinfoRequest = z.infer<typeof ReverseBasicinfoRequest>;

const share = z.number().check(z.minimum(0), z.maximum(1));
const outcome = z.enum(APPEAL_OUTCOMES);
const group = z.enum(BACKOFF_GROUPS);

/** An expert for the practice area of the case, as the result shows experts. */
export const ExpertCard = z.object({
  /** A portrait, or drawn initials, in base64 with a data: prefix. */
  img_data: z.string(),
  name: z.string(),
  description: z.string(),
});

/** An appeal that is similar to the case. `complete`: its source is complete. */
export const AppealCase = z.extend(CaseRow, {
  outcome,
  complete: z.boolean(),
});

/** How appeals that are similar to the case ended, and from which cases this was counted. */
export const AppealFigures = z.object({
  /**
   * The shrunken rate with its 90 % interval. Null if there are fewer than ten cases from complete sources.
   */
  rate: z.nullable(z.object({ rate: share, low: share, high: share, n: z.int(), changed: z.int() })),
  /** The group of appeals from which the rate is computed (`BACKOFF_GROUPS`). */
  group,
  /** All groups of appeals that were tried, narrowest first. */
  tried: z.array(z.object({ name: group, n: z.int(), selected: z.int() })),
  outcomes: z.array(z.object({ outcome, n: z.int(), share, low: share, high: share })),
  period: z.nullable(z.object({ from: z.int(), to: z.int() })),
  prior: z.object({
    kind: z.enum(["published", "neutral"]),
    rate: share,
    strength: z.number(),
    /** The published rate on which the prior is based. Null for a neutral prior. */
    published: z.nullable(
      z.object({
        cause: z.string(),
        n: z.int(),
        from: z.string(),
        to: z.string(),
        remands_printed: z.boolean(),
        source: z.string(),
      }),
    ),
  }),
  cases: z.array(AppealCase),
  grounds: z.array(z.object({ ground: z.enum(GROUNDS), n: z.int() })),
  /** The court that hears the appeal. Empty if there is no court above. */
  hearing_court: z.string(),
  sources: z.array(
    z.object({
      name: z.string(),
      coverage: z.string(),
      sampling: z.enum(SAMPLINGS),
      sample: z.boolean(),
    }),
  ),
});

/** One remedy against the document, in the visitor's language. Days are yyyy-MM-dd. */
const way = z.object({
  id: z.string(),
  route: z.enum(ROUTES),
  /** `text` says what the remedy is against, its period and court. `basis` is the legal basis. */
  text: z.string(),
  basis: z.string(),
  /**
   * The court that decides on the remedy. Empty if it is not the court of the document, the court above that
   * court, or the supreme court.
   */
  court: z.string(),
  /** Last day of the period. Null if there is no period, no day of service, or no certainty. */
  last_day: z.nullable(z.string()),
  /** The day on which the period ends, even if it is a rest day. Null whenever `last_day` is null. */
  counted_day: z.nullable(z.string()),
  holidays_known: z.boolean(),
  /** Whether the last day could be given if the request stated the day of service. */
  needs_served: z.boolean(),
});

/** The remedies against the document, with courts and last days. */
export const Remedy = z.object({
  /** The kind of case in the case number (民初). Empty if it is unknown. */
  code: z.string(),
  /**
   * False if too little is known about the document. There is then no last day, and the closing words of the
   * document are decisive.
   */
  certain: z.boolean(),
  /**
   * Whether the document can be appealed or decides an appeal. If not, the statistics of appeals are empty.
   */
  appealed: z.boolean(),
  ways: z.array(way),
  /** Whether the subject of the case allows an appeal straight to the Supreme People's Court. */
  supreme_by_subject: z.boolean(),
});

export const ReverseBasicinfoResponse = answered({
  experts: z.object({ expert_count: z.int(), experts: z.array(ExpertCard) }),
  change_probability: z.nullable(share),
  /** Number of practising lawyers who have a case with this cause before this court or one below it. */
  lawyers: z.int(),
  case_env: z.object({
    court: z.string(),
    court_id: z.int(),
    cause: z.string(),
    cause_code: z.string(),
    /**
     * Other causes that the typed words may mean, likeliest first. Absent if the words were a cause's name or
     * code.
     */
    other_causes: z.optional(z.array(Choice)),
  }),
  analysis: AppealFigures,
  remedy: Remedy,
  /**
   * Fee in yuan to appeal against the whole amount, with its rule. Null if there is no fee, or if no judgment
   * can be appealed.
   */
  appeal_fee: z.nullable(z.object({ kind: z.enum(FEE_KINDS), min: z.number(), max: z.number() })),
  /** The case itself, if the collection has its case number. */
  found_case: z.nullable(FoundCase),
});
export type ReverseBasicinfoResponse = z.infer<typeof ReverseBasicinfoResponse>;

/** Returns how appeals like this case ended, and the remedies in the case. */
export const reverseBasicinfo = {
  route: REVERSE_BASICINFO_PATH,
  method: "POST",
  bodies: JSON_OR_FORM,
  input: ReverseBasicinfoRequest,
  output: ReverseBasicinfoResponse,
  fails: ["ambiguous"],
  examples: ({ case_number }) => {
    const tried = {
      court: "内蒙古自治区呼和浩特市中级人民法院",
      mainjudge: "示例法官",
      reason: "保险人代位求偿权纠纷",
    };
    const served = { amount: "1200000", served: "2023-05-08", paper: "判决" };
    return {
      known: { subject: "原告", first_instance_number: case_number, ...tried, amount: "120万元" },
      served: { subject: "被告", first_instance_number: "（2023）内01民初1号", ...tried, ...served },
    };
  },
} satisfies Operation;
