import { type Calendar, rollForward } from "../calculator/calendar.ts";
import type { CauseNode } from "../catalogue/node.ts";
import { addMonths, formatDay, parseDay } from "../text/day.ts";
import { toAsciiAlphanumerics, toNfc, withoutSpaces } from "../text/to-nfc.ts";
import {
  DOCUMENT_TYPES,
  type DocumentType,
  type ProcedureLaw,
  type RemedyRow,
  type RemedyTable,
} from "./remedy-table.ts";

/** What is known about a document. */
export interface KnownDocument {
  /** The case number as printed, with brackets of any kind. "-" if there is none. */
  caseNumber: string;
  /** The kind of document; null if unknown. */
  documentType: DocumentType | null;
  /** The cause and those above it, from the branch down. */
  path: readonly CauseNode[];
  /** The operative part of the document, and its closing words about appeals. Empty if unknown. */
  holding: string;
  /** Whether the Supreme People's Court issued the document. */
  supreme: boolean;
}

/** The remedies against a document. */
export interface Remedies {
  /**
   * The kind of case in the document's case number (民初). Empty if it has no case number or one of an unknown
   * kind.
   */
  code: string;
  procedure: ProcedureLaw;
  /** The remedies; several if the known facts do not decide between them. */
  remedies: RemedyRow[];
  /** Whether a last day may be shown. */
  dated: boolean;
}

const ADMINISTRATIVE_COMPENSATION = /^行政赔偿/u;
const APPELLATE = /^(?:民|刑|行|行赔)终$/u;

/**
 * The code of procedure for a cause. It follows from the branch: 1 criminal, 5 administrative, 6 enforcement,
 * 7 compensation, any other civil. 行政赔偿 is administrative.
 */
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

/** The kind of document in a document type (裁定 in 民事裁定书), or null. */
export function documentTypeIn(type: string): DocumentType | null {
  return DOCUMENT_TYPES.find((ending) => type.replace(/书$/, "").endsWith(ending)) ?? null;
}

/**
 * The remedies against a document: those of the first rule in the table that matches. The case number takes
 * precedence over the cause. A criminal case number with a civil cause has the criminal periods (法释〔2021〕1号
 * art. 380).
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

/** Whether statistics of appeals apply to the document: it can be appealed, or it decides an appeal. */
export const isAppealed = ({ code, remedies }: Remedies): boolean =>
  APPELLATE.test(code) || remedies.some(({ route }) => route === "appeal");

/** Whether the known facts determine the remedy. If not, the closing words of the document are decisive. */
export const isCertain = ({ remedies, dated }: Remedies): boolean =>
  dated || (remedies.length === 1 && remedies[0]?.route !== "unclear" && remedies[0]?.period === null);

/**
 * The last day of a remedy. `holidaysKnown` is false if that year's holidays are unknown. Only weekends and
 * fixed holidays were then skipped.
 */
export interface RemedyDay {
  /** The last day, yyyy-MM-dd. If the period ends on a rest day, it is the next working day. */
  lastDay: string;
  /** The day on which the period ends, yyyy-MM-dd, whether or not it is a rest day. */
  countedDay: string;
  holidaysKnown: boolean;
}

/**
 * Last day of a remedy. Null if the remedy has no period, if the day on which the period starts is missing,
 * or if that day does not exist. A final document takes effect on service, so its six months are counted from
 * the day of service.
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
 * Last day of the remedy that is left if nobody used the remedy `before` in time. Its period starts on the
 * day after the last day of `before`.
 */
export function lapsedLastDay(remedy: RemedyRow, before: RemedyDay, calendar: Calendar): RemedyDay | null {
  const end = parseDay(before.lastDay);
  if (end === null || remedy.from !== "lapsed") return null;
  return remedyLastDay({ ...remedy, from: "served" }, { served: formatDay(end + 1) }, calendar);
}

const countOn = (start: number, { length, unit }: NonNullable<RemedyRow["period"]>): number =>
  unit === "d" ? start + length : addMonths(start, unit === "m" ? length : length * 12);

