import type { CourtIndex } from "#domain/catalogue/courts/names/courts.ts";
import type { CourtHint } from "#domain/catalogue/courts/printed/narrow-courts.ts";
import { resolveCourt } from "#domain/catalogue/courts/printed/resolve-court.ts";

/** A court's name as printed in another source, with the case number printed beside it or "". */
export interface PrintedName {
  name: string;
  caseNumber: string;
}

/**
 * How many names were resolved and how: `exact` names are labels, `read` names were parsed; the others are
 * listed.
 */
export interface NameCoverage {
  names: number;
  exact: number;
  read: number;
  /** Number of names resolved only with the help of the case number. */
  hinted: number;
  ambiguous: string[];
  unknown: string[];
  /** Names that identify no court because parts are masked (某市, 某某区). */
  anonymous: string[];
  /** Names resolved to a province other than that of the case number beside them, hence to a wrong court. */
  contradicted: string[];
}

const BLANKED = /某|[×xX*]{1,}/;

/**
 * How many of the names the catalogue resolves. Each name counts once, with the first case number beside it;
 * contradictions are checked for every occurrence.
 */
export function measureNameCoverage(printed: PrintedName[], courts: CourtIndex): NameCoverage {
  const coverage: NameCoverage = {
    names: 0,
    exact: 0,
    read: 0,
    hinted: 0,
    ambiguous: [],
    unknown: [],
    anonymous: [],
    contradicted: [],
  };
  const seen = new Set<string>();
  for (const { name, caseNumber } of printed) {
    const alone = resolveCourt(name, courts);
    if (alone.kind === "found" && isContradicted(alone.id, caseNumber, courts)) {
      coverage.contradicted.push(name + caseNumber);
    }
    if (seen.has(name)) continue;
    seen.add(name);
    if (BLANKED.test(name)) {
      coverage.anonymous.push(name);
      continue;
    }
    coverage.names++;
    const hint: CourtHint = caseNumber === "" ? {} : { caseNumber };
    if (courts.byLabel(name)) coverage.exact++;
    else if (alone.kind === "found") coverage.read++;
    else if (alone.kind === "unknown") coverage.unknown.push(name);
    else if (resolveCourt(name, courts, hint).kind === "found") coverage.hinted++;
    else coverage.ambiguous.push(name);
  }
  return coverage;
}

/** Case numbers since 2016 have the province's character and a code, e.g. 沪0115 (法〔2015〕137号). */
const SIGN = /）(\p{Script=Han})\d{2,4}\p{Script=Han}/u;

function isContradicted(id: number, caseNumber: string, courts: CourtIndex): boolean {
  const sign = SIGN.exec(caseNumber)?.[1];
  const codes = courts.facts.codes[courts.byId(id)!.label];
  return sign !== undefined && codes !== undefined && !codes.some((code) => code.startsWith(sign));
}

/** The share of names found, 0 to 1; 1 if there are no names. */
export function foundShare({ names, exact, read, hinted }: NameCoverage): number {
  return names === 0 ? 1 : (exact + read + hinted) / names;
}
