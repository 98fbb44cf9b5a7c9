import * as z from "zod/mini";
import { Result } from "./envelope.ts";

export { LAWYER_PARTY_PATH } from "./paths.ts";

/** The body of POST /lawyer/party: a party's name or a part of it. */
export const LawyerPartyRequest = z.object({
  party: z.string().check(z.trim(), z.minLength(2), z.maxLength(100)),
});

export const PartyCase = z.object({
  id: z.string(),
  casename: z.string(),
  court: z.string(),
  case_number: z.string(),
  casedate: z.string(),
  /** The party as printed. */
  party: z.string(),
  lawyer: z.string(),
  lawoffice: z.string(),
});
export type PartyCase = z.infer<typeof PartyCase>;

export const LawyerPartyResponse = z.object({
  result: Result,
  data: z.object({
    /** Appearances found in all; `cases` holds the newest of them. */
    total: z.number(),
    parties: z.number(),
    cases: z.array(PartyCase),
  }),
});
export type LawyerPartyResponse = z.infer<typeof LawyerPartyResponse>;
