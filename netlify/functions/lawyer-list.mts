import { LawyerListQuery } from "#contract/lawyer-list.ts";
import { cn } from "#i18n/cn.ts";
import { en } from "#i18n/en.ts";
import { openClaim, wordsFor } from "#server/recovery/ask.ts";
import { listLawyers } from "#server/recovery/list-lawyers.ts";
import { loadProfiles } from "#server/recovery/profiles.ts";
import { refuse, reply } from "#server/recovery/reply.ts";

/** GET /lawyer/list: the lawyers for a claim in three lists. */
export default async function lawyerList(request: Request): Promise<Response> {
  const words = wordsFor(request, { cn: cn.recoveryErrors, en: en.recoveryErrors });
  if (request.method !== "GET")
    return refuse("method_not_allowed", words.method, undefined, { allow: "GET" });
  const given = [...new URL(request.url).searchParams].filter(([, value]) => value.trim() !== "");
  const query = LawyerListQuery.safeParse(Object.fromEntries(given));
  if (!query.success)
    return refuse("bad_input", words.invalid, [String(query.error.issues[0]?.path[0] ?? "")]);
  const opened = openClaim(query.data, words);
  if (opened instanceof Response) return opened;
  const data = listLawyers(opened.table, opened.resolved, query.data, loadProfiles());
  return reply({ result: { code: 0, msg: "" }, data });
}

// A literal: the host reads it without running the file. tests/contract compares it with the contract.
export const config = { path: "/lawyer/list" };
