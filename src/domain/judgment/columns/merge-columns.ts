import { judgmentId } from "../judgment-id.ts";
import { toNamedCourt } from "../parse/procedure/court-before.ts";
import { branchOfCode } from "../parse/procedure/instance.ts";
import type { CauseBranch, ParseContext } from "../parse-result.ts";
import type { Cause, JudgmentRecord, Party } from "../record.ts";
import type { SourceColumns } from "./read-columns.ts";

/** A field for which column and text both have a value, and the values differ. */
export interface Disagreement {
  field: "court" | "case_number" | "casedate" | "text_type" | "cause" | "instance" | "parties";
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

/**
 * The record parsed from a row's text, merged with the row's columns. Columns are facts and the text their
 * witness: court, number and date of a valid column win; kind of document, cause and stage are used where the
 * text has none; parties come from the column, in the roles the text gives them.
 */
export function mergeColumns(read: JudgmentRecord, columns: SourceColumns, context: ParseContext): Merged {
  const disagreements: Disagreement[] = [];
  const compare = (field: Disagreement["field"], column: string, text: string): void => {
    if (column && text && column !== text) disagreements.push({ field, column, text });
  };
  const number = columns.case_number || read.case_number;
  const court = columns.court ? toNamedCourt(columns.court, context, number) : null;
  compare("court", court?.name ?? "", read.court);
  compare("case_number", columns.case_number, read.case_number);
  compare("casedate", columns.casedate, read.casedate);
  // A column may name the type alone, without the branch: 判决书.
  if (!read.text_type.endsWith(columns.text_type)) compare("text_type", columns.text_type, read.text_type);
  const causes = causesOf(columns, context, branchOf(columns, read));
  const cause = causes[0] ?? null;
  compare("cause", cause?.label ?? "", read.cause);
  compare("instance", columns.instance ?? "", read.instance);
  const parties = partiesOf(columns.parties, read.parties);
  if (!isSame(parties, read.parties))
    compare("parties", columns.parties.join("；"), read.parties.map(({ name }) => name).join("；"));
  const record: JudgmentRecord = {
    ...read,
    casename: columns.casename || read.casename,
    court: court?.name ?? read.court,
    court_id: court ? court.id : read.court_id,
    case_number: number,
    casedate: columns.casedate || read.casedate,
    text_type: read.text_type || columns.text_type,
    cause: cause?.label ?? read.cause,
    cause_code: cause ? cause.code : read.cause_code,
    causes: distinct([...causes, ...read.causes]),
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
  record.id = judgmentId(record, context.sha256);
  return { record, disagreements };
}

/** The causes of the column that the catalogue knows, else the first as printed. */
function causesOf({ causes }: SourceColumns, context: ParseContext, branch: CauseBranch | null): Cause[] {
  const known = causes.flatMap((cause) => context.resolveCause([cause], branch === "6" ? "2" : branch) ?? []);
  if (known.length > 0) return known.map(({ code, label }) => ({ code, label }));
  const [first] = causes.filter((cause) => !/^其他(?:案由)?$/.test(cause));
  return first ? [{ code: null, label: first }] : [];
}

/**
 * Each cause once; a cause of the text that the catalogue does not know is dropped beside one that it knows.
 */
function distinct(causes: Cause[]): Cause[] {
  const isKnown = causes.some(({ code }) => code !== null);
  return causes.filter(
    ({ code, label }, at) =>
      (code !== null || !isKnown) && causes.findIndex((other) => other.label === label) === at,
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
