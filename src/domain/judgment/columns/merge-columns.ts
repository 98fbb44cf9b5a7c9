import { judgmentId } from "../judgment-id.ts";
import { type CourtCandidate, courtEndingAt, toNamedCourt } from "../parse/procedure/court-before.ts";
import { branchOfCode } from "../parse/procedure/instance.ts";
import type { CauseBranch, ParseContext } from "../parse-result.ts";
import type { Cause, JudgmentRecord, Party } from "../record.ts";
import type { SourceColumns } from "./read-columns.ts";

/** A field for which column and text both have a value, and the values differ. */
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

/** A record with the facts of its columns, and where the text disagreed. */
export interface Merged {
  record: JudgmentRecord;
  disagreements: Disagreement[];
}

/** The prosecuting office is not a party in the sense of the law, and no collection lists it as one. */
const OFFICE = /^(?:公诉|抗诉|执行|提请)机关/;
const MASKED = /[某×xX*＊ｘ]/;

/** What column or text says of a field; `shown` is empty where it says nothing. */
interface Claim<Value> {
  by: "column" | "text";
  value: Value;
  shown: string;
  /** The catalogue does not know it: a claim that it knows comes first. */
  isUnsure?: boolean;
}

/**
 * The record parsed from a row's text, merged with the row's columns by the claims of both. Columns are facts and the
 * text their witness: court, number, date, stage and cause of a valid column come first, where the catalogue knows them
 * no worse than the text's; the type of the document is that of the text; parties come from the column, in the roles
 * the text gives them.
 */
export function mergeColumns(read: JudgmentRecord, columns: SourceColumns, context: ParseContext): Merged {
  const disagreements: Disagreement[] = [];
  /** The first claim that is sure, else the first; what differs is told. */
  const settle = <Value>(
    field: Disagreement["field"],
    ...claims: [Claim<Value>, ...Claim<Value>[]]
  ): Value => {
    const made = claims.filter(({ shown }) => shown !== "");
    const said = Object.fromEntries(made.map(({ by, shown }) => [by, shown]));
    const { column = "", text = "" } = said;
    if (column && text && column !== text) disagreements.push({ field, column, text });
    return (made.find(({ isUnsure }) => !isUnsure) ?? made[0] ?? claims[0]).value;
  };
  const simple = <Value extends string>(field: Disagreement["field"], column: Value, text: Value): Value =>
    settle(field, { by: "column", value: column, shown: column }, { by: "text", value: text, shown: text });
  const number = columns.case_number || read.case_number;
  const named = columns.court ? courtOf(columns.court, context, number) : { name: "", id: null };
  const court = settle(
    "court",
    { by: "column", value: named, shown: named.name, isUnsure: named.id === null },
    {
      by: "text",
      value: { name: read.court, id: read.court_id },
      shown: read.court,
      isUnsure: read.court_id === null,
    },
  );
  simple("case_number", columns.case_number, read.case_number);
  const casedate = simple("casedate", columns.casedate, read.casedate);
  // A column may name the type alone, without the branch: 判决书.
  const type = read.text_type.endsWith(columns.text_type) ? "" : columns.text_type;
  const text_type = settle(
    "text_type",
    { by: "text", value: read.text_type, shown: read.text_type },
    { by: "column", value: type, shown: type },
  );
  const causes = causesOf(columns, context, branchOf(columns, read));
  const [stated] = causes;
  const own = { code: read.cause_code, label: read.cause };
  const cause = settle(
    "cause",
    {
      by: "column",
      value: stated,
      shown: stated?.label ?? "",
      isUnsure: !stated?.code || isAbove(stated.code, own.code),
    },
    { by: "text", value: own, shown: own.label, isUnsure: own.code === null },
  );
  const instance = simple("instance", columns.instance ?? read.instance, read.instance);
  const parties = partiesOf(columns.parties, read.parties);
  if (!isSame(parties, read.parties))
    simple("parties", columns.parties.join("；"), read.parties.map(({ name }) => name).join("；"));
  for (const field of ["case_number", "casedate"] as const)
    if (columns.unread[field])
      disagreements.push({ field: `unread_${field}`, column: columns.unread[field], text: read[field] });
  const record: JudgmentRecord = {
    ...read,
    casename: columns.casename || read.casename,
    court: court.name,
    court_id: court.id,
    case_number: number,
    casedate,
    text_type,
    cause: cause?.label ?? "",
    cause_code: cause?.code ?? null,
    causes: distinct([...(cause?.label ? [cause] : []), ...causes, ...read.causes]),
    instance,
    parties,
    counsel: read.counsel.map((person) => ({
      ...person,
      parties: person.parties.filter((name) => parties.some((party) => party.name === name)),
    })),
    wenshu_url: columns.wenshu_url || read.wenshu_url,
    ...(columns.source_id ? { sourceId: columns.source_id } : {}),
    ...(columns.legal_basis.length > 0 ? { legal_basis: columns.legal_basis } : {}),
  };
  record.id = judgmentId(record, context.sha256);
  return { record, disagreements };
}

/** The court of a column; where words run into its name, the known court that the column ends with. */
function courtOf(printed: string, context: ParseContext, number: string): CourtCandidate {
  const court = toNamedCourt(printed, context, number);
  const inside = court.id === null ? courtEndingAt(printed, printed.length, context, number) : null;
  return inside && inside.id !== null ? inside : court;
}

/** Whether a cause stands above another in the catalogue, whose codes continue those above them. */
const isAbove = (code: string, other: string | null): boolean =>
  other !== null && other !== code && other.startsWith(code);

/** A branch of law where a cause should stand. */
const NO_CAUSE = /^(?:其他|(?:民事|刑事|行政|执行|国家赔偿)(?:案件|纠纷)?)(?:案由)?$/;

/** The causes of the column that the catalogue knows, else the first as printed. */
function causesOf(
  { causes: stated }: SourceColumns,
  context: ParseContext,
  branch: CauseBranch | null,
): Cause[] {
  const causes = stated.filter((cause) => !NO_CAUSE.test(cause));
  const known = causes.flatMap((cause) => context.resolveCause([cause], branch === "6" ? "2" : branch) ?? []);
  if (known.length > 0) return known.map(({ code, label }) => ({ code, label }));
  const [first] = causes;
  return first ? [{ code: null, label: first }] : [];
}

/**
 * Each cause once; beside one that the catalogue knows, those that it does not know and those above it are dropped.
 */
function distinct(causes: Cause[]): Cause[] {
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

/** The parties that the column names, each in the role that the text gives it, if any. */
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

/** Equal, or the same family name with one of the two masked (李某某, 李**). */
function isSameName(one: string, other: string): boolean {
  if (one === other) return true;
  if (one[0] !== other[0] || Math.max(one.length, other.length) > 4) return false;
  return MASKED.test(one.slice(1)) || MASKED.test(other.slice(1));
}

function isSame(one: Party[], other: Party[]): boolean {
  const names = (parties: Party[]) => [...new Set(parties.map(({ name }) => name))].sort().join("；");
  return names(one) === names(other);
}
