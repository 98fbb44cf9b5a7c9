import * as z from "zod/mini";
import { APPEAL_OUTCOMES, SAMPLINGS } from "#domain/judgment/record.ts";
import { CaseRow } from "./case-row.ts";
import { Result } from "./envelope.ts";
import { FoundCase } from "./reverse-case.ts";
import { SUBJECTS } from "./reverse-fields.ts";

export { CHECKED_FIELDS, REVERSE_BASICINFO_PATH, SUBJECTS } from "./reverse-fields.ts";

const MAX_CHARS = 100;
const required = z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_CHARS));

/**
 * The add-case form. `court` and `reason` are a label or an id/code of the catalogues, `amount` is in yuan
 * ("1200000", "120万元"), `collegial_panel_members` names separated by semicolons, full or half width.
 * `served` (yyyy-MM-dd, beyond the specification) is the date of service from which the deadline counts.
 */
export const ReverseBasicinfoRequest = z.object({
  subject: z.enum(SUBJECTS),
  first_instance_number: required,
  court: required,
  mainjudge: required,
  collegial_panel_members: z._default(z.string().check(z.maxLength(300)), ""),
  reason: required,
  amount: required,
  served: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))),
});
export type ReverseBasicinfoRequest = z.infer<typeof ReverseBasicinfoRequest>;

const share = z.number().check(z.minimum(0), z.maximum(1));
const outcome = z.enum(APPEAL_OUTCOMES);
const group = z.enum(["cause_court", "cause_province", "cause", "parent_cause", "branch"]);
const ground = z.enum([
  "facts_wrong",
  "facts_unclear",
  "law_wrong",
  "procedure",
  "party_omitted",
  "new_evidence",
  "claim_exceeded",
]);

const feeKind = z.enum([
  "property",
  "divorce",
  "personality",
  "other_civil",
  "ip_without_amount",
  "labour",
  "administrative_ip",
  "administrative_other",
  "jurisdiction_objection",
]);

/** An expert of the area, as the result shows one. */
export const ExpertCard = z.object({
  /** Portrait or drawn initials as base64 with its data: prefix. */
  img_data: z.string(),
  name: z.string(),
  description: z.string(),
});

/** An appeal like the case asked about; `complete` where its source is. */
export const AppealCase = z.extend(CaseRow, {
  outcome,
  complete: z.boolean(),
});

/** How appeals like this one ended, and in which cases that was counted. */
export const AppealFigures = z.object({
  /** The shrunken rate with its 90 % interval; null when fewer than ten complete cases stand behind it. */
  rate: z.nullable(z.object({ rate: share, low: share, high: share, n: z.int(), changed: z.int() })),
  /** The group used, and all that were tried, narrowest first. */
  group,
  tried: z.array(z.object({ name: group, n: z.int(), selected: z.int() })),
  outcomes: z.array(z.object({ outcome, n: z.int(), share, low: share, high: share })),
  period: z.nullable(z.object({ from: z.int(), to: z.int() })),
  prior: z.object({
    kind: z.enum(["published", "neutral"]),
    rate: share,
    strength: z.number(),
    /** The published rate that it is; null for the neutral prior. */
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
  grounds: z.array(z.object({ ground, n: z.int() })),
  /** Court that hears the appeal; empty where there is none above. */
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

/** Until when an appeal lies; days are yyyy-MM-dd, `counted_day` before rolling over rest days. */
export const AppealTimetable = z.object({
  days: z.int(),
  law: z.enum(["civil_procedure", "administrative_procedure", "criminal_procedure"]),
  article: z.int(),
  last_day: z.string(),
  counted_day: z.string(),
  holidays_known: z.boolean(),
  retrial_last_day: z.nullable(z.string()),
  retrial_holidays_known: z.boolean(),
});

/** What is open against the document, where, and until when. */
export const Remedy = z.object({
  kind: z.enum(["appeal", "retrial", "single_instance", "review", "petition"]),
  /** The court to turn to; empty for an unknown one. */
  court: z.string(),
  /** Last day of retrial or review; null without a date of service and for remedies without such a day. */
  last_day: z.nullable(z.string()),
  holidays_known: z.boolean(),
});

export const ReverseBasicinfoResponse = z.object({
  result: Result,
  experts: z.object({ expert_count: z.int(), experts: z.array(ExpertCard) }),
  change_probability: z.nullable(share),
  /** Practising lawyers with a case of this cause before this court or one below it. */
  lawyers: z.int(),
  case_env: z.object({ court: z.string(), court_id: z.int(), cause: z.string(), cause_code: z.string() }),
  analysis: AppealFigures,
  remedy: Remedy,
  /** By document served; null without a date of service and where no appeal lies. */
  timetable: z.nullable(z.object({ judgment: AppealTimetable, ruling: AppealTimetable })),
  /** Fee to appeal the whole amount in yuan, with its rule; null where none is charged or no appeal lies. */
  appeal_fee: z.nullable(z.object({ kind: feeKind, min: z.number(), max: z.number() })),
  /** The case itself when its number is in the collection. */
  found_case: z.nullable(FoundCase),
});
export type ReverseBasicinfoResponse = z.infer<typeof ReverseBasicinfoResponse>;
