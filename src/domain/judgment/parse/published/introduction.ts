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
 * A cause as the catalogue has it and as the document prints it; `code` is null if the catalogue does not
 * know it.
 */
export interface PrintedCause {
  code: string | null;
  label: string;
  printed: string;
}

/** The cause that an introduction names before 一案, else what follows the parties' names there. */
export function readCause(
  introduction: string,
  parties: Party[],
  branch: CauseBranch | null,
  context: ParseContext,
): PrintedCause {
  const text = withoutSpaces(introduction);
  const end = text.search(/(?:一|两|二|系列)案/);
  const clause =
    withoutNames(end < 0 ? "" : text.slice(0, end), parties)
      .split(/[，。；：]/)
      .at(-1) ?? "";
  const printed = printedCause(clause);
  // Compensation names its ground (以违法保全为由); enforcement keeps the cause of the enforced claim.
  const ground = branch === "7" ? text.match(/以([^，。；]{2,20})为由/)?.[1] : undefined;
  const texts = [...(ground ? [`${ground}赔偿`] : []), clause ? `${clause}一案` : text.slice(0, 200)];
  const known = context.resolveCause(texts, branch === "6" ? "2" : branch);
  return known ? { ...known, printed: printed || known.label } : { code: null, label: printed, printed };
}

const PARTY_WORDS = new RegExp(PARTY_WORD.source, "g");

/** A clause without names, roles and brackets, so that several causes stand side by side (行政处罚及行政复议). */
function withoutNames(clause: string, parties: Party[]): string {
  let rest = clause.slice(-400).replace(/（[^（）]*）/g, "");
  const names = parties
    .map(({ name }) => name.replace(/（[^（）]*）/g, ""))
    .sort((a, b) => b.length - a.length);
  for (const name of names) if (name.length > 1) rest = rest.replaceAll(name, "某");
  return rest.replace(PARTY_WORDS, "").replaceAll("某", "");
}

/** The printed name of a civil cause at the end of a clause, without the words that precede it. */
function printedCause(clause: string): string {
  const cause = clause.match(/[\u4e00-\u9fff、]{2,30}(?:纠纷|争议)$/)?.[0] ?? "";
  return cause.replace(/^.*?(?:之间的?|因与|因诉|因|与|诉|等人?|不服)(?=.{3})/, "").replace(/^[、及和]+/, "");
}
