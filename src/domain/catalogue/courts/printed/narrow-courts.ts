import type { NamedCourt } from "../names/court-names.ts";
import type { CourtIndex } from "../names/courts.ts";

/** Facts besides a court's name that tell courts with the same name apart. All are optional. */
export interface CourtHint {
  /**
   * A case number of the court. It states the year and the province (沪 in 沪0115民初), and since 2016 the court
   * itself.
   */
  caseNumber?: string;
  /** Id of a higher court, e.g. the one that heard the appeal. */
  under?: number;
}

/** Number of years after a change of name in which judgments may still have the old one. */
const YEARS_OF_GRACE = 2;

/**
 * The courts that agree with the hint. If one part of the hint excludes all of them, that part is ignored. A
 * wrong hint therefore never leads to a court outside the given ones.
 */
export function narrowByHint(named: NamedCourt[], courts: CourtIndex, hint: CourtHint): NamedCourt[] {
  let left = named;
  const keep = (fits: (one: NamedCourt) => boolean) => {
    const agreeing = left.filter(fits);
    if (agreeing.length > 0) left = agreeing;
  };
  if (hint.under !== undefined) {
    const [from, to] = courts.range(hint.under);
    keep(({ ordinal }) => ordinal >= from && ordinal < to);
  }
  if (hint.caseNumber) {
    const { sign, place, year } = readCaseCode(hint.caseNumber);
    const carries = (start: string) =>
      keep(({ ordinal }) => {
        const codes = courts.facts.codes[courts.ordered[ordinal]!.label] ?? [];
        return codes.some((code) => code.startsWith(start));
      });
    // Four digits are the code of a basic court. Their first two are the code of the court above it.
    if (place !== "") for (const length of [0, 2, 4]) carries(sign + place.slice(0, length));
    if (year > 0) keep(({ until }) => until < 2 || year <= until + YEARS_OF_GRACE);
  }
  return left;
}

/** First year in which a case number begins with its court's code (法〔2015〕137号). */
const CODED_SINCE = 2016;

/**
 * The label of the court whose code is in the case number, if it is not the given court. Null if it is, or if
 * one of the two codes is unknown.
 */
export function otherCourtOfNumber(caseNumber: string, courtId: number, courts: CourtIndex): string | null {
  const { sign, place, year } = readCaseCode(caseNumber);
  const codesOf = (label: string) => courts.facts.codes[label] ?? [];
  const own = codesOf(courts.byId(courtId)?.label ?? "");
  if (year < CODED_SINCE || own.length === 0 || own.includes(sign + place)) return null;
  return courts.ordered.find(({ label }) => codesOf(label).includes(sign + place))?.label ?? null;
}

/**
 * The year, the province's character and the digits of the court in a case number: 2021, 内 and 0102 in
 * （2021）内0102民初5号. Only numbers since 2016 have the digits. A missing part is 0 or "".
 */
function readCaseCode(caseNumber: string): { year: number; sign: string; place: string } {
  const parts = /(\d{4})[^\d\p{Script=Han}]*(\p{Script=Han})?(\d{2,4})?/u.exec(
    caseNumber.normalize("NFKC").replace(/\s/g, ""),
  );
  if (!parts) return { year: 0, sign: "", place: "" };
  const [, year, sign = "", place = ""] = parts;
  return { year: Number(year), sign, place };
}
