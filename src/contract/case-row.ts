import * as z from "zod/mini";

/**
 * The facts about a case that every list of cases shows. They suffice to identify and open it. `casedate` is
 * yyyy-MM-dd or empty.
 */
export const CaseRow = z.object({
  id: z.string(),
  casename: z.string(),
  court: z.string(),
  case_number: z.string(),
  casedate: z.string(),
});
export type CaseRow = z.infer<typeof CaseRow>;
