import { findCaseNumbers } from "../case-number/find-case-numbers.ts";
import { parseText } from "../judgment/parse/parse-text.ts";
import { readPeople } from "../judgment/parse/people/people.ts";
import { readClaimText } from "../judgment/parse/published/claim-amount.ts";
import { readClaims } from "../judgment/parse/published/claim-sums.ts";
import { cutSections } from "../judgment/parse/published/sections.ts";
import type { ParseContext, RejectionCode } from "../judgment/parse-result.ts";
import type { Instance, JudgmentRecord } from "../judgment/record.ts";
import { findDates } from "../text/date.ts";
import {
  type AppealClause,
  type FeeClause,
  type OperativeItem,
  readOrder,
  sumOrdered,
} from "./operative-part.ts";

/**
 * Kinds of documents that somebody may have from a case. `judgment` stands for every document that a court
 * issues.
 */
export const PAPERS = ["judgment", "complaint", "appeal", "defence", "application"] as const;
export type Paper = (typeof PAPERS)[number];

/**
 * The facts that the site shows about a document that a visitor opens. A party's own paper, such as a
 * complaint, states fewer of them.
 */
export type ReadFacts = Pick<
  JudgmentRecord,
  | "court"
  | "text_type"
  | "case_number"
  | "casedate"
  | "cause"
  | "cause_code"
  | "instance"
  | "parties"
  | "counsel"
  | "panel"
  | "clerk"
  | "claim_amount"
  | "outcome"
>;

/**
 * What a document that a visitor opens says. A fact that it does not state is empty or null; nothing is
 * guessed.
 */
export interface OwnDocument {
  paper: Paper;
  facts: ReadFacts;
  /** The claims as printed; empty if none are found. */
  claims: string;
  items: OperativeItem[];
  /** The total in yuan that the items order to be paid. */
  awarded: number | null;
  fee: FeeClause | null;
  appeal: AppealClause | null;
  /** The sentences that apply the law. The cited articles are looked for in them. */
  basis: string;
}

/** A document of a case, or why a text is no such document. */
export type Reading = { kind: "read"; document: OwnDocument } | { kind: "rejected"; reason: RejectionCode };

const TITLES: [Exclude<Paper, "judgment">, RegExp][] = [
  ["complaint", /^(?:民事|行政|刑事自诉|附带民事)?(?:起诉状|诉状|自诉状)$/],
  ["appeal", /^(?:民事|行政|刑事)?上诉状$/],
  ["defence", /^(?:民事|行政)?答辩状$/],
  ["application", /^(?:民事|行政|刑事)?(?:再审|强制执行|执行)申请书$/],
];
/** Number of lines at the start of a document in which its title is looked for. */
const TITLE_LINES = 5;
/** The closing formula of a party's paper. Court, signature and date follow it. */
const ENDING = /\n\s*此\s*致/;
const ADDRESSED = /此\s*致\s*\n?\s*([^\n，。：:]{4,40}法院)/;
const CLAIMS =
  /(?:诉讼请求|(?:上诉|再审)请求|(?:请求|申请)事项)(?:事项)?[：:]?\s*([\s\S]*?)(?=\n\s*(?:事实与?理由|事实和理由|此\s*致)|$)/;
/** The sentence that names the case (因与…买卖合同纠纷一案), or the line below a form's title. */
const CASE_LINE = /一案|^[（(][^）)]{2,30}纠纷[）)]$|^案由/;
/** A role on a line of its own, as in forms. The next line has the name. */
const FORM_ROLE =
  /^((?:再审)?(?:被?上诉人|被?申请人|被?答辩人)|原告|被告|第三人)(?:[（(][^）)]*[）)])?[：:]?$/;
const FORM_NAME = /^(?:名称|姓名)[：:]\s*(\S+)/;

/** Reads the first document in a text. Never throws. */
export function readOwnDocument(text: string, context: ParseContext): Reading {
  const paper = paperOf(text);
  if (paper) return { kind: "read", document: readPaper(paper.paper, paper.title, text, context) };
  const [first] = parseText(text, context);
  if (first?.kind !== "record") return { kind: "rejected", reason: first?.reason ?? "empty" };
  const { record } = first;
  const { body_text, tail_text, holding } = record;
  const reasons = holding ? body_text.slice(holding.from, holding.to) : [];
  const { operative } = cutSections([...body_text, ...tail_text]);
  const order = readOrder(operative.split("\n").filter(Boolean), record.parties);
  return {
    kind: "read",
    document: {
      ...{ paper: "judgment", facts: record, claims: readClaimText(body_text, record.instance) },
      ...{ ...order, awarded: sumOrdered(order.items), basis: reasons.join("\n") },
    },
  };
}

/** The kind of a party's paper and its title. Null for other texts. */
function paperOf(text: string): { paper: Exclude<Paper, "judgment">; title: string } | null {
  const lines = text.split("\n").map((line) => line.replace(/\s+/g, ""));
  for (const title of lines.filter((line) => line !== "").slice(0, TITLE_LINES)) {
    const paper = TITLES.find(([, wording]) => wording.test(title))?.[0];
    if (paper) return { paper, title };
  }
  return null;
}

function readPaper(paper: Paper, title: string, text: string, context: ParseContext): OwnDocument {
  const lines = text.split("\n").map((line) => line.trim());
  const number = findCaseNumbers(text)[0]?.caseNumber ?? "";
  const addressed = ADDRESSED.exec(text)?.[1]?.replace(/\s/g, "") ?? "";
  const claims = CLAIMS.exec(text)?.[1] ?? "";
  const claimed = readClaims(claims);
  const instance = instanceOf(paper, title);
  const cause = context.resolveCause([...lines.filter((line) => CASE_LINE.test(line)), claims], null);
  return {
    paper,
    facts: {
      court: context.resolveCourt(addressed, number)?.label ?? addressed,
      text_type: title,
      case_number: number,
      casedate: findDates(text.split(ENDING)[1] ?? "").at(-1)?.date ?? "",
      cause: cause?.label ?? "",
      cause_code: cause?.code ?? null,
      instance,
      ...peopleOf(lines, paper, instance),
      panel: [],
      clerk: "",
      claim_amount:
        claimed && (claimed.total ?? [...claimed.items.values()].reduce((sum, one) => sum + one, 0)),
      outcome: null,
    },
    claims: claims.trim(),
    ...{ items: [], awarded: null, fee: null, appeal: null },
    basis: text,
  };
}

function instanceOf(paper: Paper, title: string): Instance {
  if (paper === "appeal") return "second";
  if (paper !== "application") return "first";
  return title.includes("再审") ? "retrial" : "enforcement";
}

/**
 * The parties and counsel named in the lines, also in a form. A defence names the defendant first and has its
 * own words for the sides.
 */
function peopleOf(lines: readonly string[], paper: Paper, instance: Instance) {
  const joined = lines.map((line, at) => {
    const [role, name] = [FORM_ROLE.exec(line)?.[1], FORM_NAME.exec(lines[at + 1] ?? "")?.[1]];
    return role && name ? `${role}：${name}` : line;
  });
  if (paper !== "defence") {
    const { parties, counsel } = readPeople(joined, instance);
    return { parties, counsel };
  }
  const { parties, counsel } = readPeople(
    joined.map((line) => line.replace(/^被答辩人/, "原告").replace(/^答辩人(?=[：:（(])/, "被告")),
    instance,
  );
  const named = ({ role }: { role: string }) => role.replace(/^原告/, "被答辩人").replace(/^被告/, "答辩人");
  return { parties: parties.map((party) => ({ ...party, role: named(party) })), counsel };
}
