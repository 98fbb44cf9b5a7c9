import * as z from "zod/mini";
import { FEE_KINDS } from "#domain/calculator/court-fee.ts";
import { APPEAL_OUTCOMES, SAMPLINGS } from "#domain/judgment/record.ts";
import { BACKOFF_GROUPS } from "#domain/reversal/change-rate.ts";
import { GROUNDS } from "#domain/reversal/grounds.ts";
import { ROUTES } from "#domain/reversal/remedy-table.ts";
import { CaseRow } from "../case-row.ts";
import { Choice, Result } from "../envelope.ts";
import { JSON_OR_FORM, type Operation } from "../operation.ts";
import { FoundCase } from "./reverse-case.ts";
import { DOCUMENT_TYPES, MAX_HOLDING_CHARS, REVERSE_BASICINFO_PATH, SUBJECTS } from "./reverse-fields.ts";

const MAX_CHARS = 100;
const required = z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_CHARS));
const optional = z._default(z.string().check(z.trim(), z.maxLength(MAX_CHARS)), "");

/**
 * The add-case form. `court` and `reason` are a label or an id/code of the catalogues. `amount` is in yuan
 * ("1200000", "120万元"). `collegial_panel_members` are names separated by semicolons, full or half width. The
 * statistics need only court, cause and amount; the form requires the number and the judge too, because they
 * identify the case itself and the remedies against it.
 * Optional fields: `served` (yyyy-MM-dd), the date of service from which periods run; `paper`, the kind of
 * document; `holding`, what it orders. The last two determine the remedies; if they are missing, the
 * collection's own document is used.
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

/** An expert of the area, as shown in the result. */
export const ExpertCard = z.object({
  /** Portrait or drawn initials as base64 with data: prefix. */
  img_data: z.string(),
  name: z.string(),
  description: z.string(),
});

/** An appeal similar to the case asked about; `complete` if its source is. */
export const AppealCase = z.extend(CaseRow, {
  outcome,
  complete: z.boolean(),
});

/** How appeals like this one ended, and in which cases that was counted. */
export const AppealFigures = z.object({
  /** The shrunken rate with its 90 % interval; null with fewer than ten complete cases. */
  rate: z.nullable(z.object({ rate: share, low: share, high: share, n: z.int(), changed: z.int() })),
  /** The backoff group whose cases give the rate, and all groups that were tried, narrowest first. */
  group,
  tried: z.array(z.object({ name: group, n: z.int(), selected: z.int() })),
  outcomes: z.array(z.object({ outcome, n: z.int(), share, low: share, high: share })),
  period: z.nullable(z.object({ from: z.int(), to: z.int() })),
  prior: z.object({
    kind: z.enum(["published", "neutral"]),
    rate: share,
    strength: z.number(),
    /** The published rate used as prior; null for the neutral prior. */
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
  /** Court that hears the appeal; empty if there is none above. */
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

/** One remedy against the document, in the visitor's language; days are yyyy-MM-dd. */
const way = z.object({
  id: z.string(),
  route: z.enum(ROUTES),
  /** The document at which the remedy is directed, the remedy's period and court, with the legal basis. */
  text: z.string(),
  basis: z.string(),
  /** The court to turn to; empty if it is neither one level up, nor the court itself, nor the supreme court. */
  court: z.string(),
  /**
   * Last day, and the last day before it is moved past rest days. Null without a period, a date of service,
   * or certainty.
   */
  last_day: z.nullable(z.string()),
  counted_day: z.nullable(z.string()),
  holidays_known: z.boolean(),
  /** Whether a date of service would give a last day. */
  needs_served: z.boolean(),
});

/** The remedies against the document, with court and last day. */
export const Remedy = z.object({
  /** The kind of case in the number (民初); empty for an unknown one. */
  code: z.string(),
  /**
   * False if too little is known about the document. No last day is given then, and the document's own
   * closing words are decisive.
   */
  certain: z.boolean(),
  /** Whether the document is appealable or is itself of an appeal; if not, the appeal statistics are empty. */
  appealed: z.boolean(),
  ways: z.array(way),
  /** Whether the subject allows an appeal straight to the supreme people's court. */
  supreme_by_subject: z.boolean(),
});

export const ReverseBasicinfoResponse = z.object({
  result: Result,
  experts: z.object({ expert_count: z.int(), experts: z.array(ExpertCard) }),
  change_probability: z.nullable(share),
  /** Practising lawyers with a case of this cause before this court or one below it. */
  lawyers: z.int(),
  case_env: z.object({
    court: z.string(),
    court_id: z.int(),
    cause: z.string(),
    cause_code: z.string(),
    /** Other causes that the typed words may mean, likeliest first; absent for the name or code of a cause. */
    other_causes: z.optional(z.array(Choice)),
  }),
  analysis: AppealFigures,
  remedy: Remedy,
  /**
   * Fee to appeal the whole amount in yuan, with its rule; null if there is no fee, or no appeal against a
   * judgment.
   */
  appeal_fee: z.nullable(z.object({ kind: z.enum(FEE_KINDS), min: z.number(), max: z.number() })),
  /** The case itself, if its number is in the collection. */
  found_case: z.nullable(FoundCase),
});
export type ReverseBasicinfoResponse = z.infer<typeof ReverseBasicinfoResponse>;

/** How appeals like this case ended, and what remedies it has. */
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
