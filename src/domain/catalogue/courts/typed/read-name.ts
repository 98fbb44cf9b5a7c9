import type { NamedCourt } from "../names/court-names.ts";
import type { CourtIndex } from "../names/courts.ts";
import { sayCourt, shortCourtNames } from "../names/short-court-names.ts";
import { type CourtHint, narrowByHint } from "../printed/narrow-courts.ts";
import { type CourtResolution, resolveCourt } from "../printed/resolve-court.ts";
import { beginCourts, readShortForm } from "./read-short-form.ts";
import { rewordCourt, saysNothing } from "./reword-court.ts";

/** Maximum length of a text that can name a place or court, in characters. */
export const MAX_COURT_CHARS = 40;
/**
 * Ids of the courts that a text may mean. If there is only one, it is taken without asking only if `isSure`.
 */
export interface Reading {
  ids: number[];
  isSure: boolean;
}

/** Ids of the courts in a resolution; none if the court is unknown. */
export const idsOf = (read: CourtResolution): number[] =>
  read.kind === "unknown" ? [] : read.kind === "found" ? [read.id] : read.ids;

/**
 * Names of hospitals, schools, prosecutors' offices and other places that resemble court names. Military
 * courts are included, because the catalogue lacks them: 上海军事法院 is not a typo of 上海海事法院.
 */
export const OTHER_HOUSE =
  /军事(?:法|院)|军事$|(?:医|学|影|剧|戏|科|书|画|寺|老|利|察|究|修|美容|电影|国务|参议|众议)院$/;

/**
 * The courts named in the text as a whole, in a printed or a short form. `asked` is the text as typed, `bare`
 * the text of `bareName`.
 */
export function readName(asked: string, bare: string, courts: CourtIndex, hint: CourtHint): Reading {
  const printed = idsOf(resolveCourt(asked, courts, hint));
  const asPrinted = { ids: printed, isSure: true };
  if (bare.length < 2 || bare.length > MAX_COURT_CHARS || OTHER_HOUSE.test(bare)) return asPrinted;
  const { named, isBegun } = readShortForm(bare, courts);
  if (named.length === 0) return asPrinted;
  const short = shortCourtNames(courts);
  const left = named.length > 1 ? narrowByHint(named, courts, hint) : named;
  // If a court was split, its former name may mean any of the numbered courts that succeeded it.
  const parts = left.length === 1 && left[0]!.until !== 0 ? beginCourts(sayCourt(bare), short) : [];
  const ids = [...left, ...parts].map(({ ordinal }: NamedCourt) => courts.ordered[ordinal]!.value);
  // For 高级人民法院（重庆）, `printed` is all high courts, because reading a printed name drops the bracket.
  const isWithin = printed.length > 1 && ids.every((id) => printed.includes(id));
  return { ids: [...new Set(isWithin ? ids : [...printed, ...ids])], isSure: !isBegun };
}

/**
 * The courts that the text names after words around the name are dropped, or after its places are put in
 * another order; null if it names none. The reading is sure only if the dropped words say nothing about the
 * place.
 */
export function readReworded(bare: string, courts: CourtIndex, hint: CourtHint): Reading | null {
  for (const { text, dropped } of rewordCourt(bare, shortCourtNames(courts))) {
    const { ids, isSure } = readName(text, text, courts, hint);
    if (ids.length > 0) return { ids, isSure: isSure && saysNothing(dropped) };
  }
  return null;
}
