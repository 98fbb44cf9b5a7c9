import type { ParseContext } from "../../parse-result.ts";

/** A court named in a text. `id` is null if the catalogue does not have this court. */
export interface CourtCandidate {
  /** The catalogue's label if it has the court, else the printed name. */
  name: string;
  id: number | null;
}

const MAX_NAME_CHARS = 40;
/** A character that no court's name contains. The clause starts after the last one. */
const CLAUSE_START = /[^\u4e00-\u9fff·]/;
/** The end of a court's name. That of a high court's division for a production corps is 分院. */
const COURT_END = /(?:法院|法庭|法院赔偿委员会|法院[\u4e00-\u9fff]{2,8}分院)$/;
/** The text before a court's name, up to the last word that is not part of the name. */
const LEADING =
  /.*(?:不服|提起上诉后?|宣判后|上诉后|抗诉后|提起公诉后?|上诉于|起诉至|诉至|移送|报请|报送|指定由|指令|裁定由|改由|经|被告人|上诉人|原告人|一审法院|二审法院|原审法院|再审法院|申请再审后?|原审|一审|二审|再审|依法|认为|后|向|由|对|因|与|并|即|系|为)/;

/**
 * The court whose name ends at `end` (just after 法院 or 赔偿委员会), or null. It is the longest text ending there
 * that the catalogue knows as a court, so words before the name are dropped.
 */
export function courtEndingAt(
  text: string,
  end: number,
  context: ParseContext,
  caseNumber?: string,
): CourtCandidate | null {
  const clause = clauseBefore(text, end);
  if (!COURT_END.test(clause)) return null;
  const name = clause.replace(LEADING, "");
  // A name of three characters or less (本院) does not identify a court.
  const known = name.length > 3 ? context.resolveCourt(name, caseNumber) : null;
  if (known) return { name: known.label, id: known.id };
  for (let start = 0; start <= clause.length - 4; start++) {
    const court = context.resolveCourt(clause.slice(start), caseNumber);
    if (court) return { name: court.label, id: court.id };
  }
  return name.length >= 6 ? { name, id: null } : null;
}

/**
 * The court with a printed name. If the catalogue does not know it, the court has the printed name and no id.
 */
export function toNamedCourt(printed: string, context: ParseContext, caseNumber?: string): CourtCandidate {
  const court = context.resolveCourt(printed, caseNumber);
  return court ? { name: court.label, id: court.id } : { name: printed, id: null };
}

/**
 * The court that a case number alone identifies, or null. 最高法 stands for the Supreme People's Court; since
 * 2016 every court has a code of its own.
 */
export function courtOfNumber(caseNumber: string, context: ParseContext): CourtCandidate | null {
  const isSupreme = caseNumber.includes("）最高法");
  const court = isSupreme ? context.resolveCourt("最高人民法院") : context.courtOfCaseNumber(caseNumber);
  return court ? { name: court.label, id: court.id } : null;
}

const clauseBefore = (text: string, end: number): string =>
  text
    .slice(Math.max(0, end - MAX_NAME_CHARS), end)
    .split(CLAUSE_START)
    .at(-1) ?? "";
