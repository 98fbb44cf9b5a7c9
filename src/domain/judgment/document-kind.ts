import { findCaseNumbers } from "../case-number/find-case-numbers.ts";
import type { JudgmentRecord } from "./record.ts";

/** The name of each kind in queries and facets. It does not depend on the page's language. */
export const KIND_NAMES = {
  judgment: "判决书",
  ruling: "裁定书",
  jurisdiction: "管辖裁定书",
  enforcement: "执行文书",
  mediation: "调解书",
  decision: "决定书",
  payment_order: "支付令",
  notice: "通知书",
  other: "其他文书",
  reference: "参考案例",
  not_public: "不公开文书",
};
export type DocumentKind = keyof typeof KIND_NAMES;
/**
 * Kinds of documents, in the order of the index: judgments, rulings, rulings on jurisdiction, enforcement
 * documents, mediation, decisions, payment orders, notices, the rest, and reference cases, which are reports
 * about a case.
 */
export const DOCUMENT_KINDS = Object.keys(KIND_NAMES) as DocumentKind[];

const BY_TYPE: [type: RegExp, kind: DocumentKind][] = [
  [/案例$/, "reference"],
  [/支付令$/, "payment_order"],
  [/调解书$/, "mediation"],
  [/判决书$/, "judgment"],
  [/决定书$/, "decision"],
  [/裁定书$/, "ruling"],
  [/(?:通知书|告知书|催告书|公告|传票|回执)$/, "notice"],
];

/**
 * The kind of a document, mostly by its type. There are three exceptions. A withheld document is
 * `not_public`. Every document issued in enforcement is an enforcement document. A ruling on jurisdiction is
 * recognised by its case number (辖, 法〔2015〕137号) or by a name that mentions an objection to jurisdiction.
 */
export function documentKind({
  text_type,
  case_number,
  casename,
  instance,
  withheld,
}: Pick<JudgmentRecord, "text_type" | "case_number" | "casename" | "instance" | "withheld">): DocumentKind {
  if (withheld) return "not_public";
  const byType = BY_TYPE.find(([type]) => type.test(text_type))?.[1] ?? "other";
  if (byType === "reference") return byType;
  if (/^执行|^限制消费令|^搜查令|^报告财产令/.test(text_type) || instance === "enforcement")
    return "enforcement";
  const code = findCaseNumbers(case_number)[0]?.code ?? "";
  if (byType === "ruling" && (code.includes("辖") || casename.includes("管辖"))) return "jurisdiction";
  return byType;
}
