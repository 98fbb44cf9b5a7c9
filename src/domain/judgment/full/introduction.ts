import { withoutSpaces } from "../../text/to-nfc.ts";
import type { CauseBranch, ParseContext } from "../parse-result.ts";
import type { Party } from "../record.ts";
import { PARTY_WORD } from "./roles.ts";

/** The paragraph that says what the case is and how it came to this court. */
const INTRODUCTION =
  /一案|两案|二案|系列案|指控(?:原审)?被告人|提起公诉|申请(?:认可|承认|确认|宣告|撤销|支付令|强制执行)|罪犯[^，。]{2,20}因|一审诉讼|提出(?:执行)?异议|减刑|假释|不服[^。]{4,60}(?:判决|裁定|决定)|向本院(?:申请|提出|提起|起诉)|诉[至来]本院/;

/** The index of the paragraph that introduces the case, or -1. Only the head of a document is searched. */
export function findIntroduction(paragraphs: string[]): number {
  return paragraphs
    .slice(0, 80)
    .findIndex(
      (paragraph) => INTRODUCTION.test(paragraph) && !/^(?:委托|辩护人|法定代表人|住)/.test(paragraph),
    );
}

/** A cause as the catalogue has it and as the document prints it; `code` is null where no catalogue knows it. */
export interface PrintedCause {
  code: string | null;
  label: string;
  printed: string;
}

/**
 * The cause that an introduction names before 一案, else what stands there behind the parties' names. For
 * criminal cases the offence charged or found.
 */
export function readCause(
  introduction: string,
  operative: string,
  parties: Party[],
  branch: CauseBranch | null,
  context: ParseContext,
): PrintedCause {
  if (branch === "1") return readOffence(introduction, operative, context);
  const text = withoutSpaces(introduction);
  const end = text.search(/(?:一|两|二|系列)案/);
  const clause =
    withoutNames(end < 0 ? "" : text.slice(0, end), parties)
      .split(/[，。；：]/)
      .at(-1) ?? "";
  const printed = printedCause(clause);
  // Compensation names its ground (以违法保全为由); enforcement keeps the cause of the claim that is enforced.
  const ground = branch === "7" ? text.match(/以([^，。；]{2,20})为由/)?.[1] : undefined;
  const texts = [...(ground ? [`${ground}赔偿`] : []), clause ? `${clause}一案` : text.slice(0, 200)];
  const known = context.resolveCause(texts, branch === "6" ? "2" : branch);
  return known ? { ...known, printed: printed || known.label } : { code: null, label: printed, printed };
}

/** A clause without names, roles and brackets, so that several causes stand side by side (行政处罚及行政复议). */
function withoutNames(clause: string, parties: Party[]): string {
  let rest = clause.slice(-400).replace(/（[^（）]*）/g, "");
  const names = parties
    .map(({ name }) => name.replace(/（[^（）]*）/g, ""))
    .sort((a, b) => b.length - a.length);
  for (const name of names) if (name.length > 1) rest = rest.replaceAll(name, "某");
  return rest.replace(new RegExp(PARTY_WORD.source, "g"), "").replaceAll("某", "");
}

/** The printed name of a civil cause at the end of a clause, without the words that lead up to it. */
function printedCause(clause: string): string {
  const cause = clause.match(/[\u4e00-\u9fff、]{2,30}(?:纠纷|争议)$/)?.[0] ?? "";
  return cause.replace(/^.*?(?:之间的?|因与|因诉|因|与|诉|等人?|不服)(?=.{3})/, "").replace(/^[、及和]+/, "");
}

const OFFENCE = /犯([^，。；：“”]{2,60})/g;

/** 犯盗窃罪、诈骗罪: the first offence found, else the first charged. */
function readOffence(introduction: string, operative: string, context: ParseContext): PrintedCause {
  const phrases = [operative, introduction].flatMap((text) =>
    [...withoutSpaces(text).matchAll(OFFENCE)]
      .map((match) => match[1] ?? "")
      .filter((words) => words.includes("罪")),
  );
  for (const words of phrases) {
    const offence = words.slice(0, words.lastIndexOf("罪") + 1);
    const cause = context.resolveCause([offence], "1");
    if (cause) return { ...cause, printed: cause.label };
  }
  const printed = phrases[0]?.match(/^.*?罪/)?.[0] ?? "";
  return { code: null, label: printed, printed };
}
