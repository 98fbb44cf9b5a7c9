import { emptyQuery } from "#contract/search/query-address.ts";
import { SCOPE } from "#domain/search/scope.ts";
import { planRequest } from "../plan-request.ts";
import type { SearchEngine } from "../search-engine.ts";
import type { Suggestions } from "./suggestions.ts";

const KINDS = ["qr", "reason"] as const;

/**
 * At most `limit` words to suggest for a search: the most frequent keywords and causes, alternating. Words of
 * nearly all judgments are left out, and so are words that find nothing as a keyword.
 */
export async function offeredWords(
  engine: SearchEngine,
  suggestions: Suggestions,
  limit: number,
): Promise<string[]> {
  const groups = await suggestions.groups("", engine, engine.catalogue(SCOPE.cases), SCOPE.cases);
  const [keywords, causes] = KINDS.map(
    (kind) => groups.find((group) => group.kind === kind)?.items.map(({ label }) => label) ?? [],
  ) as [string[], string[]];
  const inTurn = keywords.flatMap((keyword, at) => [keyword, causes[at] ?? ""]);
  const offered: string[] = [];
  for (const word of new Set([...inTurn, ...causes])) {
    if (offered.length === limit) break;
    if (word === "") continue;
    const planned = planRequest(engine, { ...emptyQuery(), qr: [word] }, "");
    if ("plan" in planned && (await engine.count(planned.plan)) > 0) offered.push(word);
  }
  return offered;
}
