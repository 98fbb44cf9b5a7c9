import type { CauseBranch, ParseContext } from "../parse-result.ts";

/** First word of the keywords, and the branch of the cause catalogue it stands for. */
const BRANCHES: [RegExp, CauseBranch][] = [
  [/^刑事/, "1"],
  [/^(?:国家赔偿|赔偿|司法救助)/, "7"],
  [/^执行/, "6"],
  [/^民事/, "2"],
  [/^行政/, "5"],
];
/** Third part of an entry number (2023-03-1-404-003): 1 criminal, 2 civil, 3 administrative, 4 compensation, 5 enforcement. */
const ENTRY_BRANCHES: Record<string, CauseBranch> = { 1: "1", 2: "2", 3: "5", 4: "7", 5: "6" };
const LONGEST_CAUSE = 40;

/** The branch of law of a reference case, by its keywords, else by its entry number; null where neither tells. */
export function branchOf(keywords: string, entry: string): CauseBranch | null {
  const word = BRANCHES.find(([pattern]) => pattern.test(keywords))?.[1];
  return word ?? ENTRY_BRANCHES[entry.split("-")[2] ?? ""] ?? null;
}

/**
 * The cause of a reference case: the longest end of the title (某诉某合同纠纷案) or, failing that, the longest
 * beginning of the keywords behind the branch (刑事受贿罪…) that the catalogue knows.
 */
export function causeOfReference(
  casename: string,
  keywords: string,
  branch: CauseBranch | null,
  context: ParseContext,
): { code: string; label: string } | null {
  const title = casename.replace(/(?:一|系列)?案$/, "");
  for (let start = Math.max(0, title.length - LONGEST_CAUSE); start < title.length - 1; start++) {
    const cause = resolveNear(title.slice(start), branch, context);
    if (cause) return cause;
  }
  const words = keywords.replace(/^(?:刑事|民事|行政|执行|国家赔偿|赔偿)[/／、\s]*/, "");
  for (let end = Math.min(words.length, LONGEST_CAUSE); end >= 2; end--) {
    const cause = resolveNear(words.slice(0, end), branch, context);
    if (cause) return cause;
  }
  return branch === "6" ? context.resolveCause("执行", "6") : null;
}

/** Titles and keywords leave out the last word of a cause: 受贿 for 受贿罪, 股权转让 for 股权转让纠纷. */
function resolveNear(
  text: string,
  branch: CauseBranch | null,
  context: ParseContext,
): { code: string; label: string } | null {
  const endings = branch === "1" ? ["", "罪"] : branch === "2" ? ["", "纠纷"] : [""];
  for (const ending of endings) {
    const cause = text.endsWith(ending) && ending ? null : context.resolveCause(text + ending, branch);
    if (cause) return cause;
  }
  return null;
}