/** Codes from before 2016 or in informal use, with the standard code of today. The first match counts. */
const FORMER: [RegExp, string][] = [
  [/(?:行非|非诉|非执|行执|行审)/, "行审"],
  [/行赔?管终$/, "行辖终"],
  [/(?:管终|辖终|立民终|民立终|立终)$/, "民辖终"],
  [/法委?赔$/, "委赔"],
  [/(?<!行.?)赔监$/, "委赔监"],
  [/刑重$/, "刑初"],
  [/刑提$/, "刑再"],
  [/刑执$/, "刑更"],
  [/行提$/, "行再"],
  [/行重$/, "行初"],
  [/刑.*(初|终|再|申|监|抗)$/, "刑$1"],
  [/行.*赔.*(初|终|再|申|监|抗)$/, "行赔$1"],
  [/(?<!执)行(?!.*[民商]).*(初|终|再|申|监|抗)$/, "行$1"],
  [/执(?:行)?申$/, "执监"],
  [/执(?:字)?异.*$/, "执异"],
  [/执(?:行)?复.*$/, "执复"],
  [/执(?:行)?监.*$/, "执监"],
  [/执恢.*$/, "执恢"],
  [/执保.*$/, "执保"],
  [/执[^异复监]*$/, "执"],
  [/破(?:产)?终$/, "破终"],
  [/破[^申终监]*$/, "破"],
  [/[民商经知海家少房劳金涉外权].*(?:提)$/, "民再"],
  [/[民商经知海家少房劳金涉外权].*(?:重)$/, "民初"],
  [/[民商经知海家少房劳金涉外权].*(初|终|再|申|监|抗|特|催|督)$/, "民$1"],
  [/保令$/, "民保令"],
  [/(?:诉前|诉)保$/, "财保"],
];

/** The year, then court and kind of case up to the serial number. The text to match ends before 号. */
const NUMBER =
  /^\P{L}*(\d{4})\P{L}*?(?=[\p{Script=Han}])(.*\p{Script=Han})[（(]?[A-Z]?\d[\d、,，~至—－-]*[)）]?$/u;

/**
 * The kind of case in a case number (民初, 执异), as one of the codes in `known`. For a case number from before
 * 2016, the code of today: 民初 for 商初字. "" for a text without a case number ("-"); null for a case number of
 * an unknown kind.
 */
export function typeCodeOf(caseNumber: string, known: ReadonlySet<string>): string | null {
  const line = withoutSpaces(toAsciiAlphanumerics(toNfc(caseNumber))).replace(/号.*$/u, "");
  if (!/[\p{Script=Han}\d]/u.test(line)) return "";
  const [, , code] = NUMBER.exec(line) ?? [];
  if (code === undefined) return null;
  const bare = code.replaceAll(/[（(][^）)]*[）)]|[字第]|-/g, "");
  const letters = bare.replaceAll(/[\d一二三四五六七八九十]/g, "");
  const find = code.includes("字") ? [formerOf, suffixOf] : [kindOf, suffixOf, formerOf];
  for (const read of find) {
    const found = read(read === kindOf ? bare : letters, known);
    if (found) return found;
  }
  return null;
}

/** The kind of case if it directly follows the court's digits: 民初 in 京0101民初. */
function kindOf(code: string, known: ReadonlySet<string>): string | undefined {
  const kind = /\d(\D+)$/.exec(code)?.[1];
  return kind !== undefined && known.has(kind) ? kind : undefined;
}

/** The longest known code with which the text ends. */
function suffixOf(letters: string, known: ReadonlySet<string>): string | undefined {
  return Array.from(letters, (_, from) => letters.slice(from)).find((rest) => known.has(rest));
}

function formerOf(letters: string, known: ReadonlySet<string>): string | undefined {
  for (const [form, today] of FORMER) {
    const found = form.exec(letters);
    const meant = found && today.replace("$1", found[1] ?? "");
    if (meant && known.has(meant)) return meant;
  }
  return undefined;
}
