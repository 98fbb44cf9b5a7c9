import { LawyerCasesRequest } from "#contract/lawyer-cases.ts";
import { cn } from "#i18n/cn.ts";
import { en } from "#i18n/en.ts";
import { openClaim, readJson, wordsFor } from "#server/recovery/ask.ts";
import { explainCases } from "#server/recovery/explain-cases.ts";
import { refuse, reply } from "#server/recovery/reply.ts";

/** POST /lawyer/cases: the cases of named lawyers with every factor by which they count. */
export default async function lawyerCases(request: Request): Promise<Response> {
  const words = wordsFor(request, { cn: cn.recoveryErrors, en: en.recoveryErrors });
  if (request.method !== "POST")
    return refuse("method_not_allowed", words.method, undefined, { allow: "POST" });
  const body = await readJson(request);
  if (body === undefined) return refuse("bad_json", words.json);
  const asked = LawyerCasesRequest.safeParse(body);
  if (!asked.success)
    return refuse("bad_input", words.invalid, [String(asked.error.issues[0]?.path[0] ?? "")]);
  const opened = openClaim(asked.data, words);
  if (opened instanceof Response) return opened;
  const data = asked.data.lawyers.map((person) => ({
    ...person,
    cases: explainCases(opened.table, opened.resolved, person),
  }));
  return reply({ result: { code: 0, msg: "" }, data });
}

// A literal: the host reads it without running the file. tests/contract compares it with the contract.
export const config = { path: "/lawyer/cases" };
