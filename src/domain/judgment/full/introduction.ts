import { withoutSpaces } from "../../text/to-nfc.ts";
import { findDecisions } from "../decisions.ts";
import type { CauseBranch, ParseContext } from "../parse-result.ts";
import type { CaseRef, Party } from "../record.ts";

/** The paragraph that says what the case is and how it came to this court. */
const INTRODUCTION =
  /一案|两案|二案|系列案|指控(?:原审)?被告人|提起公诉|申请(?:认可|承认|确认|宣告|撤销|支付令|强制执行)|罪犯[^，。]{2,20}因|一审诉讼|提出(?:执行)?异议|减刑|假释/;
/** Where the telling of how the case came here ends and what the parties say begins. */
const PLEADINGS =
  /^(?:[^，。：:]{0,40}?(?:诉称|上诉称|辩称|答辩称|述称|申请称|请求[：:]|诉讼请求[：:]|起诉请求|上诉请求|申请再审请求|再审请求|指控[：:，]|异议称)|事实[和与]理由|经审理查明|本院经审查认为|本院认为|一审法院认定|一审法院查明|原审法院|查明)/;
const LONGEST_CAUSE = 40;

/** The index of the paragraph that introduces the case, or -1. Only the head of a document is searched. */
export function findIntroduction(paragraphs: string[]): number {
  return paragraphs
    .slice(0, 80)
    .findIndex(
      (paragraph) => INTRODUCTION.test(paragraph) && !/^(?:委托|辩护人|法定代表人|住)/.test(paragraph),
    );
}

/**
 * The cause that an introduction names: the longest run of characters before 一案 that the catalogue knows,
 * else what stands there behind the parties' names. For criminal cases the offence charged or found.
 */
export function readCause(
  introduction: string,
  operative: string,
  parties: Party[],
  branch: CauseBranch | null,
  context: ParseContext,
): { code: string | null; label: string } {
  if (branch === "1") return readOffence(introduction, operative, context);
  const text = withoutSpaces(introduction);
  const end = text.search(/(?:一|两|二|系列)案/);
  const clause = (end < 0 ? "" : text.slice(0, end)).split(/[，。；：:]/).at(-1) ?? "";
  const known = resolveEnd(clause, branch, context);
  if (known) return { code: known.code, label: known.label };
  return { code: null, label: behindNames(clause, parties) };
}

/** The cause that the longest end of a text names, or null. */
export function resolveEnd(
  clause: string,
  branch: CauseBranch | null,
  context: ParseContext,
): { code: string; label: string } | null {
  for (let start = Math.max(0, clause.length - LONGEST_CAUSE); start < clause.length - 1; start++) {
    const cause = context.resolveCause(clause.slice(start), branch);
    if (cause) return cause;
  }
  return null;
}

/** What a clause says behind the last name of a party and the words that join it: 因与李四买卖合同纠纷. */
function behindNames(clause: string, parties: Party[]): string {
  let rest = clause;
  for (const { name } of parties) {
    const at = rest.lastIndexOf(name);
    if (at >= 0) rest = rest.slice(at + name.length);
  }
  const cause = rest.match(/[\u4e00-\u9fff、（）()]{2,30}(?:纠纷|争议)$/)?.[0] ?? "";
  return cause.replace(/^.*(?:公司|银行|支行|局|政府|委员会|之间|因|与|诉|及|等|的)/, "");
}

const OFFENCE = /犯([^，。；：“”]{2,60})/g;

/** 犯盗窃罪、诈骗罪: the first offence; of the ends at 罪 the longest that the catalogue knows. */
function readOffence(
  introduction: string,
  operative: string,
  context: ParseContext,
): { code: string | null; label: string } {
  let printed = "";
  for (const text of [operative, introduction]) {
    for (const match of withoutSpaces(text).matchAll(OFFENCE)) {
      const words = match[1] ?? "";
      const ends = [...words.matchAll(/罪/g)].map(({ index }) => index + 1);
      for (const end of ends.reverse()) {
        const cause = context.resolveCause(words.slice(0, end), "1");
        if (cause) return { code: cause.code, label: cause.label };
      }
      if (!printed && ends.length > 0) printed = words.slice(0, ends.at(-1));
    }
  }
  return { code: null, label: printed };
}

/**
 * The other decisions of the dispute that the introduction and the paragraphs behind it name, oldest first
 * as printed, each once. A decision without a court of its own and with this document's court code is this
 * court's.
 */
export function readEarlierCases(
  paragraphs: string[],
  own: { court: string; court_id: number | null; case_number: string },
  context: ParseContext,
): CaseRef[] {
  const end = paragraphs.findIndex((paragraph, index) => index > 0 && PLEADINGS.test(paragraph));
  const text = paragraphs.slice(0, end < 0 ? 4 : Math.min(end, 8)).join("\n");
  const cases = new Map<string, CaseRef>();
  for (const { from: _from, to: _to, ...found } of findDecisions(text, context)) {
    if (found.case_number === own.case_number) continue;
    const isOwn = !found.court && prefixOf(found.case_number) === prefixOf(own.case_number);
    const reference: CaseRef = isOwn ? { ...found, court: own.court, court_id: own.court_id } : found;
    const known = cases.get(found.case_number);
    cases.set(found.case_number, known ? merge(known, reference) : reference);
  }
  return [...cases.values()];
}

function merge(known: CaseRef, other: CaseRef): CaseRef {
  return {
    ...known,
    court: known.court || other.court,
    court_id: known.court_id ?? other.court_id,
    text_type: known.text_type || other.text_type,
    casedate: known.casedate || other.casedate,
  };
}

/** The court's part of a modern case number: 内0102 in （2021）内0102民初12号. */
function prefixOf(caseNumber: string): string {
  return caseNumber.match(/^（[0-9]{4}）([\u4e00-\u9fff]{1,3}[0-9]{2,4})/)?.[1] ?? caseNumber;
}
