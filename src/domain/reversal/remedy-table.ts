import { tableRows } from "#domain/text/table-rows.ts";

/** The codes of procedure. One applies to each kind of case. */
export const PROCEDURES = [
  "civil",
  "criminal",
  "administrative",
  "compensation",
  "enforcement",
  "other",
] as const;
export type ProcedureLaw = (typeof PROCEDURES)[number];

/**
 * Where a remedy leads. In order: 上诉, 复议, 异议, 起诉, 申请再审, 申诉, to a compensation committee, to the
 * procuratorate, a new application, an opinion, no remedy, and what the document prints.
 */
export const ROUTES = [
  "appeal",
  "review",
  "objection",
  "suit",
  "retrial",
  "petition",
  "committee",
  "supervision",
  "application",
  "opinion",
  "none",
  "unclear",
] as const;
export type Route = (typeof ROUTES)[number];

const TURNS_TO = ["above", "same", "supreme", "procuratorate", "other", ""] as const;
const STARTS = ["served", "effective", "lapsed", "made", "notified", "knows", "reading", ""] as const;
/** Kinds of documents by the end of their titles: 判决书, 裁定书, 决定书, 调解书, 支付令 or 保护令, 通知书. */
export const DOCUMENT_TYPES = ["判决", "裁定", "决定", "调解", "令", "通知"] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** One remedy in data/sources/remedies/remedies.tsv. That file explains the values. */
export interface RemedyRow {
  id: string;
  route: Route;
  court: (typeof TURNS_TO)[number];
  period: { length: number; unit: "d" | "m" | "y" } | null;
  from: (typeof STARTS)[number];
  /** Whether the fee for the remedy is that of an appeal against a judgment. */
  fee: boolean;
  /** Id of the remedy that is left after the period has ended. Empty if none is. */
  after: string;
  /**
   * The legal basis: short names of laws (data/sources/legal-basis.tsv) with their articles. The article is 0
   * for a reply that has no articles.
   */
  basis: { law: string; articles: number[] }[];
  words: { cn: string; en: string };
}

/** One line of rules.tsv. A document that meets all conditions of the line has its remedies. */
export interface RemedyRule {
  codes: string[];
  supreme: boolean;
  documentTypes: string[];
  cause: string;
  holding: string;
  remedies: string[];
  dated: boolean;
}

/** The three tables of data/sources/remedies as JSON. */
export interface RemedyTable {
  types: { code: string; procedure: ProcedureLaw; kinds: string[] }[];
  remedies: RemedyRow[];
  rules: RemedyRule[];
}

/**
 * Parses the tables. Throws for a value that is not listed, for a pattern that does not
 * compile, and for a rule with an unknown code or remedy.
 */
export function parseRemedyTable(texts: { types: string; remedies: string; rules: string }): RemedyTable {
  const types = tableRows(texts.types).map(([code = "", procedure = "", kinds = ""]) => ({
    code,
    procedure: one(PROCEDURES, procedure, code),
    kinds: kinds.split("、"),
  }));
  const remedies = tableRows(texts.remedies).map(readRemedy);
  const codes = new Set(types.map(({ code }) => code));
  const ids = new Set(remedies.map(({ id }) => id));
  const rules = tableRows(texts.rules).map((row) => readRule(row, codes, ids));
  const lost = remedies.find(({ after }) => after !== "" && !ids.has(after));
  if (lost) throw new Error(`${lost.id}: no remedy is called ${lost.after}`);
  return { types, remedies, rules };
}

function readRemedy(row: string[]): RemedyRow {
  const [id = "", route = "", court = "", period = "", from = "", fee = "", after = "", basis = ""] = row;
  const [cn = "", en = ""] = row.slice(8);
  const [, length, unit] = /^(\d+)([dmy])$/.exec(period) ?? [];
  if (period !== "" && !length) throw new Error(`${id}: 15d, 6m and 1y are periods, "${period}" is none`);
  if (cn === "" || en === "") throw new Error(`${id}: words are missing`);
  return {
    id,
    route: one(ROUTES, route, id),
    court: one(TURNS_TO, court, id),
    period: length ? { length: Number(length), unit: unit as "d" | "m" | "y" } : null,
    from: one(STARTS, from, id),
    fee: fee === "yes",
    after,
    basis: parseBasis(basis),
    words: { cn, en },
  };
}

/**
 * The laws and articles in a basis such as 民诉法:171,286;民诉法解释:185. Throws for any other
 * format.
 */
export function parseBasis(text: string): RemedyRow["basis"] {
  return text.split(";").map((part) => {
    const read = /^([^:;]+):(\d+(?:,\d+)*)$/.exec(part);
    if (!read) throw new Error(`"${part}" must read law:article,article`);
    const [, law = "", articles = ""] = read;
    return { law, articles: articles.split(",").map(Number) };
  });
}

function readRule(row: string[], known: ReadonlySet<string>, ids: ReadonlySet<string>): RemedyRule {
  const [codes = "", court = "", document = "", cause = "", holding = "", remedies = "", days = ""] = row;
  const rule: RemedyRule = {
    codes: codes.split(" "),
    supreme: court === "supreme",
    documentTypes: document === "" ? [] : document.split("|"),
    cause,
    holding,
    remedies: remedies.split(";"),
    dated: days === "day",
  };
  const place = row.join(" ");
  for (const code of rule.codes) {
    const stem = code.replace(/\*$/, "");
    const fits =
      code === "-" || (code === stem ? known.has(code) : [...known].some((one) => one.startsWith(stem)));
    if (!fits) throw new Error(`no code ${code}: ${place}`);
  }
  for (const type of rule.documentTypes) one([...DOCUMENT_TYPES, "?"], type, place);
  for (const id of rule.remedies) if (!ids.has(id)) throw new Error(`no remedy ${id}: ${place}`);
  try {
    new RegExp(cause, "u");
    new RegExp(holding, "u");
  } catch {
    throw new Error(`a pattern does not compile: ${place}`);
  }
  return rule;
}

function one<T extends string>(values: readonly T[], given: string, place: string): T {
  const value = values.find((known) => known === given);
  if (value === undefined) throw new Error(`${place}: one of ${values.join(", ")}, not "${given}"`);
  return value;
}
