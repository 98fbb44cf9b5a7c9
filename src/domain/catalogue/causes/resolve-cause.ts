import { type CauseMatch, causeMatcher } from "./cause-matcher.ts";
import { foldCauseText } from "./cause-wordings.ts";
import type { CauseIndex } from "./causes.ts";

/** The cause named in a text, or `unknown`. */
export type CauseResolution = { kind: "found"; code: string } | { kind: "unknown" };

/**
 * What the caller knows about the text. `branch` is 1 criminal, 2 civil, 5 administrative, 6 enforcement, 7
 * compensation.
 */
export interface CauseHint {
  branch?: "1" | "2" | "5" | "6" | "7";
}

type Branch = NonNullable<CauseHint["branch"]>;

const BRANCHES: Record<string, Branch> = { 刑事: "1", 民事: "2", 行政: "5", 执行: "6", 国家赔偿: "7" };
/**
 * The branch at the start of a keyword list. Titles do not start with it; in 民事判决书 it belongs to a document
 * type.
 */
const BRANCH_WORD =
  /^(刑事|民事|行政|执行|国家赔偿)(?!审|一审|二审|再审|判决|裁定|调解|诉讼法)(诉讼)?(刑事附带民事(公益)?诉讼)?/;

/** The 案 that ends a title. It does not match in 案外人, 案件, 方案 and similar words. */
const TITLE_END = /刑事附带民事|(?<![方档立本该此备个图提草涉归原审])案(?![外件由情号卷涉发例值款])/u;
/** Words that may stand between two causes of one case. */
const LINK = /^(以及|及其|及|与|和|暨|等)?$/;
const TAIL =
  /^(等|款|罪|纠纷|行政纠纷|行政|国家赔偿|赔偿|请求|决定|行为)*(一审|二审|再审|审判监督|申诉|抗诉|自诉|申请|特别程序|首次|执行|民事|刑事|管辖|其他|非诉|准许撤|撤回|改判|判决|裁定|调解|通知|决定|一?$)/u;
/**
 * Words of a text that mentions the government. Acts of government have everyday names (罚款, 恢复原状), which
 * count only in such a text.
 */
const GOVERNMENT = /行政|政府|公安|法定职责|[局厅委队]/u;

/**
 * The most specific cause named in a title or a keyword list, e.g. 张某与某公司买卖合同纠纷案 or 刑事敲诈勒索罪强迫交易罪. If a text
 * names several causes, the first is taken, because courts put the principal one first. If there are several
 * texts, the first one that names a cause decides, and later ones only narrow it. A branch at the start of a
 * keyword list applies to all texts. White space, line breaks, commas and a missing 罪 or 纠纷 are tolerated. A
 * former name resolves to the cause that succeeded it.
 */
export function resolveCause(
  text: string | string[],
  causes: CauseIndex,
  hint: CauseHint = {},
): CauseResolution {
  const folded = (typeof text === "string" ? [text] : text).map(foldCauseText);
  const openings = folded.map((one) => opening(one, causes));
  const branch = hint.branch ?? openings.find((found) => found !== undefined)?.branch;
  let code: string | undefined;
  folded.forEach((one, at) => {
    const length = openings[at]?.length;
    const next =
      length === undefined
        ? fromTitle(one, causes, branch)
        : fromKeywords(one.slice(length), causes, branch!);
    if (next && (code === undefined || next.startsWith(code))) code = next;
  });
  for (const one of folded) code ??= ofShortened(one, causes, branch) ?? asContract(one, causes, branch);
  return code === undefined ? { kind: "unknown" } : { kind: "found", code };
}

/**
 * A phrase that ends like a cause name. A court may have left out parts of the official name before the
 * ending.
 */
const NAMED = /^(.{4,20})(纠纷|罪|之诉)(?:一?案)?$/u;
const isSubsequence = (short: string, name: string): boolean => {
  let at = 0;
  for (const sign of name) if (sign === short[at]) at++;
  return at === short.length;
};

/**
 * The cause whose official name a text shortens: 侵害出资人权益纠纷 stands for 侵害企业出资人权益纠纷, and 协议 counts as 合同. If
 * several causes match, their nearest common ancestor is returned, unless it is a branch or one of a branch's
 * main parts.
 */
