import type { CauseBranch, ParseContext } from "../../parse-result.ts";

/** First keyword of a case, with its branch of the cause catalogue. */
const BRANCHES: [RegExp, CauseBranch][] = [
  [/^刑事/, "1"],
  [/^(?:国家赔偿|赔偿|司法救助)/, "7"],
  [/^执行/, "6"],
  [/^民事/, "2"],
  [/^行政/, "5"],
];
/** Third part of an entry number (2023-03-1-404-003): 1 criminal, 2 civil, 3 administrative, 4 compensation, 5 enforcement. */
const ENTRY_BRANCHES: Record<string, CauseBranch> = { 1: "1", 2: "2", 3: "5", 4: "7", 5: "6" };

/** The branch of law of a reference case, by its keywords, else by its entry number; null if neither shows it. */
export function branchOf(keywords: string, entry: string): CauseBranch | null {
  const word = BRANCHES.find(([pattern]) => pattern.test(keywords))?.[1];
  return word ?? ENTRY_BRANCHES[entry.split("-")[2] ?? ""] ?? null;
}

/**
 * The cause of a reference case, by its title, else by its keywords (刑事受贿罪…). An enforcement case keeps the
 * cause of enforcement, whatever claim was enforced.
 */
export function causeOfReference(
  casename: string,
  keywords: string,
  branch: CauseBranch | null,
  context: ParseContext,
): { code: string; label: string } | null {
  return context.resolveCause([casename, keywords], branch);
}
