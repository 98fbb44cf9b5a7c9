import * as z from "zod/mini";
import { CaseRow } from "../case-row.ts";
import { answered } from "../envelope.ts";
import type { Operation } from "../operation.ts";
import { LAWYER_PARTY_PATH } from "../paths.ts";

/**
 * The body of POST /lawyer/party: a party's name or a part of it. A natural person is found only by the whole
 * name.
 */
export const LawyerPartyRequest = z.object({
  party: z.string().check(z.trim(), z.minLength(2), z.maxLength(100)),
});

/** A case in which a lawyer appeared for a party, with the lawyer. */
export const PartyCase = z.extend(CaseRow, {
  /** The party's printed name. */
  party: z.string(),
  lawyer: z.string(),
  lawoffice: z.string(),
});
export type PartyCase = z.infer<typeof PartyCase>;

export const LawyerPartyResponse = answered({
  data: z.object({
    /** Number of appearances that were found. `cases` are the newest of them. */
    total: z.number(),
    parties: z.number(),
    cases: z.array(PartyCase),
  }),
});
export type LawyerPartyResponse = z.infer<typeof LawyerPartyResponse>;

/** Returns the lawyers who appeared for a party. */
export const lawyerParty = {
  route: LAWYER_PARTY_PATH,
  method: "POST",
  input: LawyerPartyRequest,
  output: LawyerPartyResponse,
  examples: () => ({ company: { party: "财产保险股份有限公司" } }),
} satisfies Operation;
