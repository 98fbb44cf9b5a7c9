import { allMatches } from "../../../text/all-matches.ts";
import { withoutSpaces } from "../../../text/to-nfc.ts";
import type { CauseBranch, ParseContext } from "../../parse-result.ts";
import type { Party } from "../../record.ts";
import { introducesCase, namesSomebody } from "../people/head-sentence.ts";
import { PARTY_WORD } from "../people/roles.ts";

/** The index of the paragraph that introduces the case, or -1. Only the head of a document is searched. */
export function findIntroduction(paragraphs: string[]): number {
  return paragraphs
    .slice(0, 80)
    .findIndex((paragraph) =>
      paragraph.split(/(?<=。)/).some((sentence) => !namesSomebody(sentence) && introducesCase(sentence)),
    );
}

/**
 * A cause under the catalogue's name and as the document prints it. `code` is null if the catalogue does not
 * know the cause.
 */
export interface PrintedCause {
  code: string | null;
  label: string;
  printed: string;
}

/**
 * The cause named in the introducing paragraph before 一案. If the catalogue knows none there, the cause
 * consists of the words after the parties' names.
 */
export function readCause(
  introduction: string,
  parties: Party[],
  branch: CauseBranch | null,
  context: ParseContext,
): PrintedCause {
  const text = withoutSpaces(introduction);
  const end = text.search(/(?:一|两|二|三|四|系列|等)案(?![号情件卷由])|(?<=纠纷)[，。]/);
  const clause = (
    withoutNames(end < 0 ? "" : text.slice(0, end), parties)
      .split(/[，。；：]/)
      .at(-1) ?? ""
  ).replace(PROCEDURAL, "");
  const printed = printedCause(clause);
  // A compensation case is named after its ground (以违法保全为由). An enforcement case keeps the cause of the
  // enforced claim.
  const ground = branch === "7" ? text.match(/以([^，。；]{2,20})为由/)?.[1] : undefined;
  const texts = [...(ground ? [`${ground}赔偿`] : []), clause ? `${clause}一案` : text.slice(0, 200)];
  const known =
    context.resolveCause(texts, branch === "6" ? "2" : branch) ??
    (printed ? context.resolveCause([printed], branch === "6" ? "2" : branch) : null);
  return known ? { ...known, printed: printed || known.label } : { code: null, label: printed, printed };
}

/** Words for parties. 第三人 in 第三人撤销之诉 is excluded, because that is a cause. */
const PARTY_WORDS = new RegExp(`${PARTY_WORD.source}(?!撤销)`, "g");
/** A procedural dispute, named after the cause: 管辖权异议 in 买卖合同纠纷管辖权异议. */
const PROCEDURAL = /(?:、|及)?(?:提出)?(?:的?管辖权?(?:异议|争议)?|不予受理|驳回起诉|申请再审|再审审查)$/;
/** A short name that the text gives a party: （以下简称例山公司）, （下称“例山”）. */
const SHORT_NAME = /[简下]称(?:为|[：:])?[“"]?([^“”"，。；（）]{2,16})/g;

/** The clause without names, roles and brackets, so that several causes become adjacent (行政处罚及行政复议). */
function withoutNames(clause: string, parties: Party[]): string {
  let rest = clause.slice(-400).replace(/（[^（）]*）/g, "");
  const short = allMatches(clause, SHORT_NAME).map(([, name = ""]) => name);
  const names = [...parties.map(({ name }) => name.replace(/（[^（）]*）/g, "")), ...short].sort(
    (a, b) => b.length - a.length,
  );
  for (const name of names) if (name.length > 1) rest = rest.replaceAll(name, "某");
  return rest.replace(PARTY_WORDS, "").replaceAll("某", "");
}

/** The text before a cause: words that connect the parties, and a party that the head does not list. */
const BEFORE_CAUSE =
  /^.*(?:之间的?|因与|因诉|因|(?<!参)与(?!公司|破产)|诉(?!讼)|等人?|不服|为(?!无|由)|(?:有限|责任|集团|股份)公司|分公司|[银支分]行|委员会|政府|管理人|[农煤]?[厂矿](?!山))(?=.{3})/;

/** The printed name of a civil cause at the end of a clause; empty if there is none. */
function printedCause(clause: string): string {
  const cause = clause.match(/[\u4e00-\u9fff、]{2,40}(?:纠纷|争议|之诉|责任|无效|仲裁裁决)$/)?.[0] ?? "";
  return cause.replace(BEFORE_CAUSE, "").replace(/^(?:[、及和]|以及)+/, "");
}
