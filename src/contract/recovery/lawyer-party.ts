import * as z from "zod/mini";
import { CaseRow } from "../case-row.ts";
import { Result } from "../envelope.ts";
import type { Operation } from "../operation.ts";
import { LAWYER_PARTY_PATH } from "../paths.ts";

/**
 * The body of POST /lawyer/party: a party's name or a part of it; a natural person is found only by the whole
 * name.
 */
export const LawyerPartyRequest = z.object({
  party: z.string().check(z.trim(), z.minLength(2), z.maxLength(100)),
});

/** An appearance for a party: the case, and who appeared. */
export const PartyCase = z.extend(CaseRow, {
  /** The party as printed. */
  party: z.string(),
  lawyer: z.string(),
  lawoffice: z.string(),
});
export type PartyCase = z.infer<typeof PartyCase>;

export const LawyerPartyResponse = z.object({
  result: Result,
  data: z.object({
    /** Total appearances found; `cases` contains the newest of them. */
    total: z.number(),
    parties: z.number(),
    cases: z.array(PartyCase),
  }),
});
export type LawyerPartyResponse = z.infer<typeof LawyerPartyResponse>;

/** The lawyers who appeared for a party. */
export const lawyerParty = {
  route: LAWYER_PARTY_PATH,
  method: "POST",
  input: LawyerPartyRequest,
  output: LawyerPartyResponse,
  examples: () => ({ company: { party: "财产保险股份有限公司" } }),
} satisfies Operation;
