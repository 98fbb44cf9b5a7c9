import { type Calendar, rollForward } from "../calculator/calendar.ts";
import type { CauseNode } from "../catalogue/node.ts";
import { addMonths, formatDay, parseDay } from "../text/day.ts";
import {
  DOCUMENT_TYPES,
  type DocumentType,
  type ProcedureLaw,
  type RemedyRow,
  type RemedyTable,
} from "./remedy-table.ts";
import { typeCodeOf } from "./type-code.ts";

/** The known facts of a document. */
export interface KnownDocument {
  /** As printed, with any brackets; "-" for none. */
  caseNumber: string;
  /** The kind of document, or null if unknown. */
  documentType: DocumentType | null;
  /** The cause, from its branch down. */
  path: readonly CauseNode[];
  /** The document's operative part and its closing words on appeal, or empty. */
  holding: string;
  /** Whether the supreme people's court made the document. */
  supreme: boolean;
}

/** The remedies against a document. */
export interface Remedies {
  /** The code of the document's case number (民初); empty if it has none or an unknown one. */
  code: string;
  procedure: ProcedureLaw;
  /** Several if the known facts do not decide between them; no day may be printed then. */
  remedies: RemedyRow[];
  dated: boolean;
}

const ADMINISTRATIVE_COMPENSATION = /^行政赔偿/u;
const APPELLATE = /^(?:民|刑|行|行赔)终$/u;

/** The procedure for a cause, by its branch: 1 criminal, 5 and 行政赔偿 administrative, 6, 7, else civil. */
export function procedureOfCause(path: readonly CauseNode[]): ProcedureLaw {
  if (path.some(({ label }) => ADMINISTRATIVE_COMPENSATION.test(label))) return "administrative";
  const branches: Record<string, ProcedureLaw> = {
    "1": "criminal",
    "5": "administrative",
    "6": "enforcement",
    "7": "compensation",
  };
  return branches[path[0]?.value ?? ""] ?? "civil";
}

/** The kind of document that a document type names (民事裁定书 → 裁定), or null. */
export function documentTypeIn(type: string): DocumentType | null {
  return DOCUMENT_TYPES.find((ending) => type.replace(/书$/, "").endsWith(ending)) ?? null;
}

/**
 * The remedies against a document: those of the first matching rule of the table. The code of the case number
 * takes precedence over the cause: a criminal number with a civil cause follows the criminal periods
 * (法释〔2021〕1号 art. 380).
 */
export function findRemedies(table: RemedyTable, known: KnownDocument): Remedies {
  const code = typeCodeOf(known.caseNumber, new Set(table.types.map((type) => type.code)));
  const names = known.path.map(({ label }) => label).join(">");
  const rule = table.rules.find(
    (one) =>
      one.codes.some((form) => fitsCode(form, code)) &&
      (!one.supreme || known.supreme) &&
      (one.documentTypes.length === 0 || one.documentTypes.includes(known.documentType ?? "?")) &&
      (one.cause === "" || new RegExp(one.cause, "u").test(names)) &&
      (one.holding === "" || new RegExp(one.holding, "u").test(known.holding)),
  );
  const byId = new Map(table.remedies.map((remedy) => [remedy.id, remedy]));
  return {
    code: code ?? "",
    procedure: table.types.find((type) => type.code === code)?.procedure ?? procedureOfCause(known.path),
    remedies: (rule?.remedies ?? []).flatMap((id) => byId.get(id) ?? []),
    dated: rule?.dated ?? false,
  };
}

function fitsCode(form: string, code: string | null): boolean {
  if (form === "*") return true;
  if (code === null) return false;
  if (form === "-") return code === "";
  return form.endsWith("*") ? code !== "" && code.startsWith(form.slice(0, -1)) : form === code;
}

/** Whether appeal statistics apply to the document: it is appealable, or its number is that of an appeal. */
export const isAppealed = ({ code, remedies }: Remedies): boolean =>
  APPELLATE.test(code) || remedies.some(({ route }) => route === "appeal");

/** Whether the known facts determine the remedy; if not, the document's own closing words are decisive. */
export const isCertain = ({ remedies, dated }: Remedies): boolean =>
  dated || (remedies.length === 1 && remedies[0]?.route !== "unclear" && remedies[0]?.period === null);

/**
 * The last day of a remedy. Without the holidays of that year only weekends and statutory days were skipped.
 */
export interface RemedyDay {
  /** yyyy-MM-dd, after moving past rest days. */
  lastDay: string;
  /** yyyy-MM-dd, before moving past rest days. */
  countedDay: string;
  holidaysKnown: boolean;
}

/**
 * Last day of a remedy, moved past rest days; null without a period, without a starting day, or for a date
 * that does not exist. A final document takes effect on service, so its six months count from then.
 */
export function remedyLastDay(
  { period, from }: RemedyRow,
  days: { served?: string | undefined; made?: string | undefined },
  calendar: Calendar,
): RemedyDay | null {
  const given =
    from === "served" || from === "effective" ? days.served : from === "made" ? days.made : undefined;
  const start = parseDay(given ?? "");
  if (start === null || period === null) return null;
  const counted = countOn(start, period);
  const last = rollForward(counted, calendar);
  return {
    lastDay: formatDay(last),
    countedDay: formatDay(counted),
    holidaysKnown: calendar.knowsYear(counted) && calendar.knowsYear(last),
  };
}

/**
 * Last day of the remedy that remains once `before` has expired unused, counted from the day after its last
 * day.
 */
export function lapsedLastDay(remedy: RemedyRow, before: RemedyDay, calendar: Calendar): RemedyDay | null {
  const end = parseDay(before.lastDay);
  if (end === null || remedy.from !== "lapsed") return null;
  return remedyLastDay({ ...remedy, from: "served" }, { served: formatDay(end + 1) }, calendar);
}

const countOn = (start: number, { length, unit }: NonNullable<RemedyRow["period"]>): number =>
  unit === "d" ? start + length : addMonths(start, unit === "m" ? length : length * 12);
