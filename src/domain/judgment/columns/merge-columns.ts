import { judgmentDayOf } from "../judgment-day.ts";
import { judgmentId } from "../judgment-id.ts";
import { courtEndingAt, toNamedCourt } from "../parse/procedure/court-before.ts";
import { branchOfCode } from "../parse/procedure/instance.ts";
import type { CauseBranch, ParseContext } from "../parse-result.ts";
import type { Cause, JudgmentRecord, Party } from "../record.ts";
import type { SourceColumns } from "./read-columns.ts";

/** A field for which the column and the text give different values. */
export interface Disagreement {
  field:
    | "court"
    | "case_number"
    | "casedate"
    | "text_type"
    | "cause"
    | "instance"
    | "parties"
    | "unread_case_number"
    | "unread_casedate";
  column: string;
  text: string;
}

/**
 * A record with the values of the row's columns, and the fields in which the text disagreed with a column.
 */
export interface Merged {
  record: JudgmentRecord;
  disagreements: Disagreement[];
}

/**
 * An office with a part in a criminal case, such as 公诉机关. It is legally not a party, and no collection lists
 * it as one.
 */
const OFFICE = /^(?:公诉|抗诉|执行|提请)机关/;
const MASKED = /[某×xX*＊ｘ]/;

/** The value that a column or the text gives for a field. An empty label means that no value is given. */
interface Claim {
  label: string;
  /**
   * False if the catalogue does not know the value. A cause in a column is not sure either if the text names
   * a narrower one. A sure claim takes precedence.
   */
  isSure: boolean;
}

const sure = (label: string) => ({ label, isSure: true });

/**
 * The record parsed from a row's text, merged with the row's columns. For each field, `settle` chooses
 * between the value of the column and that of the text. For court, case number, date, stage and cause, a
 * valid value of the column is taken, unless only the text's value is sure. The document type is that of the
 * text. The parties are those of the column, in the roles that the text gives them.
 */
export function mergeColumns(read: JudgmentRecord, columns: SourceColumns, context: ParseContext): Merged {
  const disagreements: Disagreement[] = [];
  /**
   * The first sure claim, else the first claim. If column and text differ, that is recorded in
   * `disagreements`.
   */
  const settle = <Made extends Claim>(field: Disagreement["field"], column: Made, text: Made): Made => {
    if (column.label && text.label && column.label !== text.label)
      disagreements.push({ field, column: column.label, text: text.label });
    const claims = (field === "text_type" ? [text, column] : [column, text]).filter(({ label }) => label);
    return claims.find(({ isSure }) => isSure) ?? claims[0] ?? text;
  };
  const number = settle("case_number", sure(columns.case_number), sure(read.case_number)).label;
  const court = settle("court", courtOf(columns.court, context, number), {
    ...{ label: read.court, id: read.court_id },
    isSure: read.court_id !== null,
  });
  const causes = causesOf(columns, read, context);
  const [{ code, label } = { code: null, label: "" }] = causes;
  const cause = settle(
    "cause",
    { code, label, isSure: code !== null && !isAbove(code, read.cause_code) },
    { code: read.cause_code, label: read.cause, isSure: read.cause_code !== null },
  );
  const parties = partiesOf(columns.parties, read.parties);
  const names = (isSame(parties, read.parties) ? [] : read.parties).map(({ name }) => name);
  settle("parties", sure(columns.parties.join("；")), sure(names.join("；")));
  const dayOf = (date: string) => judgmentDayOf([date], number, context.today);
  const unread = {
    ...columns.unread,
    casedate: columns.unread.casedate || (dayOf(columns.casedate) ? "" : columns.casedate),
  };
  for (const field of ["case_number", "casedate"] as const)
    if (unread[field])
      disagreements.push({ field: `unread_${field}`, column: unread[field], text: read[field] });
  // A column may give the type without the branch of law: 判决书.
  const type = read.text_type.endsWith(columns.text_type) ? "" : columns.text_type;
  const record: JudgmentRecord = {
    ...read,
    casename: columns.casename || read.casename,
    court: court.label,
    court_id: court.id,
    case_number: number,
    casedate: settle("casedate", sure(dayOf(columns.casedate)), sure(dayOf(read.casedate))).label,
    text_type: settle("text_type", sure(type), sure(read.text_type)).label,
    cause: cause.label,
    cause_code: cause.code,
    causes: distinct([cause, ...causes, ...read.causes]),
    instance: columns.instance ?? read.instance,
    parties,
    counsel: read.counsel.map((person) => ({
      ...person,
      parties: person.parties.filter((name) => parties.some((party) => party.name === name)),
    })),
    wenshu_url: columns.wenshu_url || read.wenshu_url,
    ...(columns.source_id ? { sourceId: columns.source_id } : {}),
    ...(columns.legal_basis.length > 0 ? { legal_basis: columns.legal_basis } : {}),
  };
  settle("instance", sure(columns.instance ?? ""), sure(read.instance));
  record.id = judgmentId(record, context.sha256);
  return { record, disagreements };
}

