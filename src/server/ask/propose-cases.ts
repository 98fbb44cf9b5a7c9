import { MOST_PROPOSED } from "#contract/search/ask-limits.ts";
import { emptyQuery } from "#contract/search/query-address.ts";
import type { ProposedCase } from "#contract/search/search-ask.ts";
import { planRequest } from "../search/plan-request.ts";
import type { SearchEngine } from "../search/search-engine.ts";

/** Words that one search combines. */
const TOGETHER = 2;
/** Words of fewer characters say too little, longer ones hardly stand in a judgment. */
const WORD_CHARS = { min: 2, max: 6 };

/**
 * Judgments and reference cases with a passage, by the words that a question shares with what is proposed for
 * it: first those of the likeliest cause with several of the words, then with one, then of any cause. Each
 * once; none without words.
 */
export async function proposeCases(
  engine: SearchEngine,
  words: readonly string[],
  cause: string | undefined,
): Promise<ProposedCase[]> {
  const usable = [...new Set(words)].filter(
    (word) => word.length >= WORD_CHARS.min && word.length <= WORD_CHARS.max,
  );
  const found = new Map<string, ProposedCase>();
  for (const { qr, reason } of attempts(usable, cause)) {
    if (found.size >= MOST_PROPOSED.cases) break;
    const planned = planRequest(engine, { ...emptyQuery(), qr, reason }, "");
    if ("failure" in planned) continue;
    const { rows } = await engine.find(planned.plan, { from: 1, rows: MOST_PROPOSED.cases });
    for (const { id, title, court, number, date, snippets = [] } of rows) {
      const passage = snippets.find(({ paragraph }) => paragraph >= 0);
      if (found.has(id) || !passage || found.size >= MOST_PROPOSED.cases) continue;
      found.set(id, {
        ...{ id, casename: title, court, case_number: number, casedate: date },
        passage: passage.text,
        words: qr,
      });
    }
  }
  return [...found.values()];
}

/** The searches to try, the narrowest first. */
function attempts(words: readonly string[], cause: string | undefined): { qr: string[]; reason: string[] }[] {
  const [first] = words;
  if (!first) return [];
  const together = words.slice(0, TOGETHER);
  const of = cause ? [cause] : [];
  const tries = [{ qr: together, reason: of }];
  if (together.length > 1 && cause) tries.push({ qr: together, reason: [] });
  if (cause) for (const word of together) tries.push({ qr: [word], reason: of });
  return tries;
}
