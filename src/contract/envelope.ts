import * as z from "zod/mini";

/** `code` 0 is success; every other code is stable and listed in `ERROR_CODES`. */
export const Result = z.object({ code: z.number(), msg: z.string() });

/** HTTP status and stable code of each expected failure. The messages are in the dictionaries. */
export const ERROR_CODES = {
  bad_input: { status: 400, code: 40001 },
  bad_json: { status: 400, code: 40002 },
  /** The content that arrived differs from what was sent; sending it again may succeed. */
  damaged: { status: 400, code: 40003 },
  /** A name matches several entries. `choices` lists them; the call succeeds with one of them. */
  ambiguous: { status: 400, code: 40004 },
  /** The question is empty, a single character, too long, or has no Chinese. */
  question_empty: { status: 400, code: 40005 },
  question_short: { status: 400, code: 40006 },
  question_long: { status: 400, code: 40007 },
  question_foreign: { status: 400, code: 40008 },
  /** The POST was made by a page of another site. */
  cross_site: { status: 403, code: 40301 },
  unknown_id: { status: 404, code: 40401 },
  not_found: { status: 404, code: 40402 },
  method_not_allowed: { status: 405, code: 40501 },
  too_large: { status: 413, code: 41301 },
  wrong_type: { status: 415, code: 41501 },
  too_many: { status: 429, code: 42901 },
  internal: { status: 500, code: 50001 },
  /** A part of the data that is stored elsewhere does not respond now; trying again may succeed. */
  unavailable: { status: 503, code: 50302 },
  missing_part: { status: 503, code: 50301 },
  /** A generated file is damaged, or from another build or version. */
  faulty_part: { status: 503, code: 50303 },
  /** The disk that leads are stored on has no room left: trying again later may succeed. */
  no_room: { status: 503, code: 50304 },
} as const;

/** Names of the expected failures. */
export type ErrorName = keyof typeof ERROR_CODES;

/** One of the things that an ambiguous name fits: its label, and its court id or cause code. */
export const Choice = z.object({ label: z.string(), code: z.string() });
export type Choice = z.infer<typeof Choice>;

/**
 * A failed answer; `fields` names the offending fields of a validation failure, `choices` what an ambiguous
 * name fits.
 */
export const Failure = z.object({
  result: z.object({
    code: z.number(),
    msg: z.string(),
    fields: z.optional(z.array(z.string())),
    choices: z.optional(z.array(Choice)),
  }),
});
