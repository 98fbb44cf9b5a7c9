import * as z from "zod/mini";
import { answered } from "../envelope.ts";
import type { Operation } from "../operation.ts";
import { LAWYER_COUNT_PATH } from "../paths.ts";
import { MAX_CLAIM_NAME_CHARS } from "./lawyer-limits.ts";

/** Maximum number of courts in a request. No map has as many areas. */
const MAX_COURTS = 50;
const name = z.string().check(z.trim(), z.maxLength(MAX_CLAIM_NAME_CHARS));

/** The body of POST /lawyer/count: a cause (empty for all) and the labels of courts. */
export const LawyerCountRequest = z.object({
  reason: z._default(name, ""),
  courts: z.array(name).check(z.minLength(1), z.maxLength(MAX_COURTS)),
});
export type LawyerCountRequest = z.infer<typeof LawyerCountRequest>;

/**
 * For each court in the request, in order: the number of lawyers who since 2010 have had a case with the
 * cause, or one below it, before that court or one below it.
 */
export const LawyerCountResponse = answered({ data: z.array(z.number()) });
export type LawyerCountResponse = z.infer<typeof LawyerCountResponse>;

/** Counts the lawyers with cases of a cause, for each of several courts. */
export const lawyerCount = {
  route: LAWYER_COUNT_PATH,
  method: "POST",
  input: LawyerCountRequest,
  output: LawyerCountResponse,
  fails: ["ambiguous"],
  examples: () => ({
    provinces: { reason: "保险人代位求偿权纠纷", courts: ["四川省高级人民法院", "北京市高级人民法院"] },
  }),
} satisfies Operation;