/**
 * The court named in a column. If the column has other words before the court's name, the court is the known
 * one that the column ends with.
 */
function courtOf(printed: string, context: ParseContext, number: string): Claim & { id: number | null } {
  const named = toNamedCourt(printed, context, number);
  const inside = named.id === null ? courtEndingAt(printed, printed.length, context, number) : null;
  const { name, id } = inside && inside.id !== null ? inside : named;
  return { label: name, id, isSure: id !== null };
}

/**
 * Whether the cause with the code `code` is an ancestor of `other`. A code in the catalogue begins with the
 * codes of its ancestors.
 */
const isAbove = (code: string, other: string | null): boolean =>
  other !== null && other !== code && other.startsWith(code);

/** A cause that only names a branch of law. */
const NO_CAUSE = /^(?:其他|(?:民事|刑事|行政|执行|国家赔偿)(?:案件|纠纷)?)(?:案由)?$/;

/**
 * The causes that the catalogue knows among those of the column. If there are none and the text has no known
 * cause either, the known causes of the case's name. If there are none of these, the first cause as the
 * column prints it.
 */
function causesOf(columns: SourceColumns, read: JudgmentRecord, context: ParseContext): Cause[] {
  const causes = columns.causes.filter((cause) => !NO_CAUSE.test(cause));
  const branch = branchOf(columns, read);
  const knownOf = (texts: string[]): Cause[] =>
    texts
      .flatMap((cause) => context.resolveCause([cause], branch === "6" ? "2" : branch) ?? [])
      .map(({ code, label }) => ({ code, label }));
  const known = knownOf(causes);
  if (known.length > 0) return known;
  const titled = read.cause_code === null ? knownOf([columns.casename]) : [];
  if (titled.length > 0) return titled;
  const [first] = causes;
  return first ? [{ code: null, label: first }] : [];
}

/**
 * The distinct causes. If the catalogue knows one, unknown causes and ancestors of a known one are dropped.
 */
function distinct(claimed: Cause[]): Cause[] {
  const causes = claimed.flatMap(({ code, label }) => (label ? [{ code, label }] : []));
  const isKnown = causes.some(({ code }) => code !== null);
  return causes.filter(
    ({ code, label }, at) =>
      (code !== null ? !causes.some((other) => isAbove(code, other.code)) : !isKnown) &&
      causes.findIndex((other) => other.label === label) === at,
  );
}

function branchOf({ kind, case_number }: SourceColumns, read: JudgmentRecord): CauseBranch | null {
  if (kind.startsWith("民事")) return "2";
  if (kind.startsWith("刑事")) return "1";
  if (kind.startsWith("行政")) return "5";
  if (kind.startsWith("执行")) return "6";
  if (kind.startsWith("国家赔偿")) return "7";
  return branchOfCode(case_number || read.case_number);
}

/**
 * The parties named in the column, each in the role that the text gives it, if any, after the offices
 * (`OFFICE`) of the text. If the column names nobody, the parties of the text.
 */
function partiesOf(names: string[], read: Party[]): Party[] {
  if (names.length === 0) return read;
  const offices = read.filter(({ role }) => OFFICE.test(role));
  const known = names.flatMap((name) => {
    const own = read.filter((party) => isSameName(party.name, name));
    return own.length > 0 ? own : [{ name, side: "other" as const, role: "" }];
  });
  return [
    ...new Map([...offices, ...known].map((party) => [`${party.name}\n${party.role}`, party])).values(),
  ];
}

/** Whether two names are equal, or begin with the same character while one of them is masked (李某某, 李**). */
function isSameName(one: string, other: string): boolean {
  if (one === other) return true;
  if (one[0] !== other[0] || Math.max(one.length, other.length) > 4) return false;
  return MASKED.test(one.slice(1)) || MASKED.test(other.slice(1));
}

function isSame(one: Party[], other: Party[]): boolean {
  const names = (parties: Party[]) => [...new Set(parties.map(({ name }) => name))].sort().join("；");
  return names(one) === names(other);
}
