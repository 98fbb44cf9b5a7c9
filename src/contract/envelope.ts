import * as z from "zod/mini";

/** The result of a call. 0 means success. Every other code is stable and in `ERROR_CODES`. */
const Result = z.object({ code: z.number(), msg: z.string() });
/** The schema of a successful answer: `result` and the members of `shape`. */
export const answered = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  z.object({ result: Result, ...shape });

/** The HTTP status and the stable code of each expected failure. The dictionaries have the messages. */
export const ERROR_CODES = {
  bad_input: { status: 400, code: 40001 },
  bad_json: { status: 400, code: 40002 },
  /** The content that arrived is not what was sent. Sending it again may succeed. */
  damaged: { status: 400, code: 40003 },
  /** A name fits several entries. `choices` lists them; the call succeeds with one of these. */
  ambiguous: { status: 400, code: 40004 },
  /** The four faults of a question: it is empty, a single character, too long, or has no Chinese. */
  question_empty: { status: 400, code: 40005 },
  question_short: { status: 400, code: 40006 },
  question_long: { status: 400, code: 40007 },
  question_foreign: { status: 400, code: 40008 },
  /** A page of another site made the call. */
  cross_site: { status: 403, code: 40301 },
  unknown_id: { status: 404, code: 40401 },
  not_found: { status: 404, code: 40402 },
  method_not_allowed: { status: 405, code: 40501 },
  too_large: { status: 413, code: 41301 },
  wrong_type: { status: 415, code: 41501 },
  too_many: { status: 429, code: 42901 },
  internal: { status: 500, code: 50001 },
  /** Data that is stored elsewhere cannot be reached at the moment. Trying again may succeed. */
  unavailable: { status: 503, code: 50302 },
  missing_part: { status: 503, code: 50301 },
  /** A generated file is damaged, or from another build or version. */
  faulty_part: { status: 503, code: 50303 },
  /** The disk on which leads are stored is full. Trying again later may succeed. */
  no_room: { status: 503, code: 50304 },
} as const;

/** Names of the expected failures. */
export type ErrorName = keyof typeof ERROR_CODES;

/** One of the entries that an ambiguous name fits. `code` is its court id or cause code. */
export const Choice = z.object({ label: z.string(), code: z.string() });
export type Choice = z.infer<typeof Choice>;

/**
 * A failed answer. `fields` are the fields that failed validation. `choices` are the entries that an
 * ambiguous name fits.
 */
export const Failure = z.object({
  result: z.object({
    code: z.number(),
    msg: z.string(),
    fields: z.optional(z.array(z.string())),
    choices: z.optional(z.array(Choice)),
  }),
});