function ofShortened(text: string, causes: CauseIndex, branch?: Branch): string | undefined {
  const alike = (name: string): string => name.replaceAll("、", "").replaceAll("协议", "合同");
  const [, short = "", ending = ""] = NAMED.exec(alike(text)) ?? [];
  if (!short) return undefined;
  const codes = causes.called.flatMap(({ code, name }) => {
    const own = alike(name);
    const isNear = own.length <= (short.length + ending.length) * 2 && own.endsWith(ending);
    return code.startsWith(branch ?? "") && isNear && isSubsequence(short, own) ? [code] : [];
  });
  let above = codes[0] ?? "";
  while (!codes.every((code) => code.startsWith(above)) || (above && !causes.byId(above)))
    above = above.slice(0, -1);
  return above.length > 3 ? above : undefined;
}

/** The contract named in a text without the word 合同 (买卖纠纷). Undefined if it names no particular contract. */
function asContract(text: string, causes: CauseIndex, branch?: Branch): string | undefined {
  if (branch && branch !== "2") return undefined;
  const code = fromTitle(text.replace(/(?<!合同)纠纷/u, "合同纠纷"), causes, "2");
  return code && code.length > CONTRACTS.length && code.startsWith(CONTRACTS) ? code : undefined;
}
/** Code of 合同纠纷, the ancestor of all contracts. */
const CONTRACTS = "20401";

/**
 * The branch at the start of a keyword list, and the length of the words for it; undefined for other texts.
 */
function opening(text: string, causes: CauseIndex): { branch: Branch; length: number } | undefined {
  const found = BRANCH_WORD.exec(text);
  if (!found) return undefined;
  // 行政处罚 and 执行异议之诉 are causes, although they begin like a keyword list.
  const [first] = causeMatcher(causes).find(text, "12567");
  if (first?.from === 0 && first.whole && first.to > found[1]!.length) return undefined;
  return { branch: BRANCHES[found[1]!]!, length: found[0].length };
}

/**
 * The cause in a keyword list without its branch. Keywords may be joined without commas. The cause is the
 * first one; a narrower cause may follow it directly.
 */
function fromKeywords(text: string, causes: CauseIndex, branch: Branch): string | undefined {
  if (branch === "6") return "6";
  const matches = causeMatcher(causes).find(text, branch);
  const first = matches[0]?.from === 0 ? matches[0] : matches.find(({ whole }) => whole);
  return first && narrow(first, matches, text);
}

/** The cause at the end of a title. If several are joined by 及, 与 or nothing, the first of them is taken. */
function fromTitle(text: string, causes: CauseIndex, branch?: Branch): string | undefined {
  if (branch === "6") return "6";
  const end = TITLE_END.exec(text);
  const title = end ? text.slice(0, end.index) : text;
  const matches = causeMatcher(causes).find(title, branch ?? likelyBranches(title));
  const last =
    matches.findLast(({ to }) => TAIL.test(title.slice(to))) ?? matches.findLast(({ whole }) => whole);
  // Several accused may each have offences of their own: 甲故意伤害、乙寻衅滋事案.
  if (last?.code.startsWith("1")) return matches.find(({ code }) => code.startsWith("1"))!.code;
  if (last === undefined) {
    return matches.find(({ code, from, to }) => code.startsWith("1") && to - from > 3)?.code;
  }
  if (last.code === "6") return "6";
  let first = last;
  for (const match of matches.slice(0, matches.indexOf(last)).reverse()) {
    if (match.code[0] !== last.code[0] || !LINK.test(title.slice(match.to, first.from))) break;
    first = match;
  }
  return narrow(first, matches, title);
}

function likelyBranches(title: string): string {
  return `126${GOVERNMENT.test(title) ? "5" : ""}${title.includes("赔偿") ? "7" : ""}`;
}

/**
 * Narrows the cause `first` by the causes that follow it, as long as each is a descendant of the one before.
 * A public-interest suit is a cause of its own, whatever its subject (不履行法定职责行政公益诉讼).
 */
function narrow(first: CauseMatch, matches: CauseMatch[], text: string): string {
  let current = first;
  for (const match of matches.slice(matches.indexOf(first) + 1)) {
    const linked = LINK.test(text.slice(current.to, match.from));
    if (linked && text.slice(match.from, match.to).endsWith("公益诉讼")) return match.code;
    if (!linked || !match.code.startsWith(current.code)) break;
    current = match;
  }
  return current.code;
}
