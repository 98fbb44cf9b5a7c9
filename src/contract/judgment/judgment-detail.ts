import * as z from "zod/mini";
import { INSTANCES, OUTCOMES, SAMPLINGS, WITHHELD } from "#domain/judgment/record.ts";
import { answered } from "../envelope.ts";
import { JSON_OR_FORM, type Operation } from "../operation.ts";
import { CONTENT_PATH } from "../paths.ts";

/** The body of POST /content: the id of a judgment. */
export const ContentRequest = z.object({ id: z.string().check(z.regex(/^[a-z2-7]{12}$/)) });

/** Another document of the dispute. It is in the collection, or this document names it. */
export const RelatedCase = z.object({
  /** Id in this collection. Empty if the document is not in it. */
  id: z.string(),
  court: z.string(),
  case_number: z.string(),
  text_type: z.string(),
  casedate: z.string(),
  instance: z.enum(INSTANCES),
  /**
   * How the other document decided the appeal. Absent if it does not decide one, or is not in this
   * collection.
   */
  outcome: z.optional(z.enum(OUTCOMES)),
});
export type RelatedCase = z.infer<typeof RelatedCase>;

/**
 * The people of a case. Natural persons are shown as text and have no link. A name with 某 or × has no link
 * either, because several people may share it.
 */
export const InvolvedPeople = z.object({
  /** `role` as printed, e.g. 被上诉人（原审原告）. `natural`: the party is a person and no organisation. */
  parties: z.array(z.object({ name: z.string(), role: z.string(), natural: z.boolean() })),
  /** `kind` is `other` for a relative or employee. `parties` are the names of the represented parties. */
  counsel: z.array(
    z.object({
      name: z.string(),
      firm: z.string(),
      kind: z.enum(["lawyer", "trainee", "legal_worker", "other"]),
      parties: z.array(z.string()),
    }),
  ),
  /** Whether the first of `judges` is the presiding judge. */
  presiding: z.boolean(),
  judges: z.array(z.string()),
  clerk: z.string(),
});
export type InvolvedPeople = z.infer<typeof InvolvedPeople>;

/** A whole judgment. */
export const JudgmentDetail = z.object({
  id: z.string(),
  casename: z.string(),
  wenshu_url: z.string(),
  court: z.string(),
  text_type: z.string(),
  case_number: z.string(),
  casedate: z.string(),
  body_text: z.array(z.string()),
  tail_text: z.array(z.string()),
  body_postscript: z.array(z.string()),
  cause: z.string(),
  cause_code: z.nullable(z.string()),
  /** Why the document is not public. If it is set, only court, case number and date are known. */
  withheld: z.optional(z.enum(WITHHELD)),
  /** All causes, of which `cause` is the first. Absent if there is at most one. */
  causes: z.optional(z.array(z.string())),
  court_id: z.nullable(z.number()),
  outcome: z.nullable(z.enum(OUTCOMES)),
  holding: z.nullable(z.object({ from: z.number(), to: z.number() })),
  related: z.array(RelatedCase),
  /** The participants as printed. Absent if the text names none. */
  people: z.optional(InvolvedPeople),
  /**
   * The articles that the text cites. `url` has no language. It is empty if neither the article nor its law
   * is in the collection. `text` is the day from which the linked version is binding. It is present if that
   * day is after the judgment. `today` is present if the article is different today; it has the present label
   * and address, and the day of the change.
   */
  cites: z.optional(
    z.array(
      z.object({
        label: z.string(),
        url: z.string(),
        text: z.optional(z.string()),
        today: z.optional(
          z.object({
            state: z.enum(["changed", "moved", "dropped", "ended"]),
            label: z.string(),
            url: z.string(),
            from: z.string(),
          }),
        ),
      }),
    ),
  ),
  /** SHA-256 of the text (`canonicalText`), hexadecimal. It is computed when the document is requested. */
  text_sha256: z.optional(z.string()),
  source: z.object({ name: z.string(), sample: z.boolean(), sampling: z.enum(SAMPLINGS) }),
});
export type JudgmentDetail = z.infer<typeof JudgmentDetail>;

/** The answer of POST /content. */
export const ContentResponse = answered({ wenshu_content: JudgmentDetail });
export type ContentResponse = z.infer<typeof ContentResponse>;

/** Returns one judgment. */
export const content = {
  route: CONTENT_PATH,
  method: "POST",
  bodies: JSON_OR_FORM,
  input: ContentRequest,
  output: ContentResponse,
  fails: ["unknown_id"],
  examples: ({ id }) => ({ judgment: { id } }),
} satisfies Operation;
