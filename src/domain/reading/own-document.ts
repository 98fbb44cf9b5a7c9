import { findCaseNumbers } from "../case-number/find-case-numbers.ts";
import { parseText } from "../judgment/parse/parse-text.ts";
import { readPeople } from "../judgment/parse/people/people.ts";
import { readClaims } from "../judgment/parse/published/claim-sums.ts";
import type { ParseContext, RejectionCode } from "../judgment/parse-result.ts";
import type { JudgmentRecord } from "../judgment/record.ts";
import { type AppealClause, type FeeClause, type OperativeItem, readOrder } from "./operative-part.ts";

/** The papers of a case that a person may hold; `judgment` stands for every document of a court. */
export const PAPERS = ["judgment", "complaint", "appeal", "defence"] as const;
export type Paper = (typeof PAPERS)[number];

/** The facts of a record that a reader shows; those of a party's own paper are fewer. */
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

/** What was read from a person's own document. What it does not say is empty or null: nothing is guessed. */
export interface OwnDocument {
  paper: Paper;
  facts: ReadFacts;
  items: OperativeItem[];
  fee: FeeClause | null;
  appeal: AppealClause | null;
  /** Sentences that apply the law, to find the cited articles in. */
  basis: string;
}

/** A reading, or why the text is no document of a case. */
export type Reading = { kind: "read"; document: OwnDocument } | { kind: "rejected"; reason: RejectionCode };

const TITLES: [Exclude<Paper, "judgment">, RegExp][] = [
  ["complaint", /^(?:民事|行政|刑事自诉|附带民事)?(?:起诉状|诉状|自诉状)$/],
  ["appeal", /^(?:民事|行政|刑事)?上诉状$/],
  ["defence", /^(?:民事|行政)?答辩状$/],
];
/** A title stands among the first lines. */
const TITLE_LINES = 5;
const ADDRESSED = /此\s*致\s*\n?\s*([^\n，。：:]{4,40}法院)/;
const CLAIMS = /(?:诉讼|上诉)请求(?:事项)?[：:]?\s*([\s\S]*?)(?=\n\s*(?:事实与?理由|事实和理由|此\s*致)|$)/;

/** Reads the first document of a text. Never throws, whatever the text. */
export function readOwnDocument(text: string, context: ParseContext): Reading {
  const paper = paperOf(text);
  if (paper) return { kind: "read", document: readPaper(paper, text, context) };
  const [first] = parseText(text, context);
  if (first?.kind !== "record") return { kind: "rejected", reason: first?.reason ?? "empty" };
  const { record } = first;
  const { body_text, holding } = record;
  const reasons = holding ? body_text.slice(holding.from, holding.to) : [];
  const order = readOrder(body_text.slice(holding?.to ?? 0), record.parties);
  return {
    kind: "read",
    document: { paper: "judgment", facts: record, ...order, basis: reasons.join("\n") },
  };
}

/** The kind of a party's own paper, by its title; null for all else. */
function paperOf(text: string): Exclude<Paper, "judgment"> | null {
  const lines = text.split("\n").map((line) => line.replace(/\s+/g, ""));
  const first = lines.filter((line) => line !== "").slice(0, TITLE_LINES);
  return TITLES.find(([, title]) => first.some((line) => title.test(line)))?.[0] ?? null;
}

function readPaper(paper: Paper, text: string, context: ParseContext): OwnDocument {
  const lines = text.split("\n").map((line) => line.trim());
  const number = findCaseNumbers(text)[0]?.caseNumber ?? "";
  const addressed = ADDRESSED.exec(text)?.[1]?.replace(/\s/g, "") ?? "";
  const claims = CLAIMS.exec(text)?.[1] ?? "";
  const claimed = readClaims(claims);
  const { parties, counsel } = readPeople(lines, paper === "appeal" ? "second" : "first");
  const cause = context.resolveCause([lines.find((line) => line.startsWith("案由")) ?? "", claims], null);
  return {
    paper,
    facts: {
      court: context.resolveCourt(addressed, number)?.label ?? addressed,
      text_type: "",
      case_number: number,
      casedate: "",
      cause: cause?.label ?? "",
      cause_code: cause?.code ?? null,
      instance: paper === "appeal" ? "second" : "first",
      parties,
      counsel,
      panel: [],
      clerk: "",
      claim_amount:
        claimed && (claimed.total ?? [...claimed.items.values()].reduce((sum, one) => sum + one, 0)),
      outcome: null,
    },
    items: [],
    fee: null,
    appeal: null,
    basis: "",
  };
}
