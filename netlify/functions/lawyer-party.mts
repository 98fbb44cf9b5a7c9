import { LawyerPartyRequest } from "#contract/lawyer-party.ts";
import { cn } from "#i18n/cn.ts";
import { en } from "#i18n/en.ts";
import { readJson, wordsFor } from "#server/recovery/ask.ts";
import { findPartyCounsel } from "#server/recovery/find-party-counsel.ts";
import { openTable } from "#server/recovery/open-table.ts";
import { refuse, reply } from "#server/recovery/reply.ts";

/** POST /lawyer/party: who appeared for a party, as a list of cases to check for conflicts. */
export default async function lawyerParty(request: Request): Promise<Response> {
  const words = wordsFor(request, { cn: cn.recoveryErrors, en: en.recoveryErrors });
  if (request.method !== "POST")
    return refuse("method_not_allowed", words.method, undefined, { allow: "POST" });
  const body = await readJson(request);
  if (body === undefined) return refuse("bad_json", words.json);
  const asked = LawyerPartyRequest.safeParse(body);
  if (!asked.success) return refuse("bad_input", words.invalid, ["party"]);
  const table = openTable();
  if (!table) return refuse("missing_part", words.missing);
  return reply({ result: { code: 0, msg: "" }, data: findPartyCounsel(table, asked.data.party) });
}

// A literal: the host reads it without running the file. tests/contract compares it with the contract.
export const config = { path: "/lawyer/party" };
