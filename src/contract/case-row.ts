import * as z from "zod/mini";

/**
 * What every list of cases says about one: enough to identify and open it. `casedate` is yyyy-MM-dd or empty.
 */
export const CaseRow = z.object({
  id: z.string(),
  casename: z.string(),
  court: z.string(),
  case_number: z.string(),
  casedate: z.string(),
});
export type CaseRow = z.infer<typeof CaseRow>;
